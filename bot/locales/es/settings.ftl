# Ajustes y privacidad.
settings-server = Ajustes de este servidor
settings-member = Tus ajustes
settings-language = Idioma
settings-language-server = El idioma de Discord del servidor
settings-language-member = El idioma de tu Discord
settings-pace = Tiempo por jugada en mesas nuevas
settings-pace-auto = Como siempre: tranquilo
settings-pings = Mensaje nuevo cuando te toca
settings-colours = Colores de los palos
pings-always = Siempre
pings-away = Si llevas un minuto fuera
pings-never = Nunca
colours-two = Dos: negro y rojo
colours-four = Cuatro: negro, rojo, azul y verde

settings-presets = Las reglas de la casa de este servidor
settings-presets-none = Todavía ninguna. Abre una mesa, pulsa { button-house-rules } y guárdalas.
settings-preset-open = Elige unas reglas de la casa
settings-preset-standard = por defecto
settings-preset-standard-button = Usar por defecto
settings-preset-plain-button = No usar por defecto
settings-preset-delete = Borrar
settings-preset-confirm = ¿Borrar las reglas de la casa { $name }? Las mesas abiertas siguen jugando con ellas.
settings-back = Volver

privacy-forget = Olvidarme
privacy-confirm =
    ¿Borrar todo lo guardado sobre ti: ajustes, resultados y nombre? Tus asientos en mesas en juego pasan a la máquina.
    Las partidas terminadas se quedan sin tu nombre. No se puede deshacer.
