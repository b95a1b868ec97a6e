import type { Situation } from './situation.ts';

/** What people call their free hours, beside those in `leisure.ts`: hobbies, clubs, games, ways, evenings. */
export const PASTIMES: readonly Situation[] = [
  {
    occasion: 'at-friends',
    en: 'sleepover at|first sleepover|movie marathon|film evening|evening of films|board games at|lego night|fifa night|video games with friends|jam session|pancake night|cheese board|wine and cheese|chili cookoff|chilli night|taco night|pasta night|curry night at|eurovision|watching eurovision|superbowl party|crayfish party|friends balcony|balcony with friends|at a mates|at my mates|at my best friends|at my neighbours|at the neighbours|neighbours barbecue evening|dinner at the neighbours|supper at a friends|soup night|crafternoon|dungeon master|roleplaying game|role playing game|d and d|warhammer|bridge evening|canasta|mahjong|mah jong|doll club|wine club|cheese night|supper with friends at home|flatmates evening|girls night in|sunday film at',
    de: 'bei Kumpels|bei Kumpel|bei einem Kumpel|beim Kumpel|zum Zocken bei|zocken bei|Filmabend bei|Tatort gucken|Tatort schauen|Fußballabend bei|Serienmarathon|Heimkino|Käsebrett|Käseabend|Kochclub|Kochrunde|Kochabend bei|Spieleabend bei|Brettspielabend|Rollenspielabend|Pen and Paper|Whiskyabend|Weinrunde|Raclette bei|Fondue bei|Pyjamaparty|Übernachtung bei Freunden|Mädelsabend bei|Strickabend|Handarbeitsrunde|Canasta|Rommé|Skatabend|Schafkopfabend|Doppelkopfabend|ESC gucken|Eurovision|Nachbarschaftstreffen|Dorfkino|Bastelabend|Tupperabend bei',
  },
  {
    occasion: 'anniversary',
    en: 'our tenth anniversary|our first anniversary|our fifth anniversary|five year anniversary|one year anniversary|anniversary dinner|our anniversary dinner|third anniversary|tenth anniversary|ten years married|twenty years married|thirty years married',
    de: 'Jahrestag|unser Jahrestag|unserem Jahrestag|Hochzeitstag|unser Hochzeitstag|unserem Hochzeitstag|zehn Jahre verheiratet|zwanzig Jahre verheiratet|dreißig Jahre verheiratet',
  },
  {
    occasion: 'easy-dinner',
    en: 'burgers with|burger with|burrito|burritos|curry with|curry house|cheap curry|tapas with|thai with|thai place|noodle bar|dim sum with friends|hot pot with friends|korean barbecue with friends|pizza with|mexican with friends|beer hall dinner|gastropub|brasserie|end of season meal|team meal|birthday dinner at the pub|dinner at the pub|whisky tasting|whiskey tasting|beer tasting|reunion dinner|class reunion|school reunion|dinner with old colleagues|dinner with my flatmates|dinner with the neighbours|at the italian|all you can eat|food hall|burger place|diner with friends',
    de: 'beim Italiener|zum Italiener|beim Griechen|zum Griechen|beim Inder|zum Inder|beim Thai|beim Chinesen|beim Mongolen|beim Spanier|Pizza mit|Pizza essen|Pizzeria|Trattoria|Tapas|Tapasbar|Sushi essen|Burger essen|Ramen|Wirtshaus|Heuriger|Heurigen|Besenwirtschaft|Straußwirtschaft|Brauhaus|Mannschaftsessen|Weinprobe|Weinverkostung|Bierprobe|Whiskytasting|Whisky Tasting|Essen mit Freunden|Abendessen mit Freunden|Essen mit Freundinnen|Abitreffen|Klassentreffen|Jahrgangstreffen|Ehemaligenessen|Chorabschluss|Vereinsessen beim|Stammlokal|Spareribs essen',
  },
  {
    occasion: 'fine-dining',
    en: 'michelin dinner|five course dinner|five courses|degustation menu',
    de: 'Degustationsmenü|Sternelokal|Sternerestaurant|Michelin|Feinschmeckerrestaurant|Gourmetrestaurant|Gourmetmenü|Fünf Gänge|sieben Gänge|Sterneküche|Jackettpflicht|Sakkopflicht',
  },
  {
    occasion: 'date-in',
    en: 'candlelight dinner at home|takeaway and a film with',
    de: 'er kocht für mich|sie kocht für mich|ich koche für sie|ich koche für ihn|koche für mein Date|Date bei mir|Date bei ihm|Date bei ihr|Date zu Hause',
  },
  {
    occasion: 'day-date',
    en: 'date at the zoo|date at the market|date at the museum|date at the gallery|date at the aquarium|date at the botanical garden',
    de: 'Spaziergang Date|Date im Park|Date im Museum|Date im Zoo|Date am Nachmittag|Museumsdate|Picknick Date',
  },
  {
    occasion: 'clubbing',
    en: 'dancing at a club|drum and bass night|house music night',
    de: 'Nachtclub|Clubnacht|in den Club|im Club tanzen|Disko|in die Disko|Disco gehen|feiern im Club',
  },
  {
    occasion: 'easy-evening',
    en: 'fringe comedy|comedy at the fringe|fringe show|fringe shows|cinema night|movie theater|drive in cinema|open mic comedy|improv comedy|comedy open mic|beer garden with friends',
    de: 'Kino|ins Kino|Kinoabend|Comedy|Comedyabend|Comedy Show|Stand up Comedy|Kneipenquiz|Pubquiz|Kneipe mit Freunden|auf ein Bier|ein Bier trinken',
  },
  {
    occasion: 'dinner',
    en: 'girls dinner|girls dinner out|dinner with the girls|omakase|steak house|lobster place|fish restaurant|seafood place|oyster bar|supper club|tablecloths|country inn dinner|our favourite restaurant|our favorite restaurant|eating out|dine out|dining out|meal out|evening meal out',
    de: 'Fischrestaurant|Steakhaus|Edelitaliener|auswärts essen|Znacht|Nachtessen|Dinner|Restaurantbesuch|Genussabend|Tisch reserviert',
  },
  {
    occasion: 'class-presentation',
    en: 'group presentation|oral presentation|thesis presentation|capstone presentation',
    de: 'Referat|Referat halten|Gruppenpräsentation|Referat in der Uni|Referat an der Uni|Präsentation im Seminar|Präsentation in der Uni',
  },
  {
    occasion: 'hospitality-box',
    en: 'company box|corporate box|hospitality box|corporate hospitality|vip box',
    de: 'Firmenloge|Loge im Stadion|VIP Loge|Businessloge|Businesssitze|VIP Bereich im Stadion',
  },
  {
    occasion: 'club-lunch',
    en: 'rotary club lunch|inner wheel|inner wheel luncheon|soroptimist|soroptimists|women institute lunch|wi lunch|legion lunch|lodge lunch|masonic lunch|ladies section lunch|tennis club luncheon|cricket club lunch|yacht club dinner|sailing club lunch|gymkhana club|veterans breakfast|veterans club|members club|bridge tournament|curling club lunch|captains lunch|committee luncheon|golf society lunch|lunch at the cricket club|harbourside club|garden club lunch|gardeners club|probus lunch|old boys lunch|alumni lunch|regimental lunch|regimental dinner',
    de: 'Rotary Club|Rotarier Essen|Rotarieressen|Soroptimistinnen|Landfrauen|Landfrauentreffen|Herrenclub|Damenmittag|Damenclub|Tennisclub Essen|Segelclub|Ansegeln|Yachtclub|Golfclub Mittagessen|Clubhaus|Clubessen|Clubmittag|Clubabend|Bridgeturnier|Bridgerunde|Seniorenclub Essen|Jahrestreffen|Logenessen|Burschenschaft Essen|Altherrenabend|Ruderclub Essen|Reitclub Essen',
  },
  {
    occasion: 'games',
    needs: ['hired shoes'],
    en: 'bowling|bowling alley|ten pin bowling|tenpin bowling|bowling night|go bowling|going bowling',
    de: 'Bowling|Bowlingabend|Bowlingbahn|zum Bowling|bowlen|bowlen gehen',
  },
  {
    occasion: 'games',
    en: 'axe throwing|snooker|billiards|pool table|pinball|bingo|bingo hall|curling|skee ball|arcade bar|karting|kart racing|ten pin|tenpin|skittles|petanque|boules|bocce|lawn bowls|bowling green|shuffleboard|cornhole|kubb|molkky|table football|foosball|paintballing|airsoft|laser quest|trampoline evening|crazy golf|minigolf|shooting range|archery|chess tournament|escape game',
    de: 'Axtwerfen|Snooker|Bingo|Bingoabend|Curling|Boule|Boccia|Pétanque|Boßeln|Kubb|Wikingerschach|Tischkicker|Kicker spielen|Kickerturnier|Flipper|Paintball|Gokart|Kartbahn|Schafkopf|Schafkopfrunde|Skatturnier|Dartturnier|Kegelclub|Kegelbahn|Bowlingbahn|Minigolfturnier|Schachturnier|Bogenschießen|Schützenverein|Eisstockschießen|Schwarzlicht Minigolf|Dartabend',
  },
  {
    occasion: 'craft',
    en: 'choir practice|choir rehearsal|community choir|woodcarving|woodcarving class|woodwork class|class at the senior center|class at the community center|evening class|linocut|lino printing|soap making class|jewellery making|jewelry workshop|stained glass|stained glass course|lace making|bobbin lace|weaving|weaving course|spinning wheel|embroidery|embroidery class|macrame|flower arranging|wreath making|basket weaving|bookbinding|calligraphy|calligraphy class|painting ceilings|painting the hallway|painting the fence|painting the shed|spray painting|sanding floors|building a boat|model railway|model making|ukulele workshop|welding taster|blacksmith course|pasta course|icing a cake|cake decorating|decorating a cake|cooking party|kids cooking|silk painting|felt making|felting|leather working|knife making|whittling|stone carving|life model|modelling for a drawing|sewing a|sewing day|sewing bee|kintsugi|wheel throwing|kiln',
    de: 'Linoldruck|Linolschnitt|Seifensieden|Schmuckkurs|Goldschmiedekurs|Glasblasen|Glasfusing|Klöppeln|Webkurs|Weben|Stickkurs|Strickcafé|Strickkurs|Häkelkurs|Häkeln|Makramee|Blumenbinden|Kranzbinden|Adventskranz binden|Korbflechten|Buchbinden|Kalligrafie|Kalligraphie|Seidenmalerei|Filzen|Filzkurs|Specksteinkurs|Steinbildhauen|Drechseln|Schmiedekurs|Schweißkurs|Modellbau|Modelleisenbahn|Torte verzieren|Tortenkurs|Decke streichen|Zaun streichen|Schrank streichen|Pinsel und Farbe|Bildhauerkurs|Aktmodell|Zeichenkurs Modell|Batiken|Acrylkurs|Nähworkshop|Nähtreff|Töpferscheibe|Brotbackkurs|Pastakurs',
  },
  {
    occasion: 'gardening',
    en: 'allotment|allotment day|repotting|hedge trimming|trim the hedge|cut the hedge|cutting hedges|hedge laying|strimmer|brambles|nettles|tulip bulbs|raised beds|raised bed|pond clearing|tree surgery|garden shed|beekeeping intro|hen coop|chicken run|picking apples|apple picking at home|leaf blowing|seedlings|weeds|pottering around the garden|i want to garden|into the garden|garden in the evening|mulch|wheelbarrow|clearing gutters|cleaning gutters|composting|garden day|help in the garden',
    de: 'Datsche|Laube|Schrebergarten Arbeit|Hochbeet|Hochbeete|Beet|ins Beet|Rosen schneiden|Heckenschnitt|Obsternte|Apfelernte|Äpfel pflücken|Kirschen pflücken|Gießdienst|Blumen gießen|Gemeinschaftsgarten|Balkon bepflanzen|Balkonkästen|umtopfen|Kartoffeln ernten|Rasenmähen|Laub fegen|Gartentag|Gartenschere|Schubkarre|Komposthaufen|Tomaten pflanzen|Teich sauber|Honig schleudern|Baumschnitt|Obstbäume schneiden',
  },
  {
    occasion: 'dog-walk',
    en: 'dog walks|walkies|walk my dogs|dog walkers|dog walker|puppy|spaniel|spaniels|labrador|labradors|retriever|greyhound|whippet|husky|huskies|dachshund|corgi|poodle walk|doodle wants|guide dog|dog club|dog beach|treats and bags|poo bags|dog lead|hound|terrier|samoyed|walking my cat',
    de: 'Hund|mit Hund|Gassirunde|Gassi Runde|Dackel|Dackelspaziergang|Labrador|Welpe|Welpen|Hundewiese|Hundeauslauf|Hundeplatz|Hundespielwiese|Morgenrunde mit dem Hund|Abendrunde mit dem Hund|Hund raus|Leckerlis|Hundeleine|Hundestrand|mit den Hunden|Blindenhund',
  },
  {
    occasion: 'on-foot',
    en: 'twenty thousand steps|all day on foot|on foot all day|city on foot all|cobbled old town|old town stroll|canvassing|canvass|leafleting|delivering leaflets|doorstep campaigning|birding|twitching|garden show|flower show|zoo day on foot|night walk|ghost tour|walking holiday stage|procession through town|promenade|wandering round town|walk round town|guided tour of the city|architecture walk|market town wander|pilgrimage on foot|last mile barefoot|stair climb',
    de: 'Schritte|durch die Stadt laufen|den ganzen Tag laufen|Altstadtbummel|Altstadt|flanieren|Prospekte verteilen|Flyer verteilen|Wahlkampf|Haustürwahlkampf|Nachtwanderung|Landesgartenschau|Bundesgartenschau|Gartenschau|Kohlfahrt|Stadtführung|Stadtspaziergang|Rundgang|Schlosspark|Kurpark|Promenade|latschen|Umzug mitlaufen|Demozug|Bollerwagen ziehen',
  },
  {
    occasion: 'hiking',
    en: 'hut tour|hut to hut|ridge walk|summit|summit day|peak|the peak district|munro|munros|snowdon|ben nevis|pennine way|appalachian trail|west highland way|bear country|gorge walk|waterfall hike|rambler|ramblers|walking boots day|backcountry|bog walk|camino stage|stage of the camino|glacier|glacier hike|volcano hike|canyoning|orienteering|mountain trail|hill walk|walk with friends in the hills',
    de: 'Aufstieg|Höhenmeter|Gipfel|Gipfeltour|Zugspitze|Watzmann|Gletschertour|Fernwanderweg|Alpenüberquerung|Rennsteig|Wanderverein|Alpenverein|Höhenweg|Almwanderung|Schneeschuhtour|Wandergruppe|Wanderwoche|Wanderwochenende|Wanderreise|Trekkingtour|Trekking|Canyoning|Wandersteig|Kräuterwanderung|Schluchtwanderung|Wandertour',
  },
  {
    occasion: 'bike',
    en: 'gravel riding|gravel ride|gravel bike|road bike|racing bike|mountain bike|mountain biking|mtb|sportive|tandem|handcycle|cargo bike tour|tweed ride|turbo trainer|penny farthing|century ride|velodrome|bike path|bike club|bike trip|cycling club|cycling holiday|family bike ride|bikes to|on bikes|ride to the lake|charity ride|bmx track',
    de: 'radeln|Rennrad|Rennradtour|Rennradgruppe|Mountainbike|Mountainbiketour|MTB|MTB Trail|Gravelbike|Tandem|Tandemtour|Radweg|Elberadweg|Donauradweg|Radreise|Radurlaub|Radtrikot|Radgruppe|Radausflug|Radmarathon|Handbike|Radrennen|Damenrad|Fahrradausflug|Pedelec|E Bike Tour|Radl|Radltour|Alpe Adria Radweg|Familienradtour',
  },
  {
    occasion: 'bike-commute',
    en: 'kick scooter to work|e scooter to work|scooter to work|scoot to work|cycle commuter|ride to work|rides to work|cycle to the office|cycling in to work|brompton|folding bike|bikeshare|bike share to|moped to work|inline skate to|cargo bike to nursery|commute by bicycle|commuting by bicycle|commute by cargo bike|commute on my bike|bike to university|pedal to work|cycles to work',
    de: 'mit dem Rad zur Arbeit|mit dem Fahrrad zur Arbeit|mit dem Rad ins Büro|mit dem Fahrrad ins Büro|mit dem Radl ins Büro|mit dem Radl in die|mit dem E Bike zur|Rennrad ins Büro|Arbeitsweg mit dem Rad|Arbeitsweg mit dem Fahrrad|Radpendler|Radpendlerin|Faltrad|Klapprad|Lastenrad|E Scooter zur Arbeit|pendle mit dem Rad|pendle mit dem Fahrrad|Fahrradpendler|mit dem Roller zur Arbeit|mit dem Rad in die',
  },
  {
    occasion: 'running',
    en: 'fun runs|half marathons|ultra marathon|ultramarathon|santa dash|santa run|mud run|tough mudder|obstacle race|colour run|color run|night run|night relay|track session|sprint session|run club|running group tuesday|running in the dark|hill sprints|marathon relay|ironman|duathlon|race bib|cross country run|jogging with a pram|ten k|beginners running',
    de: 'Laufanfänger|Lauftraining|Zehn Kilometer|Schlammlauf|Hindernislauf|Silvesterlauf|Nachtlauf|Stadtlauf|Frauenlauf|Crosslauf|Berglauf|Ultralauf|Ironman|Duathlon|Lauftermin|Laufstrecke|Walkinggruppe|Nordic Walking Gruppe|Bahntraining|Sprinttraining|Intervalltraining|Jogging|Joggingrunde',
  },
  {
    occasion: 'gym',
    en: 'gym clothes|gym gear|gym kit|gym wear|gym stuff|gym things|workout clothes|workout gear|workout wear|training clothes|training gear|training kit|clothes to train in|things to train in|something to train in|strongwoman|strongman|pole class|aquarobics|trampoline park workout|pelvic floor class|rehab gym|hyrox|f45|gymnastics class|climbing|indoor climbing|climbing gym session|martial arts class|muay thai|krav maga|wrestling practice|sparring|hula hoop|chair exercise|seniors exercise class|sports hall|sport club training|barre pilates gym|rowing machine',
    de: 'Sportsachen|Sportklamotten|Trainingssachen|Trainingsklamotten|Trainingskleidung|Gymsachen|was zum Trainieren|etwas zum Trainieren|Muckibude|Fitti|ins Fitti|Laufband|Gerätetraining|Aquafitness|Aqua Fitness|Aquajogging|Wassergymnastik|Gymnastik|Seniorengymnastik|Turnverein|Klettern|Kampfsport|Kickboxen|Thaiboxen|Ringen|Aikido|Stepaerobic|Bauch Beine Po|BBP|Indoorcycling|Trampolinkurs|Reha Sport|Herzsport|Hyrox|Poledance|Pole Dance|Parcourstraining',
  },
  {
    occasion: 'court-sport',
    en: 'netball match|netball team|handball match|volleyball match|volleyball league|basketball with|five aside|five a side|5 a side|six a side|seven a side|7 a side|kickabout|kick about|sunday league|football training|playing football|play football|playing soccer|play soccer|soccer practice|football with the lads|touch rugby|rugby training|five a side match|futsal|indoor hockey|indoor bowls|softball with work|doubles tennis|singles match|tennis final|club tennis|tennis coaching|wheelchair basketball|beach volleyball match|racket sport|racquet sport|floorball|padel court|tennis court|tennis courts|squash court|badminton court|pickleball court|fencing class|fencing club',
    de: 'Fußballtraining|Fußball spielen|kicken|beim Kicken|Bolzplatz|bolzen|Handball|Basketball|Volleyballspiel|Rollstuhlbasketball|Hallenfußball|Floorball|Unihockey|Hallenhockey|Softball|Tennisdoppel|Doppel im Tennis|Tenniscamp|Tennisverein|Tennistraining|Squashcourt|Badmintonhalle|Beachvolleyballturnier|Beachvolleyball Liga|Prellball|Faustball|Fechtkurs|Fechttraining|Tennishalle|Padelplatz|Netzball',
  },
  {
    occasion: 'yoga',
    en: 'yin|yin class|kundalini|downward dog|hatha|hatha yoga|iyengar|bikram|chair yoga|desk yoga|aerial yoga|goat yoga|yoga mat|yoga teacher training|antenatal class|birthing class|pelvic floor|feldenkrais|meditation evening|meditation',
    de: 'Yin Yoga|Kundalini|Kundaliniyoga|Hatha Yoga|Yogaclub|Yogastudio|Yogaschule|Yogamatte|herabschauender Hund|Geburtsvorbereitung|Geburtsvorbereitungskurs|Beckenbodenkurs|Feldenkrais|Meditation|Meditationsabend|Faszientraining|Hormonyoga|Stuhlyoga|Autogenes Training',
  },
  {
    occasion: 'retreat',
    en: 'vipassana|sesshin|zen retreat|silent week|fasting week|fasting retreat|juice cleanse|writers week|writers retreat|writing retreat|reiki weekend|reiki|breathwork weekend|meditation weekend|quaker weekend|monastery stay|convent stay|stay in a monastery|pilgrim hostel|ashram|wellness week in|health cure|spa cure|kneipp|staff retreat|company retreat|womens circle weekend|mens retreat|meditation week',
    de: 'Kur|Kuraufenthalt|Mutter Kind Kur|Kneippkur|Fastenkur|Fastenwoche|Fasten|Basenfasten|Heilfasten|Schweigewoche|Schweigeseminar|Kloster auf Zeit|Klosterwoche|Exerzitien|Einkehrtage|Meditationswochenende|Meditationswoche|Ayurveda Kur|Ayurvedakur|Achtsamkeitskurs|Achtsamkeitswoche|Achtsamkeitswochenende|Yogareise|Schreibretreat|Auszeit im Kloster|Reiki|Ashram|Sesshin|Vipassana|Wellnesskur',
  },
  {
    occasion: 'dance-class',
    en: 'line dance|line dance group|lindy class|rueda|cuban salsa|salsa beginners|salsa for beginners|bharatanatyam|kathak class|bollywood dance class|contact improv|contact improvisation|irish dance|irish dancing|highland dancing|ceilidh practice|step dance|tap for adults|ballroom lessons|ballroom steps|ballroom theory|tango lesson|wedding dance|wedding dance lessons|first dance lesson|dance lessons for|dance rehearsal|adult ballet beginners|jive class|rock and roll class|west coast swing|zouk|forro|seated dance|twerk class|heels class',
    de: 'Line Dance|Linedance|Ballett für Erwachsene|Steppkurs|Stepptanz|Salsa für Anfänger|Salsa Anfänger|Bachata|Discofox|Discofoxkurs|Walzerkurs|Rueda|Swingkurs|Boogie Woogie|Rock n Roll Kurs|Hip Hop Stunde|Modern Dance|Jazzdance|Tanzgruppe|Tanzprobe|Tanztraining|Hochzeitstanz|Hochzeitstanz lernen|Kontaktimprovisation|Seniorentanz|Tanzworkshop|Tanzverein|Formationstanz|Garde Training',
  },
  {
    occasion: 'techno',
    en: 'drum and bass|drum and bass night|dnb|gabber|gabber night|hardstyle|acid house|psytrance|goa party|goa trance|tresor|kitkat|warehouse rave|afterhours|after hours club|dark room|bpm|jungle night|trance party|electronic night|underground club|queer club night|fetish night|goth night|goth club|emo night|drag night',
    de: 'Drum n Bass|Drum and Bass|Rave|Raver|Goa|Goaparty|Psytrance|Hardtechno|Gabber|Kitkat|Tresor|Bunker|Clubnacht|elektronische Musik|Afterhour|Technonacht|Techno|Bass und Nebel|Warehouse Party|Darkroom',
  },
  {
    occasion: 'disco',
    en: 'northern soul|saturday night fever|mamma mia singalong|mamma mia|abba tribute|abba revival|boney m|roller disco|silent disco|school disco theme|soul and funk|motown night|70s night|studio fifty four|ice disco|retro party',
    de: 'Siebzigerparty|Achtzigerparty|Neunzigerparty|ABBA|ABBA Revival|ABBA Party|Saturday Night Fever|Boney M|Rollschuhdisco|Rollerdisco|Schlagerparty|Schlagernacht|Schlagermove|Soul und Funk|Discofieber|Discokugel|Bad Taste Party|Ü30 Party|Ü40 Party|Dorfdisco|Retroparty|Motown',
  },
  {
    occasion: 'concert',
    en: 'see a band|seeing a band|watch a band|live band|band playing|standing tickets|standing ticket|front of stage|fado|qawwali|sufi night|sing along|singalong|springsteen|coldplay|arctic monkeys|rolling stones|bruce springsteen|coachella headliner|tribute band|cover band gig|folk gig|church gig|living room concert|house concert|open mic|battle of the bands|band night|support act|encore|merch stand|concert tickets|tickets for',
    de: 'Waldbühne|Open Air|Open Air Konzert|Olympiahalle|Coverband|Tributeband|Wohnzimmerkonzert|Hauskonzert|Liedermacher|Gig|Rock am Ring|Rammstein|Coldplay|Die Ärzte|Die Toten Hosen|Helene Fischer|Konzertkarten|Konzertabend|Kellerkonzert|Unplugged Konzert|Singer Songwriter|Rapkonzert|Hip Hop Konzert|Metalfestival Abend',
  },
  {
    occasion: 'theatre',
    en: 'kabuki|improv show|improv theatre|one act plays|play opening night|amateur theatre|fringe theatre|shakespeare|hamlet|les mis|hamilton|phantom of the opera|the play|theatre seats|theatre tickets|varieté|magic show evening|mime show|philharmonic|symphony hall|carnegie hall|classical evening|dance performance|modern dance show|flamenco show',
    de: 'Improtheater|Kleinkunst|Kleinkunstbühne|Inszenierung|Staatstheater|Schauspielhaus|Burgtheater|Volkstheater|Bauerntheater|Mundarttheater|Laientheater|Theaterpremiere|Theaterkarten|Theaterabo|Musicalbesuch|Musical Abend|Ballettabend|Ballettaufführung|Sinfonie|Symphonie|Varieté|Zaubershow|Kabarettabend|Krimidinner|Tanztheater|Kabuki|Neujahrskonzert',
  },
  {
    occasion: 'opera',
    en: 'tosca|la traviata|traviata|carmen|la boheme|the magic flute|rosenkavalier|wagner|ring cycle|bayreuth|glyndebourne|la scala|semperoper|covent garden|nabucco|aida|puccini|verdi|royal opera house|standing room at the opera|opera festival|opera in the park|arena di verona|opera on the lake',
    de: 'Zauberflöte|Tosca|La Traviata|Traviata|Carmen|La Bohème|Rosenkavalier|Wagner|Ring des Nibelungen|Bayreuth|Bayreuther Festspiele|Festspiele|Salzburger Festspiele|Semperoper|Staatsoper|Opernhaus|Opernfestspiele|Nabucco|Aida|Mailänder Scala|Opernpremiere|Opernabend|Bregenzer Festspiele|Operngala|Operette|Fledermaus|Parkett Mitte',
  },
  {
    occasion: 'matinee',
    en: 'matinée|afternoon show|afternoon film|afternoon ballet|ballet in the afternoon|theatre in the afternoon|afternoon recital|morning concert|coffee concert|sunday afternoon concert|family concert|childrens theatre|kids theatre|lunchtime recital|baby cinema|mum and baby cinema|messiah singalong|my granddaughters recital|my grandsons recital|my nieces recital|open rehearsal|public rehearsal|nutcracker with|the nutcracker with',
    de: 'Kindermusical|Kino am Nachmittag|Nachmittagskonzert|nachmittags ins Theater|nachmittags ins Ballett|Theater am Nachmittag|Konzert am Nachmittag|Matineekonzert|Vormittagskonzert|Familienkonzert|Kinderkonzert|öffentliche Probe|Seniorenkino|Mama Kino|Puppenspiel|Kasperletheater|Marionettentheater|Weihnachtsoratorium anhören|Kaffeekonzert|Kinderoper|Promenadenkonzert',
  },
  {
    occasion: 'museum',
    en: 'uffizi|the louvre|louvre|prado|the prado|rijksmuseum|british museum|national gallery|tate|tate modern|smithsonian|guggenheim|moma|the v and a|white house tour|docent|planetarium visit|museum day out|war museum|railway museum|open air museum|house museum|dinosaur museum|costume exhibition|late opening at the|ruins tour|art galleries|gallery visit|gallery with',
    de: 'Museumsinsel|Museumstag|Louvre|Uffizien|Prado|Pinakothek|Albertina|Kunstsammlung|Sammlung|Städel|Freilichtmuseum|Technikmuseum|Naturkundemuseum|Schlossmuseum|Fotoausstellung|Sonderausstellung|Bilderausstellung|Museumsführung|Zentrum Paul Klee|Gemäldegalerie|Nationalgalerie|Kunstmuseum besuchen|Burgbesichtigung|Burgführung|Planetarium besuchen|Völkerkundemuseum',
  },
  {
    occasion: 'gallery',
    en: 'private view|degree show|photography opening|gallery dinner|art auction|auction preview|auction house|art school show|graduate show|opening of the biennale|biennale opening|my own show|opens his show|opens her show|opening by the mayor|gallery night|gallery walk|art night|studio opening|finissage|poetry launch|zine launch|opening night of the play|ceramic show',
    de: 'Eröffnung Kunsthalle|Ausstellungseröffnung|Midissage|Kunstverein|Kunstauktion|Auktion|Galerierundgang|Galerieabend|Galeriewochenende|Kunstpreis|Kunstpreisverleihung|ich stelle aus|meine Ausstellung|eigene Ausstellung|Diplomausstellung|Rundgang Kunsthochschule|Atelierrundgang|Ateliereröffnung|Fotovernissage|Buchpräsentation|Kunstnacht',
  },
  {
    occasion: 'on-stage',
    en: 'reading my poems|reading my poetry|read my poems|reading from my book|poetry reading of mine|i sing|i sing alto|i sing soprano|i sing tenor|i sing bass|sing alto|sing tenor|cello recital|violin recital|my piano recital|i play violin|i play the violin|i play in an orchestra|i play drums|on drums|our band plays|cover band plays|our cover band|brass band competition|brass band|marching band|bagpiper|bagpipes|page turner|turn pages for the pianist|carmina burana|sing in a choir|we sing bach|i sing at|soloist|mezzo|soprano|baritone|i am the magician|im the magician|magician|my band plays|school show on stage|amateur dramatics|am dram|curtain call|choir tour|gospel choir|barbershop choir|dress rehearsal|stand up set|my stand up|my set at|church organ i play|conducting|conductor of the|conduct a choir|accordion orchestra|concert dress black',
    de: 'Konzertauftritt|Chorauftritt|Gospelchor|Kirchenchor Auftritt|Orchestermusikerin|Orchestermusiker|Bratsche|Geige spielen|zweite Geige|erste Geige|Cellovorspiel|Klaviervorspiel|Klavierabend|Vorspiel an der Musikschule|Abschlusskonzert|Jubiläumskonzert|Weihnachtsoratorium|Solistin|Solist|Blaskapelle Auftritt|Musikverein|Blasorchester|Theatergruppe|Laientheater spielen|Generalprobe|Bühnenauftritt|trete auf|auf der Bühne|singe im Chor|wir singen|spiele im Orchester|spiele Schlagzeug|Zauberer|Zauberin|Konzertschwarz|Dirigentin|Dirigent|Kabarettauftritt|Poetry Slam Auftritt',
  },
  {
    occasion: 'photos',
    en: 'team photo|alumni photo|photo for the|prom pictures|maternity shoot|newborn shoot|newborn photos|photo wall|formal photo|school photo|school photos|family photo|group photo|photographer comes|photographed for|portrait sitting|profile picture|profile photo|insta pics|instagram photos|picture of us|christmas card photo|wedding photos|boudoir shoot|photo day|photo session',
    de: 'Teamfoto|Foto für die Zeitung|Profilbild|Profilfoto|Gruppenfoto|Gruppenbild|Klassenfoto|Familienfotos|Familienbild|Familienshooting|Babybauchshooting|Babyshooting|Hochzeitsfotos|Fotograf kommt|Fotografin kommt|Fotostudio|Fotowand|Instagram Fotos|Weihnachtskarte Foto|mit Bild in der Zeitung',
  },
  {
    occasion: 'stadium',
    en: 'court side|courtside|court side seats|courtside seats|basketball game|basketball games|nba game|homecoming game|homecoming football game|homecoming match|baseball with|home game|away game|away end|home end|terraces|football friday|friday night lights|bleachers|ice hockey game|ice hockey match|basketball final|cup final|league match|derby match|rugby international|rugby sevens|six nations|cricket test|test match|the ashes|lords pavilion|ipl|hurling final|gaelic football|pro wrestling|wrestling show|monster truck|tractor pull|speedway|formula one|grand prix|nascar|motogp|premier league|bundesliga|champions league|season ticket|fan zone|public viewing|hospitality box|vip box|business box|lambeau|wembley|anfield|old trafford|fenway|yankee stadium game|superbowl|march madness|athletics meet to watch|boat race|world championship to watch',
    de: 'Südtribüne|Nordkurve|Tribüne|Fankurve|Fanblock|Gästeblock|Auswärtsspiel|Heimspiel|Bundesliga|Bundesligaspiel|Champions League|Länderspiel|Pokalspiel|Pokalfinale|Derby|Eishockey|Eishockeyspiel|Handballspiel anschauen|Basketballspiel|Businessloge|VIP Loge|Loge|Public Viewing|Fanmeile|Dauerkarte|Formel 1|Motorsport|Speedway|Skispringen zuschauen|Biathlon|Vierschanzentournee|Leichtathletik EM|Eiskunstlauf EM|Westfalenstadion|Allianz Arena|Olympiastadion|St. Pauli|BVB|Schalke|Stadionbesuch',
  },
  {
    occasion: 'touchline',
    en: 'netball carnival|sports carnival|athletics carnival|swimming carnival|soccer carnival|junior footy|soccer coach|coaching soccer|coaching u10|coaching u8|coaching the under|coach for the under|football coach|swim meet|swim gala|swim team|swim team parent|swimming gala|gymnastics meet|karate grading|judo tournament|my sons judo|my daughters judo|sons cricket|daughters hockey|hockey dad|rugby dad|football dad|football mum|rugby mum|hockey mum|cricket mum|soccer dad|team manager|behind the goal|wet pitch|stood on a pitch|bench coat|youth football|youth soccer|under 7s|under 9s|sunday league ref|referee|refereeing|rowing regatta|school regatta|cross country meet|track meet|cross country race|horse show mum|riding competition of my|dance competition mum|auskick|touch football carnival|little athletics|coaching kids|coach my sons|coach my daughters|kids tournament|basketball dad|volleyball mum|netball mum',
    de: 'Handballturnier|Fußballturnier|Fußballtrainer|Jugendtrainer|Kindertrainer|F Jugend|E Jugend|D Jugend|Bambini|Schiri|Schiedsrichter|Schwimmwettkampf|Schwimmfest|Ruderregatta|Reitturnier|Turnwettkampf|Judoturnier|Leichtathletikwettkampf|Sohn spielt|Tochter spielt|Tochter schwimmt|Sohn schwimmt|am Rand|am Spielfeld|Spielfeld|Jugendspiel|Kinderturnier|Hallenturnier|Eishockey vom Sohn|Fußball vom Sohn|Fußball der Kinder|Vereinsjacke|Hundeturnier|Kampfrichterin|Voltigierturnier',
  },
  {
    occasion: 'races',
    en: 'ladies day|royal ascot|grand national|cheltenham|aintree|saratoga|randwick|royal randwick|magic millions|york races|point to point|greyhound racing|greyhounds at|dog racing|trotting races|trotters|camel races|horse racing|horse race|at the races|races next week|race meeting|belmont stakes|preakness|derby hat|racing carriages|iffezheim|longchamp|prix de larc|steeplechase|polo final|gold cup day|day at the races',
    de: 'Galopprennen|Galopprennbahn|Rennbahn|Pferderennen|Trabrennen|Trabrennbahn|Galopptag|Renntag|Iffezheim|Hoppegarten|Große Woche|Ladies Day|Derbytag|Galoppderby|Pferdesporttag|CHIO|CHIO Aachen|Ascot|Pferdewetten|Hindernisrennen|Windhundrennen|Polo Turnier|Poloturnier',
  },
  {
    occasion: 'ice-rink',
    en: 'rink|rink birthday|frozen canal|frozen lake skating|skating on the canal|hockey practice|ice hockey practice|sled hockey|learn to skate|skating lesson|skating lessons|hockey mom|outdoor ice|synchro team|synchronised skating|ice dance|curling rink|curling tryout|skates',
    de: 'Eisdisco|Eiskunstlauf|Schlittschuhbahn|Eisfläche|Eisstadion|zugefrorener See|zugefrorener Weiher|Natureis|Eishockeytraining|Kür|Eislaufkurs|Schlittschuhe|Eislauf',
  },
  {
    occasion: 'skate',
    en: 'skate jam|skate night|skate contest|skate date|inline skating|inline skate|rollerblading|rollerblades|inline marathon|quads|roller skates outdoors|quad skates|ollie|ollies|half pipe|halfpipe|bmx hall|bmx park|longboard dancing|kickflip|skate shop|parkour park|pumptrack|mini ramp|skateboarder',
    de: 'Pumptrack|BMX|BMX Halle|Inliner|Inlineskaten|Inline skaten|Inlineskates|Rollbrett|Ollie|Ollie üben|Miniramp|Skatehalle|Skateplatz|Skaterpark|Skatertreff|Scooterpark|Stuntscooter|Parkour',
  },
  {
    occasion: 'ski',
    en: 'ski tour|ski touring|cross country skiing|nordic skiing|telemark|heli skiing|sit ski|never skied|learning to ski|ski lesson|ski school|ski course|salopettes|lift queue|chairlift|powder day|off piste|freeride|snow park|ski race|ski instructor|ski resort day',
    de: 'Skitour|Skitouren|Langlauf|Langlaufen|Snowboard|Snowboarden|Skikurs|Skischule|Skipiste|auf der Piste|Skitag|Skiwochenende|Skigebiet|Tiefschnee|Telemark|Skilift|Skirennen|Skilehrerin|Skilehrer|Pistenspaß|Skifreizeit',
  },
  {
    occasion: 'snow',
    en: 'shovelling snow|shoveling snow|shovel snow|shovelling the drive|shovel the driveway|snowman|snowman competition|build a snowman|snowball fight|igloo|building an igloo|sleigh ride|dog sled|dog sledding|husky sledding|reindeer|reindeer farm|lapland|northern lights|sledge|sled|toboggan|snow walk|walk in the snow|snowed in|snow tubing|snowmobile|frozen lake',
    de: 'Schneemann|Schneemann bauen|Schneeballschlacht|Schlittenfahren|Schlitten fahren|Schlitten|Rodeln|Rodelbahn|Rodeltour|Iglu|Iglu bauen|Schnee schippen|Schnee schaufeln|Schneeschippen|Winterwanderung|Schneewanderung|Pferdeschlitten|Hundeschlitten|Nordlichter|Lappland|Eisangeln|Schneespaziergang|nicht Ski fahren im Skiurlaub|Nichtskifahrer',
  },
  {
    occasion: 'apres-ski',
    en: 'in the lodge|ski lodge|hut evening|hut party|fondue in the hut|fondue in the chalet|mountain hut dinner|ice bar|ski bar|after ski|after skiing|after the slopes|after snowboarding|hot tub then|raclette in the chalet|evening at the lodge|in the lodge|at the lodge|ski hotel|ski chalet dinner|log cabin evening|cabin in norway|cabin evening|winter cabin',
    de: 'Après Ski|Apres Ski|Après|auf der Hütte|die Hütte am Abend|Hütte abends|abends auf der Hütte|abends in der Hütte|Hüttengaudi|Hüttenparty|Hüttenzauber|Hüttenfest|Hüttenabend|Fondue im Chalet|Käsefondue im Chalet|Chalet|Wochenende im Chalet|Fondue auf der Hütte|nach der Piste|nach dem Skifahren|nach dem Rodeln|Kaiserschmarrn|Jagatee|Schirmbar|Skihotel|Kaminfeuer|Hüttenwirt|Almhütte Abend',
  },
  {
    occasion: 'on-the-water',
    en: 'dragon boat|dragon boating|pedalo|canal trip|barge|sailing dinghy|dinghy|sailing lesson|crew on a yacht|yacht harbour|crabbing|fishing from a boat|deep sea fishing|kite surfing|kitesurfing|windsurfing|jet ski|speedboat|paddle steamer|lifeboat|rowing on the|coxing|life jacket|life vest|schooner|catamaran|trawler|steamer trip|fjord cruise|pontoon boat|tall ship',
    de: 'Floßfahrt|Floß|Tretboot|Stand up Paddling|Barkasse|Krabbenkutter|Kutter|Kutterfahrt|Angelboot|Kitesurfen|Windsurfen|Jolle|Katamaran|Yacht|Segelyacht|Motorboot|Drachenboot|Ruderboot fahren|Fährfahrt|Fährüberfahrt|Schiffsreise|Dampfer|Hafengeburtstag|Schwimmweste|Wildwasser|Wattfahrt|Flusskreuzfahrt|Hochseeangeln|an Deck',
  },
  {
    occasion: 'beach',
    en: 'sandcastles|sandcastle|bucket and spade|beach hut|rock pooling|rockpooling|low tide|dunes|dip in the sea|bondi|north sea|beachcombing|metal detecting|beach walk in|seaside|by the sea|swimming baths|swimming lake|water slide|splash pad|burkini|wetsuit|swim shorts day|surf school|surf lesson|bodyboarding',
    de: 'Nordsee|Ostsee|Ostseestrand|Nordseestrand|Strandkorb|Dünen|Sandburg|ans Meer|am Meer|Badetag|Baggersee|Naturbad|Wasserrutsche|Eisbaden|Winterschwimmen|Surfkurs|Wellenreiten|Sylt|Rügen|Badestelle|Sonnenliege|Strandspaziergang barfuß|Wattwandern|Wattwanderung|Watt|Strandhotel|Burkini',
  },
  {
    occasion: 'camping',
    en: 'caravan|caravan site|campervan|scout camp leader|scout camp|pony camp|tent and|in a tent|yurt|bivouac|bivvy|campground|rv|motorhome holiday|van life week|winter camping|wild camp|canoe camp|holiday park caravan|lake camping|beach camp',
    de: 'Campingplatz|Wintercamping|Zeltplatz|Zelt|im Zelt|VW Bus|Pfadfinderlager|Hajk|Ferienlager|Jurte|Biwak|Glamping|Dauercamper|Campingküche|Wohnmobilurlaub|Wohnmobilreise|Isomatte|Standheizung|Camperurlaub|Zeltwochenende',
  },
  {
    occasion: 'festival',
    en: 'glasto|wacken|lollapalooza|burning man|fusion festival|download festival|reading festival|womad|edinburgh fringe|adelaide fringe|the fringe|fringe festival|tomorrowland|sziget|roskilde|full moon party|pride festival|jazz festival|folk music festival|reggae festival|day ticket|pit tickets|main stage|festival in a field|fire festival',
    de: 'Wacken|Lollapalooza|Fusion|Fusion Festival|Hurricane|Southside|Rock am Ring|Rock im Park|Parookaville|Festivalwochenende|Festivalgelände|Musikfestival|Jazzfestival|Elektrofestival|Metalfestival|Open Air Festival|Drei Tage Schlamm|Hauptbühne|CSD Straßenfest|Bändchen',
  },
  {
    occasion: 'folk-festival',
    en: 'feria|feria de abril|ganesh visarjan|bihu|diwali mela|mela|highland games|powwow|pow wow|dragon boat festival|kite festival|kite flying|mardi gras in new orleans|mardi gras by daylight|cheese rolling|st patricks parade|st patricks day parade|carnival in cologne|carnival in rio|holy week procession|summer solstice|midsummer in|midsummer dance|maypole|may day|harvest festival|harvest fair|medieval fair|medieval market|renaissance fair|ren faire|town festival|village festival|wine festival|lantern festival|cherry blossom festival|cattle drive|morris dancing|folk dance day|state fair|county fair|fairground|funfair|fun fair|carnival procession float|rose monday|folk costume|highland gathering|street carnival|sankranti|songkran street',
    de: 'Feuerwehrfest|Schützenfest|Dorffest|Stadtfest|Weinfest|Erntefest|Erntedankfest|Herbstfest|Frühlingsfest|Mittelaltermarkt|Mittelalterfest|OLMA|Straßenkarneval|Karneval in Köln|Karneval in Düsseldorf|Karneval in Mainz|Fastnacht in Mainz|Kölner Karneval|Karneval draußen|Karneval auf der Straße|Rosenmontag|Rosenmontagszug|Weiberfastnacht|Fasnacht|Fasnet|Maibaum|Maifest|Maitanz|Tanz in den Mai|Kirta|Kerb|Winzerfest|Heimatfest|Fischerfest|Jahrmarkt|Rummel|Volkstanzfest|Highland Games|Hafenfest|Sennenball|Schwingfest|Seenachtfest|Bierfest|Zelt auf dem Volksfest|Kerwa',
  },
  {
    occasion: 'country',
    en: 'farmhouse|stud farm|farm shop|lambing shed|clay pigeon shooting|clay shooting|pheasant shoot|shooting weekend|hunting lodge|winery|wineries|wine region|grape harvest|vintage harvest|cherry picking|fruit picking|pick your own|hayride|steam fair|ploughing match|agricultural show|country show|country fair|pony club|riding lesson|riding lessons|riding|trail ride|hack out|stable yard|the yard|jodhpurs|birdwatching hide|hide with a camera|wildlife photography|stargazing|gliding club|hedgehog survey|fence mending|winter garden tour|garden tour|open gardens|estate walk|farm stay|farm weekend|cabin weekend|moor|the moors|heath walk|duck pond|christmas tree farm|cut our christmas tree|sugar shack|cottage weekend|holiday cottage|cottage in the',
    de: 'Hof|auf dem Hof|Gutshof|Gestüt|Pferdestall|Reitstall|Reitstunde|Reiten|Ausritt|Wanderritt|Pferdehof|Ponyhof|Landurlaub|Urlaub auf dem Bauernhof|Spargelhof|Weinlese|Weinberg|Weingut|Winzer|Jagdhütte|Jagdhaus|Ansitz|Treibjagd|Kleintierschau|Tierschau|Landwirtschaftsschau|Tierfotograf|Weihnachtsbaum schlagen|Christbaum schlagen|Beeren pflücken|Erdbeeren pflücken|Heuernte|Streuobstwiese|Wochenende auf dem Land|Landhotel|Landhauswochenende|Bauernmarkt besuchen|Kürbishof|Sternegucken|Segelfliegen|Kutschfahrt|Alpaka Wanderung|Alpakas|Dorfleben|Herbst auf dem Land',
  },
  {
    occasion: 'market',
    en: 'souk|bazaar|christmas bazaar stall|veg box|seed swap|plant sale|pottery market|antiques market|thrift crawl|jumble sale|eco fair|herb stall|jam stall|fish market|flower market|street food market|sunday market|market day|night market|food market|brocante|vide grenier|swap meet|record fair|book stall|rummage sale|craft market',
    de: 'Naschmarkt|Antikmarkt|Töpfermarkt|Bauernmarkt|Fischmarkt|Viktualienmarkt|Markthalle|Blumenmarkt|Pflanzenmarkt|Kunsthandwerkermarkt|Handwerkermarkt|Stoffmarkt|Büchermarkt|Plattenbörse|Hofflohmarkt|Garagenflohmarkt|Kleidertausch|Krämermarkt|Basar|Marktbummel|Marktschwärmerei|Ostermarkt|Nachtmarkt|Streetfood Markt|Markttag',
  },
  {
    occasion: 'winter-market',
    en: 'xmas market|xmas markets|christmas market|gluhwein|mulled cider|advent market|christmas stalls|market stalls at christmas|mulled wine stand|mulled wine with|christmas hut|christmas village|christmas fayre|basel market in december|winter wonderland|striezelmarkt',
    de: 'Adventmarkt|Adventsmarkt|Wintermarkt|Striezelmarkt|Nikolausmarkt|Glühweinstand|Glühwein|Glühwein trinken|Punsch|Punschstand|Feuerzangenbowle|Adventssingen|Christkindlesmarkt|Waldweihnacht|Weihnachtsdorf|Weihnachtsstand|Glühmarkt|gebrannte Mandeln',
  },
  {
    occasion: 'bonfire',
    en: 'guy fawkes night|smores|marshmallows|toasting marshmallows|torchlight|torch procession|midsummer fire|midsummer bonfire|st johns eve|st johns fire|walpurgis|walpurgis night|beltane|easter fire|burning brush|burning leaves|campfire songs|campfire weekend|holika dahan|wicker man|fire jumping|fireside songs|fire bowl|lohri|hogmanay bonfire|scouts campfire',
    de: 'Johannisfeuer|Sonnwendfeuer|Sonnwendfeier|Walpurgisnacht|Hexenfeuer|Hexennacht|Maifeuer|Biikebrennen|Funkenfeuer|Martinsfeuer|Feuertonne|Feuerkorb|Stockbrot|Fackelwanderung|Fackelzug|Fackeln|Kartoffelfeuer|Mittsommerfeuer|Herbstfeuer|Räbeliechtli|Marshmallows',
  },
  {
    occasion: 'barbecue',
    en: 'barbie|barby|sausage sizzle|asado|crab boil|shrimp boil|lobster boil|smoke off|smoker|bbq competition|grill master|manning the grill|at the grill|fathers day grill|block party cookout|veggie bbq|pool bbq|burgers on the grill|korean bbq in the garden|hog roast|spit roast|tailgate grill|lamb on the spit',
    de: 'Angrillen|Abgrillen|Grillhütte|Grillplatz|Grillsonntag|Grillbuffet|Spanferkel|Würstchen grillen|am Grill|Grillmeister|Cevapcici|Smoker|Gartengrillen|Balkongrillen|Grillen bei|Grillen mit|grillen im Garten|Barbecue|Schwenkbraten|Schwenker',
  },
  {
    occasion: 'picnic',
    en: 'picnic blanket|rug in the park|on a rug|blanket on the grass|diner en blanc|sunset concert on the lawn|symphony on the lawn|symphony in the park|concert on the lawn|orchestra in the park|philharmonic in the park|opera in the park|shakespeare in the park|picnic concert|proms in the park|lake picnic|river picnic|beach picnic|picnic rug|hamper|open air cinema|picknick|teddy bears picnic|boating lake|canal bank picnic|lunch on the grass|park bench lunch|blanket and wine',
    de: 'Picknickdecke|Picknickkorb|Picknickkonzert|Decke am Rhein|Decke im Park|Dîner en blanc|Diner en blanc|White Dinner|Sommerkino|Freiluftkino|Open Air Kino|Elbwiesen|Neckarwiese|Isarwiesen|Rheinwiesen|Liegewiese|auf der Wiese|am Fluss sitzen|Parkpicknick|Abendpicknick|Brunch im Park',
  },
  {
    occasion: 'playground',
    en: 'ball pit|sandpit|sandbox|swings|on the swings|swing with|slide with|baby group|first baby group|grandkids|grandchildren|with the grandkids|with my grandson|with my granddaughter|kite flying with|playing football with my son|kick about with|kickabout|nature trail with the kids|childrens farm|farm park|safari park|fairground with|trampoline place|trampoline with|toddler playground|park with my grandson|park with the twins|park with my toddler|splash pad|monkey bars|bike lesson for my|learning to ride her bike|learning to ride his bike|gruffalo|crazy golf with the kids|soft play',
    de: 'Spielplatzdate|Sandkiste|Buddelplatz|Matschküche|Schaukel|Trampolinhalle|Trampolinpark|Enkel|mit dem Enkel|mit den Enkeln|mit der Enkelin|mit meiner Enkelin|Drachen steigen|Drachensteigen|Bällebad|Babygruppe|Krabbelgruppe besuchen|Wildpark mit Kindern|Kinderfest|mit dem Kleinen raus|Pfützen|Kicken mit|kicken gehen|Waldspielplatz|Wasserspielplatz|Kinderbauernhof|Laterne laufen',
  },
  {
    occasion: 'volunteering',
    en: 'volunteers|litter pick|litter picker|beach cleanup|beach clean up|park cleanup|river cleanup|poll worker|polling clerk|election helper|meals on wheels|night shelter|homeless shelter|refugee centre|refugee center|clothes bank|clothing bank|charity stall|church fete helper|marshalling|marshal at|race marshal|parkrun volunteer|first aider at|sandbags|flood relief|habitat build|habitat for humanity|crisis line|hospice volunteer|hospital radio|vaccination centre helper|storytime|reading to kids|library volunteer|helping at the|help out at the|i help out|i am helping at|packing parcels|food parcels|harvest supper|riding for the disabled|tree planting with|community fridge|community kitchen|community workshop|village hall kitchen|lifeboat volunteer|mountain rescue|volunteer fire brigade|blood drive helper|donkey sanctuary|rescue shelter|dog shelter|cat shelter|scout leader|guide leader|brownies leader|church cafe helper|festival steward|washing up at the',
    de: 'Wahlhelfer|Wahlhelferin|Freiwillige|freiwillig|Freiwilligendienst|Kleiderkammer|Flüchtlingsunterkunft|Flüchtlingsheim|Müll sammeln|Müllsammeln|Müllsammelaktion|Dorfputz|Stadtputz|Waldputz|Bahnhofsmission|Essensausgabe|Essen auf Rädern|Obdachlosenhilfe|Kältebus|Hochwasserhilfe|Sandsäcke|Sozialkaufhaus|Vereinsheim|Küchendienst|Kuchenbuffet helfen|Kirchencafé|Besuchsdienst|Hospizdienst|Hospizhelferin|Vorlesepate|Vorlesepatin|Vorlesen in der Bücherei|Lesepatin|Nachbarschaftshilfe|Baumpflanzaktion|Bäume pflanzen mit|Nabu|Rotes Kreuz|beim Roten Kreuz|Sanitätsdienst|THW|freiwillige Feuerwehr|Streckenposten|Ordner beim|Pfadfinderleiterin|Pfadfinderleiter|Repair Café helfen|Gemeindebrief austragen|Wohltätigkeitsbasar|Spenden sammeln|Gassigehen im Tierheim|helfe beim|helfe bei der|ich helfe im',
  },
  {
    occasion: 'decorating',
    en: 'paint job at home|painting and decorating|doing up the house|doing up the flat|do up the flat|do up the house|home improvement',
    de: 'Renovierungsarbeiten|renovieren|renoviere|Renovierung|Fliesen legen|Malern|Wände malern|verputzen|spachteln|Handwerken|Heimwerken|tapezieren|tapeziere|Wände streichen|Wohnung streichen|Zimmer streichen|Wohnzimmer streichen|Kinderzimmer streichen|Küche streichen|beim Streichen|streiche',
  },
  {
    occasion: 'moving',
    en: 'clearing the attic|clearing mums attic|clearing out the attic|clear out the garage|attic clearance|house clearance|self storage|storage unit|man with a van|removal men|moving company|moving truck|u haul|roofing|flat pack|flat pack day|ikea wardrobes|building wardrobes|laying a floor|laying laminate|sanding the floor|hauling boxes|carry boxes|packing boxes|moving flats|moving apartments|my move|the move|shift a piano|move a piano|moving a piano|end of tenancy clean|cleaning for the deposit|building site at home|fence building',
    de: 'Wohnungsauflösung|Haushaltsauflösung|Entrümpelung|entrümpeln|Sperrmüll|Dachboden ausräumen|Keller ausräumen|Umzugskartons|Umzugskisten|Umzugshelfer|Umzugswagen|Möbelwagen|Schleppen|Boden verlegen|Laminat verlegen|Dach decken|Schuppen bauen|Klavier tragen|wir ziehen um|ich ziehe um|wir ziehen aus|Auszug|Einzug|Baumaßnahmen zu Hause|Garage ausräumen',
  },
  {
    occasion: 'spa',
    en: 'float tank|floatation tank|salt cave|hammam|onsen|thermal spa|roman baths|turkish bath|spa break|spa evening|couples massage|massage voucher|steam room|mineral baths|jacuzzi|bathhouse|mud bath|facial',
    de: 'Hotelspa|Saunalandschaft|Saunaclub|Saunaabend|Hamam|Thermalbad|Thermenbesuch|Thermentag|Salzgrotte|Floating|Dampfbad|Solebad|Whirlpool|Massagegutschein|Wellnessbereich|Bademantel|Wellnesshotel|Spatag|Kosmetikbehandlung',
  },
  {
    occasion: 'home',
    en: 'house day|at home all day|home all day|binge day|binge watching|jigsaw|hammock|dressing gown|day in bed|bed rest|baking day|chores|laundry day|cleaning day|cleaning out|sunday paper|gaming all day|indoor day|home with a cold|housebound|stuck at home|self isolating|duvet day|newborn at home|breastfeeding at home|visitors for the baby|three week old|boiler broken|reading by the fire|knitting at home|pottering at home|feet up',
    de: 'Serientag|Bingewatchen|Couchtag|Faulenzertag|Hausputz|Wäsche waschen|Haushalt|Waschtag|Putztag|im Bett|Bettruhe|Dachgeschoss|Grippe|Erkältung|krank im Bett|Wochenbett|mit Baby zu Hause|Puzzeln|Backtag|lernen daheim|Garage ausräumen zu Hause|Hängematte|Balkontag|Balkonien|Heizung kaputt|Jogginghosentag',
  },
  {
    occasion: 'day-off',
    en: 'tuesday off|monday off|wednesday off|thursday off|friday off|day off work|week off|afternoon off|bunking off|playing hooky|skiving|free tuesday|free monday|free afternoon|half term|half term day|nothing planned|nothing on today|day to myself|me day|first day of retirement|pottering|signed off|sabbatical|day trip|day out|outing|theme park|amusement park|aquarium|trainspotting|steam train|fairground|carriage ride|birthday alone|free day|lazy afternoon|solo day',
    de: 'frei heute|heute frei|frei genommen|Überstundenabbau|Überstunden abbauen|freier Dienstag|freier Montag|freier Mittwoch|freier Donnerstag|freier Freitag|freier Nachmittag|mache blau|mach ich blau|Urlaubstag|Brückentag frei|endlich Rente|Tagesausflug|Ausflug|Tagestour|Freizeitpark|Erlebnispark|Aquarium|Kirmes mit|Ausflugstag|Dampflok|Hängemattentag|Tag nur für mich|Gleittag|Sabbatical|Bummeltag',
  },
  {
    occasion: 'weekend',
    en: 'the tip|chemist|opticians|bank and post office|ordinary day|just a normal day|car wash run|shops|corner shop|trip to the shops|library and|town errands|saturday errands|sunday stroll round',
    de: 'Autowäsche|Sportschau|Stadtbummel mit|Altglas',
  },
  {
    occasion: 'coffee-date',
    en: 'matcha date|chai date|first date for coffee|first date coffee|coffee with a man|coffee with a woman|coffee with a guy|coffee with a girl|coffee with a boy|coffee with someone from|coffee with an old flame|coffee with a widower|cappuccino with a man|flat white with|for chai|for matcha|walk with takeaway coffee|guy from the app|girl from the app|man from the app|from hinge|from bumble|from tinder|on hinge|on tinder|on bumble|off the apps|pen friend|lunch with a man|ice cream with a guy|iced tea with',
    de: 'Treffen mit Tinder Date|von Tinder|von Bumble|von Hinge|über Tinder|aus der App|auf einen Cappuccino|Cappuccino|Matcha Date|Eis Date|Spazierdate|Spaziergang mit Date|Herbstspaziergang mit Date|erstes Treffen nach|Kaffee mit einem Mann|Kaffee mit einer Frau|Kaffee mit nem|Kaffee mit ner|Blind Date im Café|Katzencafé|Mittagsdate|Frühstücksdate|Date im Zoo|Date im Museum',
  },
  {
    occasion: 'date',
    en: 'date with my wife|date with my husband|date with my own|date nite|second meeting with him|somewhere with candles|gentleman caller|seeing someone new|romantic meal|proposal|propose to|speed date|dinner with my crush|my crush|drinks with him|drinks with her|bowling date|cinema date night|movie date|he is taking me|shes taking me|hes taking me|she is taking me',
    de: 'Speeddating|Speed Dating|zweites Treffen mit|drittes Date|Dinner Date|Abenddate|Datenight|Date Night|Date mit meinem Mann|Date mit meiner Frau|Pärchenabend|romantisch zu zweit|zu zweit essen|mein Schwarm|Verabredung mit|Blind Date|erstes Rendezvous|Kennenlernen nach Tinder',
  },
  {
    occasion: 'valentines',
    en: 'galentine|galentines|galentines brunch|galentines party|feb 14|february 14|14 feb|14th of february|vday|v day|valentines lunch|valentines weekend|valentines gig|be my valentine|palentines',
    de: 'Valentin|Valentinsabend|Valentinstagsessen|Galentines|am vierzehnten Februar|Valentinsessen|Valentinsmenü|Valentinsdate|zum Valentin',
  },
  {
    occasion: 'night-out',
    en: 'going out on broadway|out on broadway|bar hopping|jazz night|jazz evening|evening of jazz|night of jazz|jazz club|jazz club night|jazz cellar|jazz trio|live jazz|jazz gig|jazz concert|clubs|night club|in the club|at the club|hit the club|to a club|go to the club|clubbing with|sky bar|tequila|shots|shisha|shisha bar|gay bar|drag bar|dive bar|jazz bar|whisky bar|sports bar|beer pong|bottomless|freshers night|first legal club|nashville broadway|honky tonk|country bar|dance floor|uni night out|reggaeton|latin club|disco bar|pre drinks|big night',
    de: 'Jazzkeller|Jazzclub|Jazzabend|Jazzkonzert|Jazzbar|fortgehen|Mädelsnacht|Mädelsrunde|Sky Bar|Skybar|Cocktailbar|Shisha|Shishabar|Partynacht|Kneipentour|Clubtour|Discothek|Diskothek|Reeperbahn|Kiez|Studentenparty|Erstiparty|Salsaparty|Latinoparty|Karaokebar|Weggehen|Feiern im Club|Nachtleben|Bargetränk|Freitagabend Bar|Barabend|Tanzlokal|Ballermann|Weinlokal|Pub|Irish Pub',
  },
  {
    occasion: 'party',
    en: '60th birthday|70th birthday|80th birthday|90th birthday|60th birthday dinner|70th birthday dinner|80th birthday dinner|90th birthday dinner|house warming bash|birthday bash|fancy dress|costume party|election party|victory party|block party|40th birthday|50th birthday|30th|60th birthday|half birthday|22nd birthday|quinceañera|band room party|dinner dance|surprise birthday|boat party|cast party|wrap party|farewell do|leaving bash|lottery win|divorce party|sweet sixteen|sweet 16|neighbourhood party|end of year party|roof party|loft party|whisky party',
    de: 'Wahlparty|Geburtstagsfete|Geburtstagsfest|Abschlussparty|Kostümparty|Kostümfest|Loftparty|Hausparty|WG Feier|Nachbarschaftsparty|Gartenfete|Kellerparty|Sause|Einweihung|Einweihungsfeier|Rentenfeier|Scheidungsparty|Siegesfeier|Aufstiegsfeier|feiere meinen|wird fünfzig|wird vierzig|wird dreißig|wird sechzig|Überraschungsfeier|Bergfest|Weiberfasnacht Party|Faschingsball',
  },
  {
    occasion: 'hosting',
    en: 'i am hosting|im hosting|at ours for|at mine for|host for|host of a|hosts a|open studio at mine|open house at mine|people over|friends over|colleagues over|family over|neighbours over|coming to ours|come to ours|come to mine|come over for dinner|over for dinner|over for lunch|over for supper|we are having guests|guests tonight|i give the dinner|i give a tea|give a dinner|supper club in my|airbnb guests|my kitchen and|home cooked for|cooking for twelve|cooking for ten|cooking for eight|cooking thanksgiving|tupperware party|tupperware|wake at home|thanksgiving at ours|passover at mine|seder at ours|friendsgiving at mine|iftar at ours|eid at ours|diwali at ours|housewarming at ours|i host|i am cooking for',
    de: 'acht Gäste|zehn Gäste|Gäste kommen|Gäste bei mir|bei mir zu Hause feiern|kommen zum Essen|kommen zu uns|zu uns zum Essen|bei uns daheim|bei uns zu Hause|bei mir daheim|Kollegen kommen zum|Familie kommt zu uns|Freunde kommen zum|ich koche für|koche für sie|koche für ihn|lade ein|ich lade zum|Einzugsfeier|Einstand bei mir|Tupperparty|Dinnerabend bei mir|Kochabend bei mir|Sonntagsbraten bei uns|Raclette bei uns|Fondue bei uns|Brunch bei uns|Brunch bei mir|Party bei mir|Sommerfest bei mir|Terrasse bei mir|Gastgeberrolle|Besuch kommt|wir haben Besuch|kriegen Besuch',
  },
  {
    occasion: 'garden-party',
    en: 'garden do|lawn party|on the lawn|summer party in the garden|garden reception|summer reception|garden fete|garden birthday|garden tea|charity tea|high tea on the lawn|tea on the lawn|vicarage garden|embassy garden|walled garden|open garden|rose garden party|buckingham palace|palace garden|royal garden party|croquet|croquet and pimms|pimms|ship naming|hospice garden|bishops lawn|garden drinks|prosecco in the garden|strawberries and cream|college garden|in a marquee|marquee',
    de: 'Sommerfest im Garten|Rosenfest|Teeparty|Tee im Garten|Gartenempfang|Sommerempfang|Empfang im Garten|Gartenfeier|Geburtstag im Garten|Gartengeburtstag|Parkfest|Sommernachtsball|Sommernachtsfest|Rasen|Pavillon|Schiffstaufe|Botschaft Garten|Rosengarten|Hofgarten Fest|Lampionfest|Sommerball|im Festzelt auf der Wiese|Gartenkonzert|Krocket',
  },
  {
    occasion: 'cocktail',
    en: 'canapes|canapés|bubbles and canapes|hotel terrace drinks|hotel bar reception|film premiere|book prize|translation prize|champagne tasting|champagne bar|cocktail dress code|dress code cocktail|rooftop cocktails|drinks reception|evening reception|vip reception',
    de: 'Cocktailempfang|Filmpremiere|Flying Buffet|Champagnerempfang|Abendempfang|Dresscode Cocktail|Kasino|Casinoabend|Spielbank|VIP Empfang|Cocktailstunde|Champagner',
  },
  {
    occasion: 'black-tie',
    en: 'press ball|film ball|firemens ball|hunt ball|charity ball|bafta|baftas|emmys|grammys|dinner jacket|tux|tuxedo event|formal ball|winter ball|regimental ball|hospital ball|college ball|may ball|opera gala|museum gala',
    de: 'Filmball|Presseball|Feuerwehrball|Schützenball|Schützenkönigsball|Winterball|Jägerball|Smoking|Dresscode Smoking|Spendengala|Galadinner|Galaempfang|Wohltätigkeitsball|Benefizgala|Festball|Ballnacht|Ballsaal|Silvesterball|Charitygala|Rosenball|Bundespresseball|Sportlerball|Captains Dinner|Gala Abend',
  },
  {
    occasion: 'white-tie',
    en: 'nobel prize|nobel banquet|nobel|royal banquet|state reception|full evening dress|tailcoat|white tie and tails|in tails|tails|tiara|tiaras|decorations and medals|livery company banquet|mansion house|open the ball|opening the ball|left waltz|vienna ball|philharmonic ball|court presentation|kaiserball|debutante|debutantes',
    de: 'Frack|Frackzwang|Frackhemd|Wiener Opernball|Opernball|Philharmonikerball|Ball der Philharmoniker|Juristenball|Kaiserball|Hofball|Hofburg|Staatsbankett|Staatsball|Staatsempfang|Nobelpreis|Nobelpreisverleihung|großer Gesellschaftsanzug|Debütantin|Debütant|Debütantenball|Jungdame|Jungherr|Linkswalzer|Ballroben Pflicht|bodenlange Robe',
  },
  {
    occasion: 'prom',
    en: 'prom dress|prom pictures with|formal at school|school formal|year 12 formal|ring dance|homecoming|winter formal|senior ball|military ring dance|cotillion|debs|prom date',
    de: 'Maturaball|Tanzstundenball|Tanzschulball|Abschlussball der Tanzschule|Abiturball|Abi Ball|Schulabschlussball|Polonaise|Mittelball|Debsball|Prom',
  },
  {
    occasion: 'new-year',
    en: 'hogmanay|thirty first of december|december 31|midnight countdown|first footing|silvester|new years dinner|new years ball|new years gala',
    de: 'Silvesterdinner|Silvestergala|Silvesterabend|Silvesterball|Silvesternacht|Silvester bei|Jahreswechsel|an Silvester|zu Silvester|Silvestermenü|Neujahrsgala',
  },
  {
    occasion: 'travel',
    en: 'coach down to|coach up to|driving to|driving down to|driving up to|servos|motels|motel|day in the car|hours in the truck|hrs in the truck|road trips|coach trip|greyhound to|eurostar|amtrak|minibus|long drive|drive home|driving home|driving my son to|driving my daughter to|airport pickup|day on the road|on the road|ferries to|motorway|passenger seat|transfer day|bus to|coach to|coaches from|seat belt|sleeping in an airport|platform|changing trains|travelling to|traveling to|thirty hours travel|crossing borders|two day drive',
    de: 'ICE|mit dem ICE|mit dem Zug|Zug nach|umsteigen|Fernbusfahrt|lange Autofahrt|Autofahrt nach|Roadtrip|Fähre nach|Busfahrt|Reisebus|Heimfahrt|Heimreise|Rückfahrt|Fahrt nach|Reise nach|Überführungsfahrt|auf der Autobahn|Autobahn|Mitfahrgelegenheit|auf Reisen|Bahn nach|Bahnreise|Zugreise|Interregio',
  },
  {
    occasion: 'night-train',
    en: 'night bus|overnight bus|overnight coach|overnight ferry|sleeper seat|sleeper bus|couchette|night jet|nightjet|the caledonian|caledonian sleeper|trans siberian|transsiberian|rajdhani|sleeper class|lower berth|side berth|overnight on a train|bunk on the train|amtrak overnight|coach seat|sleeping car',
    de: 'Nightjet|Liegewagen|Schlafwagenabteil|Transsib|Transsibirische Eisenbahn|Nachtbus|Nachtfähre|Sitzplatz im Nachtzug|langer Zug|lange im Zug|Stunden Zugfahrt|im Abteil|Nachtfahrt|Euronight|über Nacht im Zug|über Nacht im Bus',
  },
  {
    occasion: 'flight',
    en: 'flying to|fly to|economy|middle seat|window seat|aisle seat|upgrade to business|business class seat|tsa|security scanner|airport scanner|airport security|across the atlantic|long haul flight|compression stockings flight|dvt|airplane|aeroplane|plane ride|jet lag|stopover|twelve hours to|fourteen hours to|boarding|flying with|bulkhead seat|carry on flight',
    de: 'Flieger|im Flieger|Langstrecke|Fensterplatz|Mittelsitz|Economy|Businessclass Flug|Sicherheitskontrolle|Flughafenkontrolle|Handgepäckkontrolle|Zwischenlandung|Flugreise|Flug nach|fliege nach|fliegen nach|Flieger nach|Thrombosestrümpfe|Ferienflieger|Transatlantikflug',
  },
  {
    occasion: 'vacation',
    en: 'all inclusive|tenerife|gran canaria|the canaries|mauritius|maldives|fiji|antigua|barbados|bali holiday|cancun|beach town|club holiday|backpacking asia|backpacking south east asia|sun holiday|winter sun|package holiday|villa in|egypt in|half board|kids club|island hopping|cruise ship',
    de: 'All inclusive|Teneriffa|Gran Canaria|Fuerteventura|Lanzarote|Kanaren|Malediven|Mauritius|Antalya|Ferienhaus|Ferienwohnung|Hotelurlaub|Familienurlaub|Ostseeurlaub|Nordseeurlaub|Cluburlaub|Pauschalreise|Weltreise|Südostasien|Inselhopping|Kreuzfahrtschiff|Sonnenurlaub|Halbpension|Poolurlaub|Italienurlaub|Griechenlandurlaub|Türkeiurlaub',
  },
  {
    occasion: 'trip-with-dinner',
    en: 'michelin by night|one fancy dinner|one nice dinner|a nice dinner there|dinner on the last night|palace restaurant at night|weekend with dinner|weekend and dinner|nights and a dinner|dinner included|four course dinner included|wine weekend|gourmet weekend|foodie weekend|anniversary weekend|romantic weekend|romantic getaway|hotel with dinner|good table booked|table booked|cooking school mornings|restaurant on the last night|day hikes and dinner|sightseeing then dinner',
    de: 'abends Restaurant|abends ins Restaurant|abends schick essen|abends Menü|Weinwochenende|Genusswochenende|Gourmetwochenende|Romantikwochenende|Hotelwochenende|Verwöhnwochenende|Fünf Gänge Menü|Schlosshotel|tagsüber wandern abends|tagsüber Stadt abends|Kurzurlaub mit Abendessen|Wochenende mit Abendessen|Candle Light Dinner im Hotel|Wellnesswochenende mit Menü|reservierter Tisch|reserviertem Tisch',
  },
  {
    occasion: 'city-trip',
    en: 'weekend break|bank holiday weekend in|city weekend in|stopover in|temple and tea houses|hostel weekend|sightseeing weekend|architecture trip|stag in|interrail stop',
    de: 'Städtewochenende|Städteurlaub|Wochenendausflug nach|Kurzreise|Wochenende nach|Trip nach|Citytrip|City Trip|Kulturreise|Sightseeing Wochenende',
  },
  {
    occasion: 'school',
    en: 'grad student|undergrad|undergraduate|freshman|sophomore|freshers fair|tutorial|tutorials|reading room|university library|study abroad|year abroad|my course|on my course|lectures and|exam week|finals week|revision|physics finals|lab practical|placement year|roommate|dorm room|adult learner|night class|sixth form college|art college|vocational school|trade school|faculty lawn|uni party|homework club|student budget look for class|in class|to class|my classes|class monday|back to class',
    de: 'Uni Bibliothek|Unibibliothek|Bib|in der Bib|Hausarbeit schreiben|Klausurenphase|Seniorenstudium|Hörsaalbänke|Abendgymnasium|Abendschule|Berufsschule|Ausbildungsschule|Gymnasium|Gesamtschule|Realschüler|Schülerin|Schüler|Referat halten in der Schule|Laborpraktikum|Praktikum im Labor|Tutorium|Lerngruppe|Wohnheim|Semester|Ersti|Erstis|Fachschaft|Kolloquium|Prüfungstag|Matura|letzter Schultag|erster Schultag nach|Schultag|Unterricht besuchen',
  },
  {
    occasion: 'coffee',
    en: 'tea with my friends|cake with|scones with|cream cake|coffee morning|coffee mornings|coffee and catch up|coffee on the|coffee at the|church coffee morning|stammtisch|cappuccino|espresso with|kaffeeklatsch|tea house|tea room|tea rooms|iced coffee|cat café|coffee house|cake shop|old friend for tea|mums coffee|mothers group coffee|breakfast club for seniors',
    de: 'Kaffeehaus|Kaffeekränzchen|Kaffeerunde|Kaffeeplausch|Melange|Kuchen bei|Kuchenessen|Kaffee nach der Kirche|Kaffee mit Freundin|Kaffee mit einer Freundin|Kaffee mit einem Freund|Tee trinken|Teestube|Teehaus|Eis essen gehen|Eisessen|eisessen|Eiscafé|Café mit|Torte essen|Müttercafé|Mamacafé|Seniorencafé|Frauencafé|Nachmittagskaffee',
  },
  {
    occasion: 'lunch',
    en: 'lunch outing|pub lunch with friends|carvery|lunch in the cafe|sunday lunch at the pub|quick sandwich|sandwich with|soup with|lunch break|lunch hour|canteen lunch|lunch with colleagues|lunch with a colleague|lunch with my sister|lunch with my old teacher|lunch with my gran|out for lunch|lunch out|midday meal|ploughmans|lunch with the girls|retirement lunch|christmas lunch with friends|lunch at vineyard|lunch with my nan',
    de: 'Zmittag|Mittagspause|Mittag essen|mittags essen|zum Lunch|Lunch mit|Mittagslokal|in der Kantine|Kantine|Businesslunch mit|Mittagsmenü|Mittagstisch|Gans essen mittags|Schnitzel essen|Sonntagmittag|Mittagessen mit Kollegen|Mittag mit',
  },
  {
    occasion: 'brunch',
    en: 'brunch at|eggs benedict|eggs benny|pancakes with friends|waffles|waffles with|breakfast out|breakfast with|breakfast at|dog friendly brunch|easter brunch|mothers day brunch|farm brunch|brunch with',
    de: 'Brunch bei|Brunch mit|Frühstücksbuffet|Muttertagsbrunch|Osterbrunch mit|Sektfrühstück|Weißwurstfrühstück|Frühstück bei|Frühstück mit|Waffeln essen|Familienbrunch|Hotelbrunch|Bauernfrühstück',
  },
];
