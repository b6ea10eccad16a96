# Beállítások és adatok.
settings-server = A szerver beállításai
settings-member = A te beállításaid
settings-language = Nyelv
settings-language-server = A szerver Discord-nyelve
settings-language-member = A te Discordod nyelve
settings-pace = Gondolkodási idő az új asztaloknál
settings-pace-auto = A szokásos: kényelmes
settings-pings = Új üzenet, ha te jössz
settings-colours = A színek színe
pings-always = Mindig
pings-away = Ha egy perce távol vagy
pings-never = Soha
colours-two = Kettő: fekete és piros
colours-four = Négy: fekete, piros, kék és zöld

settings-presets = A szerver házi szabályai
settings-presets-none = Még nincsenek. Nyiss asztalt, nyomd meg: { button-house-rules }, és mentsd el őket.
settings-preset-open = Válassz házi szabályokat
settings-preset-standard = alapértelmezett
settings-preset-standard-button = Legyen alapértelmezett
settings-preset-plain-button = Ne legyen alapértelmezett
settings-preset-delete = Törlés
settings-preset-confirm = Töröljük ezeket a házi szabályokat: { $name }? A nyitott asztalok tovább játszanak velük.
settings-back = Vissza

privacy-forget = Felejts el
privacy-confirm =
    Töröljünk mindent, amit rólad tárolunk: beállításokat, eredményeket, nevet? A folyó játékokban a gép ül a helyedre.
    A befejezett játékok a neved nélkül maradnak meg. Ez nem vonható vissza.
