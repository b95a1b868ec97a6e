import type { Situation } from './situation.ts';

/** Rites, milestones, kin, care and schools of children in many countries, beside those in `family.ts`. */
export const RITES: readonly Situation[] = [
  {
    occasion: 'condolence',
    en: 'death anniversary|anniversary of the death|anniversary of my fathers death|anniversary of my mothers death|shraddh|chehlum|fortieth day|40th day|yahrzeit|visiting a bereaved|widows house|at the widows|visiting the parents of|lost her baby|lost their baby|lost their son|lost their daughter|lost his wife|lost her husband|dia de los muertos|day of the dead|scatter dads ashes|scatter mums ashes|ash scattering|ashes on the|memorial bench|memorial walk|memorial run|in memory of|headstone|unveiling of the headstone|headstone unveiling|unveiling of my|hospice visit|hospice family room|all saints|pet funeral|minute of silence|cenotaph|wreath laying|remembrance service|remembrance|memorial service for a colleague|stumbling stone|deathbed|sit with the dying|grave blessing|tend the grave|month after the funeral|a week after the funeral',
    de: 'Gräbersegnung|Grab besuchen|Gräber besuchen|Grabpflege|Stolperstein|Stolpersteinverlegung|Sterbebegleitung|Hospiz|Jahresmesse|Jahrgedächtnis|Seelenamt|Totengedenken|Trauerkreis|Trauergruppe|Trauercafé|Trauernde besuchen|Witwe besuchen|Abschied im Betrieb|Kranzniederlegung|Gedenken|Gedenkgottesdienst|Gedenkfeier für|verstorbenen|verstorbener|Eltern meines verstorbenen|ein Jahr danach|Friedhof besuchen|Asche verstreuen|Gedenkstunde',
  },
  {
    occasion: 'funeral',
    en: 'services for my fathers|services for my mothers|services for my father|services for my mother|services for my dad|services for my mom|services for my uncle|services for my aunt|services for my grandfather|services for my grandmother|services for my late|services for the late|service for my late|scattering my|scattering the ashes|scattering his|scattering her|scatter the ashes|scatter his ashes|scatter her ashes|his ashes|her ashes|their ashes|brothers ashes|sisters ashes|mothers ashes|fathers ashes|moms ashes|mums ashes|dads ashes|ash scattering|pallbearer|casket|coffin|open casket|be buried|to be buried|bury my|burying my|laid to rest|carry the urn|wake and funeral|state funeral|military funeral|funeral home visit|funeral mass|homegoing|homegoing service|funeral procession|mourners|buddhist funeral|hindu funeral',
    de: 'Trauerandacht|Asche verstreuen|Seebestattung|Andacht für meinen verstorbenen|Sarg|Sargträger|Urne|Grablegung|Trauerzug|Requiem|Trauergäste|Aussegnung|Abdankung|Totenwache|Trauerrede|zu Grabe|Staatsbegräbnis',
  },
  {
    occasion: 'sacred',
    en: 'temple tour|temples|temple hopping|temple of the tooth|temple and|mosques|mosque tour|mosque visit|blue mosque|hagia sophia|cathedral tour|cathedrals|basilica|basilicas|monastery|monasteries|monastery tour|monastery visit|convent tour|shrine|shrines|pagoda|shwedagon|angkor wat|borobudur|tirupati|holy land|western wall|church of the holy sepulchre|al aqsa|notre dame|sistine|sistine chapel|st peters|sacre coeur|chartres|cologne dom|assisi|lourdes|fatima|meteora|mount athos|rock churches|stupa|ashram visit|temple open house|visit a temple|visit the temple|visit a mosque|visit the mosque|visit a cathedral|visit the cathedral|churches and|seven churches|synagogue tour|temple queue|temple ceremony|kyoto temples|bodh gaya|varanasi|church tour|crypt tour|dress code for the vatican|shoulders and knees covered',
    de: 'Tempeltour|Tempelbesuch|Tempelbesichtigung|Tempelanlage|Tempel und|Moscheebesuch|Moscheebesichtigung|Blaue Moschee|Hagia Sophia|Kirchenbesichtigung|Kirchen besichtigen|Kirchen angucken|Kirchenführung|drei Kirchen|Dombesichtigung|Domführung|Kathedrale|Basilika|Petersdom|Vatikan|Kölner Dom|Kloster|Klosterbesichtigung|Klosterkirchen|Klosterbesuch|Klosterführung|Wallfahrt|Wallfahrtsort|Pilgerreise|Pilgerfahrt|Lourdes|Fatima|Athos|Angkor Wat|Pagode|Goldener Tempel|Heiliges Land|Klagemauer|buddhistisches Zentrum|Synagogenführung|Sixtinische Kapelle|Schultern und Knie bedeckt|Schultern bedecken',
  },
  {
    occasion: 'worship',
    en: 'evensong|vespers|compline|sermon|altar server|altar boy|communion service|church service|sunday mass|latin mass|mass on|worship night|praise night|worship evening|prayer meeting|prayer group|jehovahs witnesses|kingdom hall|mormon church|sabbath|shabbat dinner|shabbat service|saturday adventist|adventist|kirtan|satsang|evening aarti|havan|pagan rite|solstice rite|lay preacher|preaching|vicar|new vicar|lector|harvest service|candlemas|good friday service|church with my|synagogue on|torah|mosque open day|salvation army meeting|orthodox liturgy|divine liturgy|quaker worship',
    de: 'Lobpreisabend|Lobpreis|Abendmahl|Vesper|Abendandacht|Frühmesse|Hochamt|Sonntagsmesse|Heilige Messe|Rosenkranz|Taizé|Jugendgottesdienst|Familiengottesdienst|Erntedankgottesdienst|Ministrantin|Ministrant|Messdiener|Messdienerin|Pfarrerin|Pfarrer|Küster|Mesner|Sakristei|Predigt|Zeugen Jehovas|Königreichssaal|Versammlung der Zeugen|Gebetskreis|Gebet|Schabbat|Schabbatessen|Fronleichnam|Prozession|Bußgottesdienst|Kantorei',
  },
  {
    occasion: 'mosque',
    en: 'friday prayer|friday prayers|jummah|jumuah|taraweeh|tarawih|friday mosque|at the mosque|to the mosque|ramadan prayers|prayer at the masjid',
    de: 'Freitagsgebet|Tarawih|Moschee|in der Moschee|in die Moschee|Freitagsgebet in der Moschee',
  },
  {
    occasion: 'gurdwara',
    en: 'gurdwara|sikh temple|langar|kirtan at the gurdwara',
    de: 'Gurdwara|Sikh Tempel|Besuch im Gurdwara',
  },
  {
    occasion: 'nikah',
    en: 'nikah|nikkah|walima|valima|muslim wedding|mosque wedding',
    de: 'Nikah|Walima|muslimische Hochzeit|Hochzeit in der Moschee|Trauung in der Moschee',
  },
  {
    occasion: 'janazah',
    en: 'janazah|janaza|janazah prayer|muslim funeral|islamic funeral|muslim burial',
    de: 'Janaza|Dschanaza|muslimische Beerdigung|islamische Beerdigung|muslimisches Begräbnis|Totengebet',
  },
  {
    occasion: 'eid',
    en: 'eid prayer|eid prayers|eid morning prayers|eid morning prayer|prayers for eid',
    de: 'Eid Gebet|Festgebet|Bayramgebet|Opferfestgebet',
    needs: ['head covered', 'on the floor', 'shoes off'],
  },
  {
    occasion: 'easter-service',
    en: 'easter service|easter sunday service|easter church|easter sunday church|easter morning service|easter at church|easter mass|christmas mass|midnight mass|carol service|carols service|christmas carols|carols by candlelight|carols at church|lessons and carols|christmas eve service|christmas eve mass|christmas service|christmas church service|palm sunday|ushering at church|usher at church|church usher',
    de: 'Ostergottesdienst|Osternacht|Osterandacht|Christmette|Mitternachtsmesse|Weihnachtsgottesdienst|Palmsonntag',
  },
  {
    occasion: 'indian-feast',
    en: 'pandal|pandal hopping|garba nights|garba night|garba|dandiya|dandiya night|bandi chhor|guru nanak|bonalu|baisakhi|karwa chauth|teej|mehndi night|mehndi ceremony|sangeet night|sangeet and',
    de: 'Garba|Dandiya',
  },
  {
    occasion: 'festival-of-lights',
    en: 'holi|holi party|holi with|chuseok|seollal|korean new year|vietnamese new year|qingming|moon cakes|mooncakes|hanukkah party|hannukah|chanukah|purim|purim party|simchat torah|las posadas|orthodox christmas|greek easter with|mawlid|norouz|nowruz picnic|nauryz|losar|vesak|loy krathong|chinese new year banquet|red envelope|lantern festival night',
    de: 'Chanukka|Hanukka|Purim|Lunar New Year|Chinesisches Neujahrsfest|Mondfest|Newroz|Nouruzfest|Tet Fest|Vesakh|orthodoxe Weihnacht|Chuseok',
  },
  {
    occasion: 'christening',
    en: 'baby dedication|dedication of|dedication of the twins|dedication of twins|godchilds christening|aqiqah|akika|naming day ceremony|100 days celebration|hundred days celebration|red egg party|baby naming|baptise|baptised|baptized|being baptised|being baptized|christening gown|godparent|godparents',
    de: 'Kindersegnung|Taufgottesdienst|Götti|Gotte|Taufgesellschaft|getauft|Taufkaffee|Kindstaufe|Willkommensfest|Namensgebung|Aqiqa|Beschneidungsfest|Patenkind Taufe',
  },
  {
    occasion: 'confirmation',
    en: 'sacred thread|upanayanam|shashtiabdapoorthi|coming of age day|seijin|quince|coming of age|confirmand|takes her vows as|profession of vows|becomes a deacon|becomes a priest|priests ordination|jubilee of my parents|fiftieth anniversary of my parents|grandparents golden wedding|parents golden wedding|my parents fiftieth|my parents 50th|first holy communion',
    de: 'Konfi|Konfirmandin|Konfirmand|konfirmiert|gefirmt|Kommunionkind|Firmpate|Firmpatin|Jugendfeier|Rubinhochzeit|Gnadenhochzeit|Eiserne Hochzeit|Silberhochzeit der|Goldhochzeit der|Priesterjubiläum|Primiz|Profess|Diakonweihe|Ordensjubiläum|Volljährigkeitsfeier',
  },
  {
    occasion: 'church-wedding',
    en: 'orthodox wedding|greek orthodox wedding|catholic wedding|lutheran wedding|sikh wedding|anand karaj|jewish wedding|orthodox jewish wedding|chapel wedding|convent wedding|wedding in a chapel|wedding in a cathedral|nuptial mass|wedding mass|church ceremony|synagogue wedding|temple wedding|marry in church|marries in church|marrying in church|abbey wedding|ave maria at a wedding|gurdwara wedding|marries at st',
    de: 'katholische Trauung|evangelische Trauung|orthodoxe Trauung|orthodoxe Hochzeit|Trauung im Dom|Trauung in der Kirche|Trauung in der Kapelle|Hochzeit in der Kirche|Hochzeit im Dom|Hochzeit in der Kapelle|Kirchenhochzeit|Klosterhochzeit|Brautmesse|Traugottesdienst|Hochzeit im Kloster|heiraten kirchlich|heiratet kirchlich',
  },
  {
    occasion: 'city-wedding',
    en: 'town hall wedding|city hall wedding guest|wedding at city hall|wedding at the registry|civil partnership|at the town hall marry|married at city hall|marry at city hall|restaurant wedding|museum wedding|library wedding|brewery wedding|loft wedding|warehouse wedding|penthouse wedding|nightclub wedding|theatre wedding|casino wedding|supper club wedding|rooftop vows|downtown wedding|wedding downtown|wedding in a museum|wedding in a restaurant|wedding in a hotel|wedding in a loft|wedding on a rooftop|weds at the|chelsea registry|registry wedding|marylebone town hall|courthouse ceremony|elopes|witness at a wedding|witness at the wedding',
    de: 'Ziviltrauung|Zivilstandsamt|Zivilhochzeit|standesamtlichen Hochzeit|standesamtlichen Trauung|Trauung im Rathaus|Trauung im Standesamt|Hochzeit im Rathaus|Hochzeit im Hotel|Hochzeit im Restaurant|Hochzeit im Museum|Hochzeit im Loft|Hochzeit in der Stadt|Stadthochzeit|Rathaushochzeit|Dachterrassenhochzeit|heiratet im Standesamt|heiraten im Standesamt|Trauzeugin im Standesamt|Trauzeuge im Standesamt|heiratet im Rathaus|Fabrikhochzeit|Brauereihochzeit',
  },
  {
    occasion: 'garden-wedding',
    en: 'orchard wedding|field wedding|marquee wedding|tent wedding|tented wedding|estate wedding|ranch wedding|meadow wedding|forest wedding|woodland wedding|lakeside wedding|lake wedding|festival wedding|glasshouse wedding|greenhouse wedding|botanical garden wedding|rose garden wedding|micro wedding|wedding in a field|wedding in a marquee|wedding in a tent|wedding in a barn|wedding in an orchard|wedding on a lawn|wedding on the lawn|wedding in the forest|wedding in the woods|wedding at a lake|wedding at a winery|winery wedding|marries in their garden|married in the garden|married in a barn|humanist handfasting|handfasting|lavender field|country house wedding|castle lawn|rustic wedding|boho wedding|campsite wedding|mountain wedding',
    de: 'Freie Trauung im Garten|freie Trauung auf der|Obstwiese|Hochzeit auf der Wiese|Hochzeit im Freien|Hochzeit draußen|Hochzeit auf dem Weingut|Weingut Hochzeit|Weinguthochzeit|Hochzeit auf dem Land|Landhochzeit|Hochzeit im Zelt|Zelthochzeit|Hochzeit in der Scheune|Scheune Hochzeit|Hochzeit auf einem Gutshof|Hochzeit auf dem Gutshof|Gutshofhochzeit|Hochzeit im Apfelgarten|Waldhochzeit|Wiesenhochzeit|Hofhochzeit|Almhochzeit|Hochzeit auf der Alm|Hochzeit am See|Seehochzeit|Hochzeit im Schlosspark|Bohohochzeit|Hochzeit im Wald|Hochzeit im Weinberg',
  },
  {
    occasion: 'beach-wedding',
    en: 'seaside wedding|seaside vows|vows on the beach|ceremony on the beach|ceremony on the dunes|ceremony in the dunes|wedding on a sandbank|wedding by the sea|wedding on the sand|wedding at the beach|wedding by the ocean|wedding on an island|island wedding|hawaii wedding|wedding in jamaica|wedding in the maldives|sand ceremony|barefoot wedding|cliff wedding|wedding on a boat|boat wedding|goa wedding|beach ceremony|pheras on the beach|marry on the beach|marries on the beach|wedding in bali|wedding in mallorca|wedding in ibiza|coastal wedding|vow renewal on the beach',
    de: 'Hochzeit am Meer|Hochzeit am Strand|Hochzeit in den Dünen|Trauung am Strand|Trauung am Meer|Zeremonie am Strand|Zeremonie in den Dünen|Barfußhochzeit|Hochzeit auf Mallorca|Hochzeit auf Sardinien|Hochzeit auf Rügen|Hochzeit auf Sylt|Hochzeit auf Ibiza|Hochzeit an der Ostsee|Hochzeit an der Nordsee|Inselhochzeit|Ostseehochzeit|Nordseehochzeit|Hochzeit am Wasser|Hochzeit auf einer Insel|Hochzeit auf dem Schiff',
  },
  {
    occasion: 'bride',
    en: 'im the bride|i am the bride|we are the bride|im the groom|i am the groom|bride and groom both|i am marrying|im marrying|were marrying|we are marrying|we marry|we elope|we say i do|vegas chapel|las vegas chapel|elvis chapel|my town hall dress|civil wedding dress for me|wedding dress for me|my bridal|second time round bride|i get married|we get married|my wedding day|our wedding day|my own registry|my vow renewal|im one of the brides|im one of the grooms',
    de: '|Brautpaar wir|heirat ich|ich werde heiraten|wir zwei heiraten|unser Standesamt|mein Standesamt|zweite Hochzeit ich|meine zweite Hochzeit|Hochzeitskleid für mich|Brautkleid für mich|mein Hochzeitskleid|Ja sagen wir|wir sagen ja|eheliche ich|unser Jawort|ich die Braut|Hochzeitsanzug',
  },
  {
    occasion: 'wedding-guest',
    needs: ['beside the couple'],
    en: 'mother of the bride|mother of the groom|father of the bride|father of the groom|father of groom|mother of bride|brides mother|brides father|grooms mother|grooms father|parents of the bride|parents of the groom|walking her down the aisle|walk her down the aisle|walking my daughter down|giving her away|best man|best woman',
    de: 'Mutter der Braut|Vater der Braut|Mutter des Bräutigams|Vater des Bräutigams|Brautmutter|Brautvater|Bräutigam Vater|Brauteltern|Trauzeuge|Trauzeugin|Trauzeugen',
  },
  {
    occasion: 'wedding-guest',
    en: 'handfasting|grooms side|brides side|groomsmen|grooms brother|grooms grandmother|grooms uncle|uncle of the groom|aunt of the bride|sister of the bride|brother of the groom|brides brother|brides sister|flower girl|knocking ceremony|engagement ceremony|roka|indian wedding|hindu wedding|pakistani wedding|baraat|shaadi|nigerian wedding|ghanaian engagement|chinese wedding|chinese tea ceremony|turkish wedding|destination wedding guest|weekend wedding|wedding disco|plus one at a wedding|plus one to a wedding|giving them away|usher at a wedding|wedding welcome party|post wedding party',
    de: 'Hochzeit im Ballsaal|Bruder des Bräutigams|Schwester der Braut|Brautpaar|Bräutigams|Hochzeitstafel|türkische Hochzeit|indische Hochzeit|Hochzeit von Kollegen|Polterhochzeit|Hochzeitsmahl|Blumenmädchen|Hochzeitsessen|Hochzeitseinladung|Verlobungsparty|Verlobungsessen|Henna und Hochzeit|als Hochzeitsgast|Hochzeitskapelle|Hochzeitsparty|Hochzeitsbrunch',
  },
  {
    occasion: 'graduation',
    en: 'prizegiving|prize giving|speech day|awards evening|honor roll ceremony|honour roll ceremony|honor roll assembly|awards assembly|school awards ceremony|my sons graduation|my daughters graduation|my nieces graduation|my nephews graduation|my sisters graduation|my brothers graduation|grandsons graduation|granddaughters graduation|grandson is graduating|granddaughter is graduating|grandsons graduating|granddaughters graduating|daughter graduates|son graduates|husband graduates|wife graduates|partner graduates|nephew graduates|niece graduates|brother graduates|sister graduates|my class graduates|friend graduates|girlfriend graduates|boyfriend graduates|passing out parade|passes out of|police academy|sisters phd|brothers phd|hooding ceremony of|degree ceremony of|gets his bachelors|gets her bachelors|gets his degree|gets her degree|get their certificates|certificate ceremony|oath ceremony|medal ceremony|honours ceremony|diploma ceremony of|citizenship ceremony for',
    de: 'Ehrung in der Schule|Preisverleihung in der Schule|Zeugnisverleihung von|Zeugnisvergabe|Zeugnisübergabe|Zeugnisse|Diplomfeier|Diplomverleihung|Freisprechungsfeier|Freisprechung|Exmatrikulationsfeier|Gesellenfeier|Promotionsfeier|wird promoviert|kriegt ihr Diplom|kriegt sein Diplom|bekommt ihr Diplom|bekommt sein Diplom|kriegt seinen Master|bekommt ihren Master|Abifeier|Abschluss meiner Tochter|Abschluss meines Sohnes|Abschluss meiner Enkelin|Urkundenverleihung|Ordensverleihung|Ehrung|Siegerehrung|Einbürgerungsfeier|Vereidigung Bundeswehr|Gelöbnis|Ernennung|Masterabschlussfeier|Bachelorabschlussfeier',
  },
  {
    occasion: 'own-graduation',
    en: 'under the gown|under my robe|my degree|my phd ceremony|my masters ceremony|masters ceremony|my bachelors|i graduate|i am graduating|im graduating|i got my ged|my ged|my hooding|jd ceremony|my diploma|getting my diploma|getting my degree|getting my high school diploma|getting my master|cap and gown|mortarboard|valedictorian|valedictorian speech|8th grade grad|grad walk|my convocation|conferment|my vet school graduation|my med school graduation|my nursing pinning|pinning ceremony|white coat ceremony|medical oath ceremony|my citizenship ceremony|my award ceremony|my oath',
    de: 'meine Abschlussfeier|meine Zeugnisverleihung|mein Abschluss|meinen Abschluss|mein Diplom|mein Bachelorzeugnis|Bachelorzeugnis|Masterzeugnis|mein Masterabschluss|meine Promotionsfeier|meine eigene Promotionsfeier|meine Absolventenfeier|meine Graduierung|Sponsion|meine Sponsion|meine Promotion|Doktorfeier|Doktorhut|Meisterfeier|Meisterbrief|meinen Meisterbrief|unterm Talar|unter dem Talar|unterm Umhang|meine Zeugnisvergabe|Matura bestanden|Abi bestanden|mein Abi|bekomme meine Urkunde|meine Freisprechung|meine Gesellenfeier|krieg mein Zeugnis|kriege mein Zeugnis',
  },
  {
    occasion: 'baby-shower',
    en: 'baby sprinkle for|seemantham|godh bharai|dohale jevan|valaikappu|blessingway|mother blessing|my shower|at my shower|my own baby shower|kitchen shower|couples shower|diaper party|stork party|mummy to be|adoption shower|baby brunch',
    de: 'Babyshower|Überraschungsbabyparty|Babyfeier|Windelparty|Gender Reveal|Genderparty|Mamaparty|Babybauchparty|JGA Brunch|Brautshower|Bridal Shower|Segenskreis|Blessingway',
  },
  {
    occasion: 'family',
    en: 'family thing|family day|family sunday|grandmas 80th|grandpas 80th|mums 60th|dads 60th|dads 70th|mums 70th|nans 80th|nanas 90th|grans 90th|turns 80|sisters newborn|visiting my sister and her|my nieces birthday|my nephews birthday|nieces birthday lunch|brothers birthday|my brothers bday|sisters birthday|step kids|stepkids|stepchildren|stepmum|my godmother|family tea|family coffee|family picnic lunch|in laws sunday table|in laws table|sunday table|welcome tea|mothering sunday|grandparents day lunch|visiting my parents|visit my parents|visiting my grandparents|visit my grandparents|visiting my sister|visiting my brother|home to my parents',
    de: 'Familientag|Familiensonntag|Familienkaffee|Familiengeburtstag|Familienbesuch|Familienfrühstück|Familienrunde|alle Generationen|drei Generationen|Uroma|Uropa|Omas 80|Opas 80|Mamas Geburtstag|Papas Geburtstag|Geburtstag meiner Schwester|Geburtstag meines Bruders|Geburtstag meiner Tante|Geburtstagskaffee|Verlobungskaffee|Sonntagskaffee|Nichte besuchen|Neffe besuchen|Besuch bei den Eltern|Besuch bei der Schwester|Besuch bei meiner Schwester|Elternbesuch|Osterfest|Osterkaffee|Pfingsten|Namenstag|Goldene Hochzeit im kleinen Kreis|Sonntag bei den Eltern|Patchworkfamilie',
  },
  {
    occasion: 'relatives',
    en: 'cousins reunion|cousins meet|clan gathering|the whole clan|aunties|eleven aunties|uncles and aunts|uncle and aunt|relatives from|relatives are coming|the cousins|village relatives|grandmas 85th|grandmas 90th|father in laws 80th|grandpa turns|granny turns|nan turns|gran turns|family clan|extended family|my husbands relatives|my wifes relatives|meeting distant relatives',
    de: 'Cousinentreffen|Vetterntreffen|Cousintreffen|Sippentreffen|Sippe|Großfamilie|bei der Verwandtschaft|Onkel und Tante|Tanten und Onkel|bucklige Verwandtschaft|buckligen Verwandtschaft|Besuch vom Onkel|Verwandte aus|Familie aus|beim Schwager|bei der Schwägerin|bei meiner Tante|bei meinem Onkel|Namenstag von',
  },
  {
    occasion: 'family-christmas',
    en: 'secret santa at grans|boxing day lunch|christmas pyjamas|xmas at home|xmas dinner|xmas lunch|xmas with|xmas at my|first christmas since|first christmas with|christmas at my|on the 24th|tamales|carving the goose|carving the turkey|hanukkah at my|christmas with family|julbord|sinterklaas at|noche buena|nochebuena|wigilia|christmas eve dinner|christmas eve at|christmas morning with|christmas presents at',
    de: 'Feiertage|zweiter Feiertag|erster Feiertag|Weihnachtstage|Weihnachten daheim|Weihnachten bei Oma|Weihnachten bei|Weihnachtsgans|Heiligabend bei|Heiligabend zu Hause|Bescherung mit Kindern|Christbaum|Weihnachtsbesuch|Familienweihnacht|am 24. daheim|erstes Weihnachten|Weihnachtsfrühstück|Kartoffelsalat und Würstchen',
  },
  {
    occasion: 'christmas',
    en: 'tree lighting|christmas carols and|advent party|advent tea|xmas tea|xmas drinks|xmas do with|sinterklaas|santa party|christmas quiz|christmas club|reindeer pullover|christmas gathering|christmas evening with friends',
    de: 'Wichteln|Wichtelparty|Schrottwichteln|Adventsfeier|Adventsabend|Nikolausfeier|Vorweihnacht|vorweihnachtlich|vorweihnachtliche Feier|Weihnachtsparty|Weihnachtsfeier im Verein|Weihnachtsfeier vom Verein|Weihnachtsfeier vom Chor|Julfest|Weihnachtskonzert und|Adventstee|Plätzchenabend|Weihnachtsumtrunk',
  },
  {
    occasion: 'meeting-parents',
    en: 'his folks|her folks|their folks|boyfriends mother|boyfriends mum|boyfriends mom|boyfriends dad|girlfriends mother|girlfriends mum|girlfriends mums|girlfriends dad|bfs parents|bfs mum|bfs grandma|gfs parents|his mother for the first|his grandma|her grandma|her father asked|her parents are|his parents are|her parents keep|his parents for the first|first time at his parents|first time at her parents|future mother in law|future father in law|mother in law to be|first dinner at his|first dinner at her|meet the family abroad|parents meet parents|our parents meet|introduce me to his|introduce me to her|introducing my boyfriend|introducing my girlfriend',
    de: 'Schwiegermutter in spe|Schwiegervater in spe|Schwiegereltern in spe|seine Mutter will mich|ihre Mutter will mich|seine Eltern kennen|ihre Eltern kennen|Eltern von ihm|Eltern von ihr|bei seinen Eltern|bei ihren Eltern|zu seinen Eltern|zu ihren Eltern|Vater meines Freundes|Vater meiner Freundin|Mutter meines Freundes|Mutter meiner Freundin|seine Eltern haben|ihre Eltern haben|erstes Mal bei seinen|erstes Mal bei ihren|unsere Eltern lernen|lerne seine Eltern|lerne ihre Eltern|Freund vorstellen zu Hause|künftige Schwiegereltern|künftigen Schwiegereltern',
  },
  {
    occasion: 'parents-evening',
    en: 'parents meeting|grandparents day|grandparents day at school|parents open evening|parents council|parent council|school governors|school governor|teacher wants a word|my sons teacher|my daughters teacher|my kids teacher|my childs teacher|teachers night|teacher night|meet the teachers|parent teacher conf|parent teacher night|parents night at|info evening|information evening|school open house|curriculum night|back to school night|headmistress|headmaster|called in by the school|tiny desks|iep meeting|nativity|school nativity|school recital of|speech therapist to discuss|spring concert at school|school choir concert|year 6 parents meeting|pta evening|school musical',
    de: 'Elternbeirat|Elternbeiratssitzung|Elternvertreter|Elternvertreterin|Klassenpflegschaft|Informationsabend|Infoabend|Infoabend der Schule|Schullaufbahngespräch|Lernentwicklungsgespräch|Lehrergespräch|Gespräch mit der Lehrerin|Gespräch mit dem Lehrer|Gespräch mit der Klassenlehrerin|Elternstammtisch|Elterncafé|Weihnachtsspiel|Aufführung meiner Tochter|Aufführung meines Sohnes|Schulmusical|Kitaaufführung|Elternkaffee|Elternversammlung|Elternsprechabend|Ministühle|weiterführende Schule|Einschulungsgespräch',
  },
  {
    occasion: 'school-fair',
    en: 'school disco|international day at school|world book day|mufti day|dunk tank|sponge throwing|pta stall|pta tombola|tombola|prize giving at primary|kids disco|school christmas fair|school christmas bazaar|school bake sale|school carnival|field day|school jumble sale|school quiz night|school hall swap|panini swap|school open day stall|fun day at school|last day of term fair|charity run at school|summer fete|school raffle|school barbecue|chaperone the disco|school jamboree',
    de: 'Kuchenverkauf|Kuchenstand|Schulbasar|Adventsbasar|Weihnachtsbasar|Bastelbasar|Martinsmarkt|Herbstfest der Schule|Sommerfest Schule|Sommerfest der Kita|Schulfest Kuchen|Tombola|Losverkauf|Losverkäuferin|Projektwoche|Schuldisco|Kinderdisco|Schulflohmarkt|Kinderflohmarkt|Spielefest|Sponsorenlauf|Schulhoffest|Dosenwerfen|Schülerdisco|Faschingsfest der Schule|Kita Sommerfest|Kita Basar|Schulfrühstück',
  },
  {
    occasion: 'school-run',
    en: 'pick up at nursery|pick up from school|picking up from school|school gates in|drop offs|drop off and|drop off then|drive thru drop off|drop off line|carpool|car pool line|carpool line|car line|pick up line|at pick up|pick up then|pickup line|walking the kids to|walk to school with|kids to school|kids swim lessons|kiddos swim lessons|waiting at ballet|waiting at the music school|kids music lesson|bus stop with the kids|school bus stop|pick up the grandkids|pick up the kids|forest kindergarten drop off|scooter in one hand|mum taxi|dad taxi|taxi for the kids',
    de: 'Hol die Kinder|hole die Kinder|Kinder vom Hort|vom Hort abholen|Hort abholen|Schulweg|Schulweg mit|Kinder zum Bus|zum Schulbus|Bushaltestelle mit Kindern|Warten vor der Musikschule|vor der Musikschule|Kind zum Ballett|Kind hat Ballett|zum Judo bringen|begleite die Kleine|zum Training bringen|zum Training fahren|Kinder fahren|Kita Runde|Kitarunde|Abholzeit|Bringen und Abholen|Kiss and ride|Schulranzen|Kinder in die Schule|Kinder zur Kita|Kind zur Kita|Kind zur Schule|Laternenumzug mit der Klasse',
  },
  {
    occasion: 'appointment',
    en: 'glucose test|leg ulcer clinic|podiatrist|chiropodist|prosthetic fitting|orthotics fitting|catheter|blood pressure cuff|24h blood pressure|first tattoo|tattoo session|piercing|laser hair removal|scalp treatment|colour appointment|eye drops|optometrist|eye exam|hearing aid fitting|allergy test|allergy patches|patch test|sleep lab|sleep study|endocrinologist|rheumatologist|neurologist|urologist|oncologist|oncology|oncology ward|infusion chair|plasma donation|donate plasma|clinic at|the clinic|walk in clinic|midwife|hip op|knee op|pre op|pre op assessment|post op check|physio session|speech therapy|couples counselling|dmv|the dmv|passport renewal|registering the baby|registering him at|registering her at|citizenship interview|first aid course|jail visit|prison visit|visiting my brother in prison|visiting hours|ward visit|visit on the ward|hospital visit to my|nursing home visit|care home visit|vet appointment|vets with|driving exam|wig fitting|bra shop fitting|tailor fitting|waiting room|two hours of waiting|mole check|waxing appointment|botox|ivf|egg collection|scan at',
    de: 'Termin beim Amt|beim Amt|Termin beim Arzt|Hausarzt Termin|Ärztin|Orthopäde|Orthopädin|Neurologe|Neurologin|Urologe|Onkologe|Onkologin|Rheumatologe|Diabetologe|HNO|HNO Arzt|Podologe|Podologin|Fußpflege|Kosmetiktermin|Plasmaspende|Glukosetest|Zuckertest|Allergietest|Schlaflabor|Langzeit EKG|Langzeitblutdruck|Prothese anpassen|Prothesenanpassung|Perücke|JVA|Gefängnisbesuch|Besuch in der JVA|Besuchszeit|Erste Hilfe Kurs|Kurs in erster Hilfe|Crashkurs in erster Hilfe|Passamt Termin|Meldeamt|Einwohnermeldeamt|KFZ Zulassung|Zulassungsstelle|Logopädie|Ergotherapie|Wundambulanz|Ambulanz|OP Vorgespräch|Narkosegespräch|Stillberatung|Hebammentermin|Kreißsaalführung|Nachsorge|Wartezimmer|Piercing|Haarentfernung|Wimperntermin|Altenheimbesuch|Krankenhausbesuch bei|Besuch auf Station',
  },
];
