# Házi szabályok, és hogyan kell játszani.
rules-standard = Szokásos szabályok
rules-in-force = Ennek az asztalnak a szabályai
rules-pace = Gondolkodási idő
rules-house = házi szabályok
rules-also = Más néven { $names }
rules-default-bold = -# A szokásos választás vastag betűs.

rules-glossary =
    {"**"}Szójegyzék**
    {"**"}Adu**: a szín, amely a többit üti · {"**"}adu nélkül**: olyan kéz, amelyben egyik szín sem üti a többit
    {"**"}Aduzni**: adut tenni arra a színre, amelyik hiányzik · {"**"}dobni**: olyan lapot tenni, amely se nem szín, se nem adu
    {"**"}Felfordított lap**: az adut mutatja; senki sem játssza ki · {"**"}hiány**: ha egy színből nincs lap
    {"**"}Ígéret**: hány ütést mondasz · {"**"}kezdeni**: az ütés első lapját kijátszani
    {"**"}Kezdő játékos**: az osztó bal oldali szomszédja · {"**"}osztó**: aki oszt; mindig a balra ülő következik
    {"**"}Az osztó megkötése**: az ígéretek összege nem lehet annyi, ahány ütés van
    {"**"}Paca**: elbukott ígéret, feketén a pontozólapon · {"**"}színre színt**: a kivezetett színből tenni
    {"**"}Ütés**: mindenki egy lapja, a legjobb viszi
