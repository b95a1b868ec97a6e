import type { Situation } from './situation.ts';

/** Sports and classes, culture, travel, errands, hobbies, gardens, parties, dating. */
export const AT_LEISURE: readonly Situation[] = [
  {
    occasion: 'lunch',
    en: 'lunch at a nice pub|lunch at a pub|lunch in a pub|lunch at the pub|lunch in town|lunch at a restaurant|lunch with old friends|lunch with my boss|lunch with school friends|lunch with an old friend|lunch with my mum|lunch with my mother|lunch with my daughter|birthday lunch|anniversary lunch|leaving lunch|ladies lunch|ladies who lunch|long lunch|team lunch|school friends reunion lunch',
    de: 'Mittagessen|zum Mittagessen|Lunch|Mittagessen mit Freundinnen|Mittagessen im Restaurant|Spargelessen|Fischessen|Geburtstagsmittagessen',
  },
  {
    occasion: 'touchline',
    en: 'watch the grandson play|watch my grandson play|watching my grandson play|watch my granddaughter play|watch my son play|watch my daughter play|watching my son play|watching my daughter play|watch the kids play|grandson play rugby|grandson play football|play rugby|side of a field|side of the field|side of the pitch|side of a pitch|folding stool|folding chair|kids football match|kids football|under tens football|little league|hockey tournament of my|cross country race of my',
    de: 'Spielfeldrand|am Spielfeldrand|Fußballspiel meines Sohnes|Fußballspiel meiner Tochter|Fußballturnier der Kinder|Handballspiel meiner Tochter|beim Fußball zuschauen|Sohn spielt Fußball|Tochter spielt Fußball|Enkel spielt Fußball',
  },
  {
    occasion: 'games',
    en: 'running club social|club social|social at a bowling alley|bowling social|team social|work social bowling|crazy golf with work|escape rooms with work',
    de: 'Bowling|Bowlen|Kegeln|Kegelabend|Minigolf|Lasertag|Billard|Darten',
  },
  {
    occasion: 'market',
    needs: ['hands free'],
    en: 'market stall|farmers market stall|selling at a market|sell honey|sell at the market|selling at the market|craft stall|my own stall|car boot sale|boot sale|street food stall',
    de: 'Marktstand|am Marktstand|auf dem Markt verkaufen|Flohmarktstand|auf dem Flohmarkt verkaufen',
  },
  {
    occasion: 'skate',
    en: 'skating at the park|longboarding|longboard|skateboard|bmx|scooter park|pump track',
    de: 'Skatepark|Skaten|Skateboard|Longboard|Halfpipe',
  },
  {
    occasion: 'moving',
    en: 'assembling a bunk bed|assembling a bed|assembling furniture|assemble furniture|assembling flat pack|flat pack furniture|building a bunk bed|building furniture|building a shed|putting up shelves|putting up a tent|lifting boxes|lugging boxes|moving a sofa|moving furniture|loading a van|unloading a van|helping a freind move|help a friend move house|helping a friend move house|helping my sister move flat|helping my brother move flat|helping a friend move flat|help a friend move flat|helping my sister move|helping my brother move|helping my parents move|moving my daughter into|moving into a new flat|moving to a new flat',
    de: 'Umzug|beim Umzug helfen|Umzug helfen|umziehen|Möbel aufbauen|Möbel schleppen|Bett aufbauen|Hochbett aufbauen|Schrank aufbauen|Kisten schleppen|Kisten packen|Regale aufbauen|Möbelschleppen',
  },
  {
    occasion: 'camping',
    needs: ['packs small'],
    en: 'camper van|camper van trip|campervan|campervan trip|camper|motorhome|motorhome trip|caravan holiday|van life|vanlife|van trip|road trip in a van|rv trip|bikepacking|wild camping|festival camping',
    de: 'Campingurlaub|Camping|Wohnmobil|Camper|Campervan|Bulli|Wohnwagen|Zelten|Zeltlager|Vanlife',
  },
  {
    occasion: 'club-lunch',
    en: 'annual lunch|annual dinner of the club|societys annual lunch|society lunch|societys annual dinner|club dinner|members lunch|golf club dinner dance|village society lunch|bowls club|bowls club lunch|bridge club|bridge club lunch|rotary lunch|lunch club|pensioners lunch',
    de: 'Vereinsessen|Jahresessen|Vereinsfeier|Mitgliederessen|Jahreshauptversammlung|Bridgeclub|Golfclub Essen|Seniorennachmittag',
  },
  {
    occasion: 'dog-walk',
    en: 'walk the dogs|dog walk in the woods|dog training|puppy training|puppy class|dog school|walking dogs|out with the dog|taking the dog out|autumn walk with the dog|muddy dog walk',
    de: 'Hunderunde|Gassi|Gassi gehen|mit dem Hund raus|mit dem Hund|Hund ausführen|Hundeschule|Welpenschule|mit dem Hund spazieren|Hundespaziergang',
  },
  {
    occasion: 'valentines',
    en: 'valentines dinner|valentines date|valentines evening|galentines|valentines night',
    de: 'Valentinstag|Valentinsdinner|am Valentinstag',
  },
  {
    occasion: 'gardening',
    en: 'for the garden|for gardening|for my garden|garden work|working on the garden|work in the garden|work in my garden|pottering in the garden|digging|weeding|planting|planting bulbs|planting trees|potting|pruning|raking leaves|mowing|mow the lawn|mowing the lawn|vegetable patch|vegetable garden|greenhouse|compost|my allotment|on the allotment|urban gardening|garden chores|yard work|chopping wood|chop wood|stacking wood|chicken coop|feeding the chickens',
    de: 'Gartenarbeit|für den Garten|im Garten arbeiten|im Garten werkeln|gärtnern|Unkraut jäten|Unkraut|Beete|Gemüsebeet|umgraben|Rasen mähen|Rasenmähen|Laub harken|Laub rechen|Gewächshaus|Kompost|Schrebergarten|Kleingarten|Hecke schneiden|Bäume pflanzen|pflanzen|Holz hacken|Hühner füttern|Hühnerstall',
  },
  {
    occasion: 'craft',
    en: 'pottery|pottery course|pottery workshop|ceramics|ceramics class|ceramics workshop|life drawing|life drawing class|drawing class|art class|watercolor class|watercolour class|oil painting|screen printing|print making|printmaking|candle making|soap making|woodwork|woodworking|woodwork class|carving|upholstery|furniture painting|restoring furniture|paint and sip|craft fair stall|baking class|bread baking|baking with the kids|dyeing|batik|jewelry making|glass blowing|sculpting|sculpture class|painting my flat|painting my house|painting the walls|painting the nursery|decorating a room|wallpapering|cleaning out the garage|decluttering|spring clean|washing the car|fixing my bike|repair cafe',
    de: 'Töpferkurs|Töpfern|Keramikkurs|Malkurs|Zeichenkurs|Aktzeichnen|Aquarellkurs|Kunstkurs|Siebdruck|Holzwerken|Tischlerkurs|schnitzen|Möbel streichen|Möbel restaurieren|Renovierung|Kellerentrümpelung|Keller aufräumen|Garage aufräumen|Frühjahrsputz|Großputz|Auto waschen|Fahrrad reparieren|Backkurs|Plätzchen backen|Kekse backen|Batikkurs|Glasbläserei|Nähkurs|Repair Café',
  },
  {
    occasion: 'at-friends',
    en: 'knitting club|knitting circle|sewing circle|crochet club|crochet group|quilting|quilting group|chess club|chess evening|dungeons and dragons|dnd night|magic the gathering|wine night with friends|wine and cheese night|movie night with friends|film night|raclette|raclette evening|fondue evening|fondue night|dinner at friends|dinner at a friends|supper at friends|staying at friends|evening with friends|catch up with friends|seeing friends|old friends|girls evening|night in with friends|language exchange|conversation class|spanish class|italian class|french class|german course|evening school|night school|writing group|writing workshop|poetry group|book launch of a friend|meditation group|parents meet up|neighbours drinks|neighbors drinks|street party|house viewing with friends|eurovision party|oscar night party|cooking with friends|sushi course',
    de: 'Spieleabend|Kochabend|Kochkurs|Raclette|Raclette Abend|Fondue Abend|Filmabend|Serienabend|Weinabend|Mädelsabend zu Hause|Abend mit Freunden|Abend bei Freunden|bei Freunden|zu Freunden|Strickrunde|Strickkreis|Lesekreis|Buchclub|Schachclub|Schachabend|Quizabend|Sprachkurs|Volkshochschule|VHS Kurs|VHS|Schreibwerkstatt|Nachbarschaftsfest|Straßenfest|Nachbarn|Skatrunde|Doppelkopf|Stammtisch|Escape Room',
  },
  {
    occasion: 'on-foot',
    en: 'walk by the river|walk in the park|walk by the sea|walk along the beach|walk on the beach|nordic walking|museum and walking|city on foot|lots of steps|pavement pounding|sight seeing|flea market stroll|christmas window shopping|pride parade|pride march|pride|parade|carnival procession|womens march|climate march|rally|geocaching|birdwatching|bird watching|photo walk|photography walk|street photography',
    de: 'Spaziergang|spazieren|spazieren gehen|Herbstspaziergang|Winterspaziergang|Strandspaziergang|Nordic Walking|Stadtbummel|Stadtspaziergang|Schaufensterbummel|Sightseeing|Stadtbesichtigung|Stadtführung mitmachen|Demo|Demonstration|CSD|Karnevalsumzug|Vogelbeobachtung|Fotospaziergang|Geocaching|viel zu Fuß|zu Fuß unterwegs',
  },
  {
    occasion: 'hiking',
    en: 'moor|moors|moor walk|the fells|hill walking|fell walking|long distance trail|pilgrim walk|camino|camino de santiago|mountain hut|alpine hut|via ferrata|climbing trip|rock climbing outdoors|snowshoeing|snow shoeing|trail walk|day hike|weekend hike|hiking weekend|hiking holiday|mushroom walk|hunting|hunt|deer stalking|forest school|scout camp|scouts',
    de: 'Wanderung|wandern|Wandertag|Wanderurlaub|Bergtour|in die Berge|in den Bergen|Berghütte|Hüttentour|Alm|auf die Alm|Klettersteig|Jakobsweg|pilgern|Schneeschuhwandern|Angeln|Jagd|auf die Jagd|Pfadfinder|Waldkindergarten|Waldtag',
  },
  {
    occasion: 'weights',
    en: 'lifting weights|lift weights|strength training',
    de: 'Krafttraining|Hanteltraining|Kraftraum|Langhantel|Kettlebell|Crossfit|Gewichte heben|Gewichte stemmen|Kreuzheben|Kniebeugen',
  },
  {
    occasion: 'gym',
    en: 'circuit training|hiit|hiit class|bootcamp|boot camp|weights|rowing machine|treadmill|kickboxing|boxing class|jiu jitsu|bjj|taekwondo|fencing|trampoline class|indoor cycling|aqua aerobics class|step class|aerobics|callisthenics|calisthenics|rehab exercises|physio exercises|netball|handball|indoor football|five a side|five a side football|football training|soccer practice|volleyball training|basketball practice|roller derby|rowing club|rowing practice|dodgeball|gymnastics|parkour|pole dance class|pole dancing class',
    de: 'Fitnessstudio|Fitness|ins Gym|Training|Zirkeltraining|Spinning|Kickboxen|Boxtraining|Judo|Karate|Taekwondo|Fechten|Turnen|Aerobic|Zumba|Handballtraining|Fußballtraining|Volleyballtraining|Basketballtraining|Volleyball|Rudern|Rudertraining|Rehasport|Sportkurs|Fitnesskurs|Sport machen',
  },
  {
    occasion: 'court-sport',
    en: 'padel match|padel with the girls|padel tennis|paddle tennis|pickleball game|pickle ball|squash game|badminton game|badminton club|tennis with friends|doubles match|tennis tournament|tennis training|racquetball',
    de: 'Tennis|Tennisstunde|Tennismatch|Tennisturnier|Tennis spielen|Padel|Padel Tennis|Squash|Badminton|Federball|Tischtennis|Pickleball',
  },
  {
    occasion: 'running',
    en: 'park run|parkrun|5k|10k|5k run|10k run|charity run|fun run|running club|running group|trail running|couch to 5k|marathon training|long run|interval training|triathlon|relay race',
    de: 'Laufen gehen|Joggen|Lauftreff|Laufgruppe|Volkslauf|Spendenlauf|Firmenlauf|Marathon|Halbmarathon|Staffellauf|Triathlon|Waldlauf',
  },
  {
    occasion: 'yoga',
    en: 'yoga in the park|yin yoga|vinyasa|ashtanga|prenatal yoga|pregnancy yoga|yoga course|yoga session|reformer pilates|pilates reformer|pilates course|tai chi|qigong|qi gong|mobility class|stretch class|barre class|meditation class|sound bath|breathwork',
    de: 'Yoga|Yogakurs|Yogastunde|Schwangerschaftsyoga|Pilates|Pilateskurs|Tai Chi|Qigong|Meditationskurs|Klangreise|Rückbildung|Rückbildungskurs|Rückenschule',
  },
  {
    occasion: 'dance-class',
    en: 'ballet class|ballet class for adults|adult ballet|tap class|tap dancing|jazz dance|hip hop class|contemporary dance|lindy hop|bachata|salsa night class|kizomba|rumba|waltz class|waltz lesson|wedding dance lesson|folk dance|folk dancing|square dance|ceilidh|barn dance|flamenco|flamenco class|belly dance|belly dancing|ecstatic dance|dance workshop|social dance|tea dance|tango evening|tango night|dance practice',
    de: 'Tanzkurs|Tanzstunde|Tanzschule|Ballettunterricht|Ballettstunde|Salsakurs|Salsa Kurs|Tangokurs|Tango|Milonga|Swing Tanzen|Lindy Hop|Volkstanz|Flamenco|Steptanz|Hip Hop Kurs|Bauchtanz|Gesellschaftstanz|Standardtanz|Hochzeitstanz üben|Tanztee',
  },
  {
    occasion: 'beach',
    en: 'outdoor pool|lido|swim with kids|swimming with the kids|water slides|aqua park|lake day|day at the lake|day at the beach|sunbathing|snorkelling|snorkeling|diving trip|scuba diving|beach volleyball|beach house|beach holiday|sauna and pool',
    de: 'Strand|an den Strand|am Strand|Strandtag|Strandurlaub|Freibad|ins Freibad|Schwimmbad|ins Schwimmbad|Badesee|an den See|am See|baden gehen|Schwimmen gehen|Sonnenbaden|Schnorcheln|Tauchurlaub|Beachvolleyball|Erlebnisbad|Thermalbad draußen',
  },
  {
    occasion: 'on-the-water',
    en: 'sailing weekend|sailing holiday|sailing course|sailing club|boat party|boat day|boat trip on the|day on a boat|day on the boat|river boat|punting|rowing boat|fishing boat|houseboat|narrowboat|yachting|island ferry|ferry crossing|gondola ride',
    de: 'Bootstour|Bootsfahrt|Segeln|Segeltörn|Segelkurs|Hausboot|Fähre|Schifffahrt|Dampferfahrt|Hafenrundfahrt|Flussfahrt|Ruderboot',
  },
  {
    occasion: 'matinee',
    en: 'theatre matinee|spring concert|winter concert|band concert|orchestra concert|holiday concert|theater matinee|matinee at the theatre|matinee performance|afternoon performance|afternoon concert|lunchtime concert|sunday concert|organ concert|afternoon at the theatre|afternoon theatre|church concert|choral concert|advent concert|christmas concert|school orchestra concert|nutcracker with the kids|ballet matinee|puppet theatre|panto|pantomime|musical matinee|open air theatre|open air opera|shakespeare in the park|planetarium|literary reading|author reading|book reading|film festival|film premiere at noon|circus',
    de: 'Matinee|Theatermatinee|Nachmittagsvorstellung|Sonntagskonzert|Orgelkonzert|Kirchenkonzert|Adventskonzert|Weihnachtskonzert|Chorkonzert besuchen|Mittagskonzert|Weihnachtsmärchen|Puppentheater|Freilichttheater|Freilichtbühne|Lesung|Autorenlesung|Filmfestival|Planetarium|Zirkus|Kindertheater',
  },
  {
    occasion: 'theatre',
    en: 'west end show|broadway show|evening at the theatre|night at the theatre|play at the theatre|swan lake|the nutcracker|chamber music|string quartet|concert hall|royal ballet|cabaret|variety show|premiere night|first night at the theatre|season ticket for the theatre',
    de: 'Theater|in die Elbphilharmonie|Elphi|Konzert in der Elphi|Gewandhaus|Konzert in der Alten Oper|Konzert in der Tonhalle|Tonhalle|ins Theater|Theaterabend|Theaterbesuch|Ballett|ins Ballett|Musical|ins Musical|Konzerthaus|Konzert im Musikverein|Konzert im Konzerthaus|Konzert in der Philharmonie|Konzert in der Elbphilharmonie|Konzert im Gewandhaus|Konzert in der Oper|klassisches Konzert|Sinfoniekonzert|Symphoniekonzert|Kammermusik|Philharmonie|Elbphilharmonie|Kabarett|Varieté|Liederabend|Jazzkonzert|Uraufführung',
  },
  {
    occasion: 'concert',
    en: 'basement punk show|punk show|basement show|metal show|rock show|house show|diy show|hardcore show|basement gig|punk gig|rock gig|metal concert|metal gig|indie gig|indie concert|stadium concert|arena concert|open air concert|standing concert|front row at a concert|mosh pit|band practice|my bands gig|playing a gig|friends band|pop concert|taylor swift concert|beyonce concert|k pop concert|rap concert|hip hop concert|reggae concert|country concert|poetry slam|drag night out|burlesque show',
    de: 'Konzert|aufs Konzert|auf ein Konzert|Rockkonzert|Popkonzert|Punkkonzert|Metalkonzert|Open Air Konzert|Bandprobe|Clubkonzert|Stehkonzert|Poetry Slam|Comedy Abend|Stand up Comedy|Improtheater',
  },
  {
    occasion: 'museum',
    en: 'art museum|museum visit|science museum|natural history museum|modern art museum|art exhibition|photo exhibition|castle tour|castle visit|palace tour|stately home|historic house|historical tour|botanic garden|botanical gardens|sculpture park|biennale|art fair|design fair|antiques fair|book shop browsing|browse a bookshop|library visit|lecture in a museum|aquarium visit|open studio|open studios|heritage day',
    de: 'Museum|ins Museum|Museumsbesuch|Kunsthalle|Kunstmuseum|Kunstausstellung|Ausstellung|Galeriebesuch|Schlossbesichtigung|Schlossführung|Schloss besichtigen|botanischer Garten|botanischen Garten|Biennale|Kunstmesse|Antikmarkt besuchen|Buchladen stöbern|lange Nacht der Museen|offene Ateliers|Bildungsreise',
  },
  {
    occasion: 'gallery',
    en: 'exhibition opening|opening of an exhibition|opening of a gallery|friends exhibition|my own exhibition|my exhibition|art opening|design week|store opening|shop opening|restaurant opening|album launch|magazine launch|launch party|product launch|fashion event',
    de: 'Vernissage|Ausstellungseröffnung|Galerieeröffnung|Finissage|Ladeneröffnung|Eröffnungsfeier|Buchvorstellung|Buchpremiere|Release Party|Modenschau|Produktvorstellung',
  },
  {
    occasion: 'city-trip',
    en: 'long weekend in|few days in|a few days in|three days in|two days in|four days in|five days in|a week in|ten days in|two weeks in|couple of days in|overnight trip|mini break|minibreak|interrailing|backpacking in europe|city hopping|bachelor trip|hen weekend|hen weekend in|stag weekend|stag weekend in|girls trip|girls weekend|girls weekend away|birthday trip|anniversary trip|weekend with friends in|visit friends in|visiting friends in|visiting my sister in|school trip|class trip|study trip|language trip|exchange trip|pilgrimage to rome',
    de: 'Städtereise|Städtetrip|Kurztrip|Wochenendtrip|Wochenende in|langes Wochenende in|ein paar Tage in|paar Tage in|drei Tage in|vier Tage in|fünf Tage in|eine Woche in|zwei Wochen in|Kurzurlaub|Interrail|Mädelswochenende|Mädelstrip|Geburtstagsreise|Klassenfahrt|Studienfahrt|Studienreise|Sprachreise|Freunde besuchen in|Handgepäck',
  },
  {
    occasion: 'flight',
    en: 'night flight|overnight flight|transatlantic flight|economy seat|ten hour flight|12 hour flight|eleven hour flight|long flight to|flight with a toddler|flight with kids|flight with a baby|travel day|travelling all day|traveling all day|airport outfit|airport look|plane outfit',
    de: 'Flug|Langstreckenflug|Nachtflug|langer Flug|langen Flug|Flughafen|im Flugzeug|Flugzeug|Reisetag|Anreise|Flug mit Kind|Flug mit Baby',
  },
  {
    occasion: 'night-train',
    en: 'sleeper to|coach journey|long bus journey|long bus ride|long car journey|long train trip|six hour train|eight hour train|train to',
    de: 'Zugfahrt|lange Zugfahrt|Nachtzug|Bahnfahrt|Busreise|lange Busfahrt|Autofahrt|lange Autofahrt in den Urlaub|ICE Fahrt|Fernbus',
  },
  {
    occasion: 'on-foot',
    needs: ['grabbing hands', 'hands free'],
    en: 'babywearing|baby wearing|wearing my baby|wearing the baby',
    de: 'Baby in der Trage unterwegs|mit Baby in der Trage',
  },
  {
    occasion: 'errands',
    en: 'trip to the hardware store|trip to the store|trip to the supermarket|trip to the post office|trip to ikea|supermarket run|drugstore run|tip run|ikea trip|furniture shopping|diy store|errand run|quick run to the store|run to the store|run to the shop|run to the shops|run to the supermarket|store run|shop run|b and q|lowes|aldi run|target run|post office run|hardware store run|ikea with|ikea run|costco run|walmart run|garden centre and lunch|going to a plant shop|plant shopping',
    de: 'Einkaufen|Supermarkt|Wocheneinkauf|Besorgungen|Erledigungen|Baumarkt|IKEA|Möbelhaus|Samstagseinkauf|Wochenendeinkauf|Besorgung|in den Baumarkt|Discounter|Postfiliale|Drogerie|Apotheke holen|Gartencenter',
  },
  {
    occasion: 'id-photo',
    en: 'passport pic|drivers licence photo|drivers licence pic|photos for my passport|new passport picture',
    de: 'Passfoto|Passbild|Passfotos|Führerschein Foto|Passbilder|Ausweisfoto|Foto für den Ausweis|biometrisches Foto',
  },
  {
    occasion: 'headshot',
    en: 'actor headshots|headshots for linkedin|author photo|team photo at work|press photo|website photo|headshot day|photos for my website|picture for linkedin|photo for linkedin',
    de: 'Bewerbungsfoto|Bewerbungsfotos|Portraitfoto|Bewerbungsbild|Autorenfoto|Pressefoto|Mitarbeiterfoto|Foto für die Homepage|Foto für die Webseite|Porträt|Portrait|LinkedIn Foto',
  },
  {
    occasion: 'engagement-photos',
    en: 'engagement pics|photos with my fiance|photos with my fiancee|photoshoot with my fiance',
    de: 'Verlobungsfotos|Paarshooting|Verlobungsshooting|Paarfotos',
  },
  {
    occasion: 'beach-photos',
    en: 'photo session on the beach|photo session at the beach|photo shoot at the beach|photo shoot on the beach|photoshoot on the beach|photoshoot at the beach',
    de: 'Strandfotos|Fotos am Strand|Familienfotos am Strand|Strandshooting',
  },
  {
    occasion: 'video-date',
    en: 'date over zoom|date on facetime|date over facetime|date over video',
    de: 'Videodate|Video Date|Date per Video|Date über Zoom|virtuelles Date',
  },
  {
    occasion: 'writing-retreat',
    en: 'writers week|writing week in|writers residency',
    de: 'Schreibretreat|Schreib Retreat|Schreibwoche|Schreiburlaub|Künstlerresidenz',
  },
  {
    occasion: 'weekend',
    en: 'trip to the shops|running errands|run errands|errand|errands in town|dry cleaners|car wash|recycling centre|charity shops|vintage shopping|window shopping|shopping with mum|shopping with my mum|shopping with my daughter|shopping mall|lazy sunday|lazy saturday|normal tuesday|everyday outfit|every day outfit|everyday look|day to day|everyday life|normal day|ordinary day|school holidays|hanging with friends|meet a friend in town|meeting a friend in town|library trip|laundromat|picking someone up from the|picking up a parcel|getting my nails done|getting my hair done',
    de: 'Behördengänge|Shopping|shoppen|Einkaufsbummel|Bummeln|Alltag|im Alltag|für den Alltag|jeden Tag|ganz normaler Tag|normaler Tag|fauler Sonntag|Sonntag|Samstag|Wochenende|freies Wochenende|Waschsalon|Wertstoffhof|in die Stadt|Freundin treffen|Freunde treffen',
  },
  {
    occasion: 'barbecue',
    en: 'summer barbecue|grill evening|grill night|backyard party|backyard barbecue|garden barbecue|bbq with friends|bbq with neighbours|bbq with neighbors|bbq at my parents|braai|clambake|crawfish boil|fish fry|pig roast|summer garden drinks|rooftop barbecue',
    de: 'Grillen|Grillparty|Grillabend|Grillfest|Grillnachmittag|Sommerfest|Gartenfest bei Freunden|BBQ|Hoffest',
  },
  {
    occasion: 'playground',
    en: 'sandpit with the kids|sandbox|climbing frame|kids farm|petting farm|animal park|day at the zoo|zoo with the kids|zoo with kids|trip to the zoo|theme park with kids|legoland|disneyland with kids|indoor play|softplay|soft play centre|ball pool|toddlers birthday party|sons birthday party|daughters birthday party|my sons birthday|my daughters birthday|my sons first birthday|my daughters first birthday|first birthday|1st birthday|second birthday party|third birthday|childs birthday|kids pool party|birthday party for kids|birthday party for toddlers|my toddler|with my toddler|with toddlers|with a toddler|with two toddlers|with small kids|with small children|day with my kids|day out with kids|family day out|on maternity leave|stay at home mum|stay at home mom|stay at home dad|new mum|new mom|new dad|with a newborn|kids at home',
    de: 'Spielplatz|auf den Spielplatz|auf dem Spielplatz|Sandkasten|Klettergerüst|Zoo mit Kindern|in den Zoo|Zoobesuch|Tierpark|Streichelzoo|Freizeitpark mit Kindern|Indoorspielplatz|Spieleparadies|Kindergeburtstag|Geburtstag meiner Tochter|Geburtstag meines Sohnes|erster Geburtstag|Laternenumzug|Sankt Martin|mit Kleinkind|mit kleinen Kindern|mit zwei kleinen Kindern|mit Kleinkindern|in der Elternzeit|Elternzeit|frischgebackene Mutter|frischgebackener Vater|Alltag mit Kindern|Ausflug mit Kindern',
  },
  {
    occasion: 'date',
    en: 'first tinder date|hinge date|bumble date|third date|fourth date|dinner and a movie|romantic evening|romantic weekend dinner|candlelit dinner|candlelight dinner|proposing to my girlfriend|proposing to my boyfriend|proposal dinner|im going to propose|see my ex|bumping into my ex|meet my ex',
    de: 'Date|erstes Date|ersten Date|zweites Date|zweiten Date|Tinder Date|Rendezvous|Candle Light Dinner|romantischer Abend|romantisches Abendessen|Heiratsantrag|Antrag machen',
  },
  {
    occasion: 'coffee-date',
    en: 'first date at a cafe|date in the park|picnic date|museum date|zoo date|walk and coffee date|ice cream date|breakfast date|casual first date|low key date|daytime first date|date at the aquarium|bookshop date|farmers market date',
    de: 'Date im Café|Kaffee Date|Kaffeedate|Date im Park|Picknick Date|Spaziergang Date|lockeres Date|Date am Nachmittag|Eisdiele Date',
  },
  {
    occasion: 'coffee',
    en: 'coffee with a friend|coffee with friends|coffee date with a friend|coffee with my sister|coffee with a colleague|cake and coffee|tea at the ritz|tea at a hotel|hotel tea|cream tea|scones|afternoon tea with friends|tea with friends|high tea with friends|bubble tea|patisserie|gelateria|cat cafe|reading in a cafe',
    de: 'Kaffeetrinken|Kaffee trinken|Kaffeeklatsch|Kaffee und Kuchen|Café|ins Café|im Café|Eisdiele|Eis essen|auf einen Kaffee|Teestunde|Afternoon Tea|Konditorei|Kuchen essen',
  },
  {
    occasion: 'party',
    en: 'rooftop|rooftop terrace|rooftop bar|birthday at a bar|birthday drinks|30th birthday party|40th birthday party|50th birthday party|18th birthday|21st birthday|surprise party|flat party|flat warming|flatwarming|cocktail evening with friends|new job party|promotion party|celebration dinner|anniversary party|end of exams party|graduation drinks|university reunion|class reunion dinner|goodbye party|farewell dinner|office leaving do|fancy birthday|milestone birthday|masquerade|murder mystery|murder mystery dinner|white party|all white party|themed party|theme party|great gatsby party|gatsby party',
    de: 'Party|Geburtstag|Geburtstagsfeier|Geburtstagsparty|Geburtstagsessen|30. Geburtstag|40. Geburtstag|50. Geburtstag|18. Geburtstag|Abschiedsfeier|Abschiedsparty|Ausstand|mein Ausstand|Einstand|Klassentreffen|Ehemaligentreffen|Überraschungsparty|Mottoparty|Fasching|Karneval|Jubiläum|Firmenjubiläum|Feier|Fete|Rooftop Bar|Dachterrasse|WG Party|Einweihungsparty',
  },
  {
    occasion: 'retirement',
    en: 'retiring after|retire after|retiring on friday|last day before retirement|colleagues retirement|retirement of a colleague|husbands retirement|wifes retirement',
    de: 'Verabschiedung in den Ruhestand|Abschied in den Ruhestand|Rente feiern|Ruhestand|Pensionierung|Rentenfeier|Ruhestandsfeier|Pensionsfeier|Dienstjubiläum',
  },
  {
    occasion: 'boat-party',
    en: 'party on the river|harbour party|harbor party|yacht week|catamaran party',
    de: 'Bootsparty|Schiffsparty|Party auf dem Boot|Party auf dem Schiff|Feier auf dem Schiff|Geburtstag auf dem Schiff|Yachtparty|auf einer Yacht|Hafenrundfahrt mit Essen|Partyboot|Dinner auf dem Schiff',
  },
  {
    occasion: 'hen-night',
    en: 'hen party in|hen do in|bachelorette in|hen night in|my best friends hen',
    de: 'Junggesellinnenabschied|Junggesellinnenparty|JGA der Braut|JGA meiner Freundin|JGA meiner Schwester',
  },
  {
    occasion: 'halloween',
    en: 'costume free halloween|halloween without a costume|halloween drinks|halloween at a bar',
    de: 'Halloween|Halloweenparty|Halloween Party|Halloweenfeier',
  },
  {
    occasion: 'new-year-at-home',
    en: 'new years eve in our flat|new years eve at my place|new years eve at our place|new years eve in with friends',
    de: 'Silvester zu Hause|Silvester daheim|Silvester bei uns|Silvesterabend zu Hause',
  },
  {
    occasion: 'bonfire',
    en: 'nye fireworks|new years eve fireworks|new years fireworks|new years eve outdoors|new years eve outside|hogmanay street party|watch the new years fireworks',
    de: 'Silvesterfeuerwerk|Feuerwerk an Silvester|Silvester draußen|Silvester im Freien',
  },
  {
    occasion: 'benefit',
    en: 'charity auction|charity auction night|school auction|gala auction',
    de: 'Benefizabend|Benefizdinner|Benefizauktion|Wohltätigkeitsabend|Spendenabend|Benefizveranstaltung',
  },
  {
    occasion: 'night-out',
    en: 'go for wine|going for wine|go for a wine|wine after|wine afterwards|glass of wine after|for a beer after|go for a beer|go for a drink|go for drinks|going for drinks|meeting colleagues for drinks|drinks with colleagues|drinks with friends|drinks with the girls|drinks with the team|drinks after work|after work beers|after work drink|meet friends for drinks|meeting friends for drinks|cocktails with friends|cocktails with the girls|wine bar evening|pub night|pub crawl|bar crawl|craft beer bar|night at the pub|dancing with friends|salsa night|latin night|karaoke night|casino night|90s night|80s night|student night|lads night|lads night out|boys night out|girls night in town|stag do in|bachelorette weekend|bachelor weekend|bachelorette trip|new bar opening|speakeasy bar',
    de: 'Ausgehen|in die Bar|Kneipe|in die Kneipe|Kneipenabend|Kneipentour|Club|in den Club|Disco|Tanzen gehen|Feiern gehen|Drinks|auf einen Drink|Drinks mit Kollegen|Feierabendbier|Afterwork|After Work|mit Kollegen was trinken|noch was trinken|noch etwas trinken|was trinken|etwas trinken|auf ein Bier|auf ein Glas Wein|was trinken gehen|Cocktails trinken|Weinbar|Mädelsabend|Männerabend|Junggesellenabschied|JGA|Karaoke|Karaokeabend|Salsa Abend|Casino',
  },
  {
    occasion: 'brunch',
    en: 'birthday brunch|brunch with friends|brunch with the girls|sunday brunch|boozy brunch|breakfast with friends|hotel breakfast|brunch with my sister|post wedding brunch|bottomless brunch|breakfast meeting with a friend',
    de: 'Brunch|Brunchen|Sonntagsbrunch|Geburtstagsbrunch|Frühstück|frühstücken|Frühstück mit Freundinnen|Frühstück im Café',
  },
  {
    occasion: 'hosting',
    en: 'hosting thanksgiving|hosting christmas|hosting easter|hosting a brunch|hosting a barbecue|hosting a baby shower|hosting book club|my own dinner party|cooking dinner for|cooking for guests|christmas at ours|new years at ours|guests for dinner|guests for lunch|guests for the weekend|in laws are coming|parents are coming over|family coming over',
    de: 'Gäste zum Essen|Gäste zu Hause|Gäste einladen|Besuch bekommen|Besuch zu Hause|Dinnerparty bei uns|Abendessen bei uns|Essen für Freunde kochen|für Freunde kochen|Gastgeber|Gastgeberin|Schwiegereltern kommen|Einladung bei uns|Weihnachten bei uns',
  },
  {
    occasion: 'home',
    en: 'day on the sofa|evening on the sofa|home alone|sick day|sick at home|off sick|recovering at home|recovering from surgery|lie in|reading at home|gaming|gaming night|gaming at home|study at home|studying at home|revision at home|essay writing at home|cleaning the house|cleaning the flat|housework|cooking at home|baking at home|christmas at home in pyjamas|home day|rainy day at home|snow day at home|quarantine|home with the baby',
    de: 'zu Hause|Zuhause|daheim|Sofa|auf dem Sofa|Couch|auf der Couch|Gammeltag|Faulenzen|krank zu Hause|krankgeschrieben|Putzen|Hausarbeit|Hausputz|Zocken|zu Hause lernen|Lernen für die Prüfung|Wohnung putzen|Homeday',
  },
  {
    occasion: 'calls-at-home',
    en: 'video call interview|video interview|online interview|zoom interview|teams interview|skype interview|online class|online course|online lecture|online seminar|webinar|hosting a webinar|online therapy|virtual meeting|virtual interview|remote job|remote first day|online date|video date|online birthday|recording an online course|only the top half matters|only the top half|visible on camera',
    de: 'Videocall|Videokonferenz|Videogespräch|Online Vorstellungsgespräch|Onlinemeeting|Online Meeting|Zoom Meeting|Zoomcall|Teams Meeting|Onlinekurs|Onlineseminar|Webinar|Homeoffice|im Homeoffice|vor der Kamera|nur der Oberkörper|Fernstudium',
  },
  {
    occasion: 'school',
    en: 'first day at college|first day of college|first day at uni|first day of uni|first day at university|first day of university|first day of lectures|starting uni|start uni|start university|starting university|start college|starting college|freshers week|freshers|first semester|exchange semester|erasmus|erasmus semester|lecture hall|study group|group project|exam day|final exams|finals|oral exam|dissertation|thesis|library day|sixth form|high school|first day of sixth form|student life|dorm|dorm life|campus life|seminar at uni|internship at uni',
    de: 'erster Tag an der Uni|erster Unitag|erster Tag im Studium|Uni|an der Uni|in die Uni|Studium|Studienbeginn|Semesterstart|Erstsemester|Ersti Woche|Vorlesung|Seminar an der Uni|Hörsaal|Mensa|Campus|Bibliothek zum Lernen|Prüfung|Klausur|mündliche Prüfung|Examen|Schule|in die Schule|Oberstufe|Abitur|Auslandssemester|Erasmus|Lerngruppe|Studentenleben|Student|Studentin',
  },
  {
    occasion: 'riding',
    en: 'pony club|horse riding lesson|learning to ride a horse|on horseback|hacking out|polo lesson',
    de: 'Reitstunde|Reitstunden|Reiten|Reiten gehen|Reitstall|Reitunterricht|Ausritt|Ausreiten|Dressur|Springreiten|Reitkurs',
  },
  {
    occasion: 'country',
    en: 'horse show|horse stable|stable yard|farm holiday|holiday on a farm|in the countryside|weekend in the countryside|cottage in the country|cottage weekend|in the highlands|moors|cabin weekend|weekend in a cabin|cabin in the woods|log cabin|winery walk|apple orchard|blackberry picking|chestnut picking|truffle hunting|agricultural show|county show|village fair|village hall|harvest festival|maypole|morris dancing',
    de: 'aufs Land|auf dem Land|Landpartie|Landhaus|Wochenende auf dem Land|Ferienhaus|Ponyhof|Pferdehof|Pilze sammeln|Pilzesammeln|Beeren pflücken|Äpfel pflücken|Erdbeeren pflücken|Kürbishof|Dorffest|Schützenfest|Feuerwehrfest|Waldhütte|Hütte am See|Hüttenwochenende|Almhütte Wochenende',
  },
  {
    occasion: 'stadium',
    en: 'braves game|yankees game|mets game|cubs game|red sox game|dodgers game|phillies game|padres game|giants game|cowboys game|eagles game|packers game|bears game|steelers game|patriots game|chiefs game|ravens game|seahawks game|49ers game|ball game|watching a game|watch the game|watch a match|watching the match|formula one|formula 1|grand prix|motorsport|rugby game|ice hockey game|wrestling match|boxing match|darts tournament|olympics|athletics meeting|fan zone|public viewing|cup final',
    de: 'Stadion|ins Stadion|Fußballspiel|Bundesligaspiel|Länderspiel|Eishockeyspiel|Handballspiel|Public Viewing|Fanmeile|Formel 1|Boxkampf|Pokalfinale',
  },
  {
    occasion: 'folk-festival',
    en: 'beer hall|wine festival|wine fest|village festival|harvest dance|country fair dance',
    de: 'Volksfest|Weinfest|Kirmes|Kirchweih|Biergarten|Kirwa',
  },
  {
    occasion: 'twenties',
    en: 'great gatsby do|gatsby themed do|speakeasy night|prohibition party|charleston night',
    de: '20er Jahre|20er Jahre Party|20er Jahre Feier|20er Jahre Motto|20er Jahre Abend|20er Party|Zwanzigerjahre|Zwanzigerjahre Party|Zwanziger Jahre Party|Goldene Zwanziger|Goldenen Zwanziger|Wilde Zwanziger|Wilden Zwanziger|Gatsby Party|Gatsby Abend|Gatsby Motto|Motto Gatsby|Motto 20er|Motto 20er Jahre|Motto Zwanziger Jahre|Charleston Abend|Babylon Berlin Party',
  },
  {
    occasion: 'pitch',
    en: 'pitch our startup|pitch my startup|pitch our startup idea',
    de: 'Startup Pitch|Start up Pitch|Startup Pitch vor Investoren|Pitch Event|Pitch Abend|Pitchabend|Gründerwettbewerb|Gründerpitch|unser Startup pitchen|mein Startup pitchen|Startup pitchen',
  },
  {
    occasion: 'techno',
    en: 'club in berlin|clubs in berlin|a club in berlin|berlin clubs',
    de: 'Club in Berlin|Clubs in Berlin|Berliner Club|Berliner Clubs|in Berlin feiern|feiern in Berlin',
  },
  {
    occasion: 'clubbing',
    en: 'club on friday|club on saturday|club tonight|to the club',
    de: 'Club am Freitag|Club am Samstag|im Club feiern|in einen Club|Clubabend|Clubnacht|in nen Club|in Clubs',
  },
  {
    occasion: 'own-graduation',
    en: 'my bachelors ceremony|my masters ceremony|my degree ceremony|collecting my degree',
    de: 'meine Bachelorverleihung|meine Masterverleihung|meine Bachelorfeier|meine Masterfeier|meine Abifeier|meine Zeugnisvergabe|meine Diplomverleihung|meine Abiturfeier',
  },
  {
    occasion: 'front-desk',
    en: 'pharmacy|pharmacist|work in a pharmacy|chemists shop|dispensing chemist|optician|opticians',
    de: 'Apotheke|Apothekerin|Apotheker|PTA in der Apotheke|in der Apotheke|Optiker|Optikerin',
  },
  {
    occasion: 'hands-on-interview',
    en: 'trial shift in a bakery|trial day at a bakery|trial day in a bakery|trial day at the bakery|trial shift at the bakery|bakery trial day',
    de: 'Probetag in der Bäckerei|Probearbeiten in der Bäckerei|Probearbeiten beim Bäcker|Probetag beim Bäcker|Probetag in der Backstube|Probearbeiten in einer Bäckerei|Probetag in einer Bäckerei',
  },
  {
    occasion: 'work-barbecue',
    en: 'barbecue at the bos|barbecue at my bos|bbq at the bos|bbq at my bos|barbecue at the boss|barbecue with my boss|bbq with my boss',
    de: 'Grillen beim Chef|Grillen bei meinem Chef|Grillabend beim Chef|Grillfest beim Chef|Grillen mit dem Chef|Grillen bei der Chefin',
  },
  {
    occasion: 'viewing',
    en: 'registration office|the council office|the town hall',
    de: 'aufs Amt|zum Amt|aufm Amt|Termin beim Amt|Bürgeramt|Bürgerbüro|Ausländerbehörde|Amtstermin|Behördentermin|Behördengang|Jobcenter|Arbeitsamt',
  },
  {
    occasion: 'meeting-parents',
    en: 'meet my girlfriends mum and dad|meet my boyfriends mum and dad',
    de: 'Kennenlernen der Schwiegereltern|Kennenlernen der Eltern|Schwiegereltern zum ersten Mal|treffe seine Eltern|treffe ihre Eltern',
  },
  {
    occasion: 'oktoberfest',
    en: 'bavarian wedding party|bavarian evening|in the beer tent|alpine party',
    de: 'Oktoberfest|Wiesn|auf die Wiesn|auf der Wiesn|aufs Oktoberfest|Wiesnzelt|Bierzelt|Festzelt|Cannstatter Wasen|Wasen|Starkbierfest|Trachtenfest|Trachtenabend|Trachtenparty|Hüttengaudi|Gäubodenfest|Rosenheimer Herbstfest|Trachtenumzug|Almabtrieb|Leonhardiritt',
  },
  {
    occasion: 'photos',
    en: 'maternity shoot|maternity photos|newborn photos|graduation photos|christmas card photo|christmas photos|school photos|school photo|profile picture|dating profile photos|dating profile picture',
    de: 'Fotoshooting|Familienfotos|Familienfoto|Babybauchshooting|Schulfoto|Profilbild|Weihnachtsfoto|Teamfoto',
  },
];
