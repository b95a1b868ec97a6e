import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';

/** What each practical wish is called, in both languages, separated by bars; no phrase has more than five words. */
export const PRACTICAL_WORDS: Record<PracticalWish, { en: string; de: string }> = {
  'small hands': {
    en: 'carrying a toddler|carrying my toddler|carrying the baby|a baby on my lap|will be on my lap|toddler on my hip|baby on my hip|face painting|i spill everything|spill everything|eating with our hands|eat with our hands|bath and bedtime|kids climbing|kids climbing on me|kids climbing all over me|climbing all over me|children climbing on me|toddlers climbing on me|snot|banana|bananas|mashed banana|porridge|crumbs|milk stains|coffee stains|sticky hands|sticky fingers|survive sticky hands|sticky little hands|little sticky hands|grubby hands|grubby fingers|toddler proof|kid proof|child proof|baby proof|baby sick|baby spit|spit up|baby drool|toddlers hands|jam fingers|jam hands|spills|spilling beer|spilled beer|spilling drinks|beer spilled|wine spilled|red wine stains|food stains|ketchup|tomato sauce|stain resistant|stains easily|hide stains|hides stains|doesnt show stains|not show stains|wont show stains|stains dont show|easy to wipe|survive toddlers|survive a toddler|survive the kids|survive a two year old',
    de: 'Kind auf dem Arm|Baby auf dem Arm|Kind auf dem Schoß|Kinderschminken|kleckere immer|mit den Händen essen|klebrige Hände|klebrige Finger|klebrigen Händen|klebrigen Kinderhänden|Kinderhände|Babyspucke|Spuckflecken|Kleckern|kleckert|Flecken|Fleck|fleckenfest|fleckenunempfindlich|Ketchup|Tomatensoße|kindertauglich|babytauglich|klebrig',
  },
  'dirty work': {
    en: 'muddy dog|muddy dogs|muddy labrador|muddy labradors|muddy lab|muddy puppy|muddy spaniel|muddy retriever|muddy paws|muddy kids|dog jumps up|dogs jump up|dog that jumps up|dont mind ruining|do not mind ruining|can be ruined|can get ruined|may get ruined|ok to ruin|covered in paint|paint splashes|paint stains|paint everywhere|get paint on|messy art|messy play|finger paint|finger painting|clay everywhere|covered in clay|covered in flour|covered in mud|covered in dust|covered in soil|get dirty|gets dirty|getting dirty|get muddy|gets muddy|getting muddy|walk across mud|through mud|through the mud|across mud|dirty work|dirty job|hands in the soil|oil stains|grease stains|greasy|dusty',
    de: 'schmutziger Hund|schmutzige Pfoten|dreckige Pfoten|matschige Pfoten|Hund springt hoch|Hunde springen hoch|ruiniert werden darf|ruiniert werden dürfen|kaputtgehen darf|voller Farbe|mit Farbe bekleckert|Farbspritzer|Farbflecken|Fingerfarbe|Fingerfarben|dreckig werden|dreckig werde|schmutzig werden|schmutzig werde|schmutzig machen|dreckig machen|wird dreckig|wird schmutzig|voller Schlamm|voller Erde|Erde an den Händen|Ölflecken|Schmutz|Dreck|staubig|Lehm',
  },
  'on the floor': {
    en: 'cross legged|low sofas|low sofa|low stools|low stool|on the floor|sit on the floor|sitting on the floor|on the carpet with|kneel|kneeling|kneel down|on my knees|crouch|crouching|squat down|crawl|crawling|sit on the ground|sitting on the ground|sit on the grass|bend down|bending down|bend over',
    de: 'im Schneidersitz|niedrige Sofas|niedrige Hocker|auf dem Boden|auf dem Boden sitzen|am Boden sitzen|auf dem Fußboden|knien|hinknien|hocken|hinhocken|kriechen|krabbeln|bücken|auf der Wiese sitzen|im Gras sitzen',
  },
  'room to move': {
    en: 'lets me move|let me move|i can move|room to move|freedom to move|move freely|move around|can move in|able to move|stretch in|can stretch|not restrictive|nothing restrictive|climb stairs|chase a toddler|chasing a toddler|run after a toddler|running after kids|run after the kids|chasing kids|lift boxes|carry a baby|push a pram|pushing a pram|pushing a stroller|push a buggy',
    de: 'Bewegungsfreiheit|frei bewegen|gut bewegen|beweglich|bewegen kann|bewegen können|nicht einengen|nicht einengt|nichts Einengendes|Kinderwagen schieben|hinterherrennen|Kisten tragen|toben|Treppen steigen',
  },
  'on and off': {
    en: 'changing in the car|change in the car|changed in the car|changing in a bathroom|changing in the bathroom|quick change|arthritis in both hands|arthritis in both my hands|arthritis in the hands|easy to take on and|easy to get on and|easy on and off|easy on easy off|easy to take off|easy to put on|easy to get off|easy to get into|quick to change|change quickly|get changed quickly|undress quickly|get undressed|easy to undress|quick to take off|quick on and off|on and off quickly|off and on easily|take on and off|getting dressed is hard|struggle to get dressed|trouble dressing|trouble getting dressed|parkinsons|stiff fingers|stiff hands|stiff shoulder|frozen shoulder|shoulder pain|arthritic hands|arthritic fingers|arthritis in my hands|arthritis in my fingers|port access|chemo port|drip in my arm|blood pressure taken',
    de: 'leicht an und auszuziehen|schnell an und auszuziehen|einfach an und auszuziehen|leicht an und ausziehen|schnell an und ausziehen|an und auszuziehen|leicht auszuziehen|schnell auszuziehen|leicht anzuziehen|schnell umziehen|rasch umziehen|freimachen|Parkinson|steife Finger|steife Schulter|Schulterschmerzen|Rheuma|Anziehen fällt schwer|Portzugang',
  },
  'arm in a cast': {
    en: 'arm in a cast|arm is in a cast|arm in plaster|arm in a sling|one arm|wrist in a cast|hand in a cast|broken arm|broken wrist|broke my arm|broke my wrist|broken elbow|broken collarbone|cast on my arm|cast on my wrist|one handed|one hand only|only one hand|shoulder surgery|sling|splint',
    de: 'Arm im Gips|Gipsarm|Arm in Gips|Arm in der Schlinge|gebrochener Arm|gebrochenen Arm|Arm gebrochen|Handgelenk gebrochen|Handgelenk im Gips|Hand im Gips|Armschlinge|einhändig|mit einer Hand|Schulter OP|Schlüsselbein gebrochen|Schiene am Arm',
  },
  'leg in a cast': {
    en: 'leg in a cast|leg is in a cast|leg in plaster|foot in a cast|foot in plaster|ankle in a cast|broken leg|broken ankle|broke my leg|broke my ankle|broke my foot|crutches|on crutches|moon boot|orthopedic boot|walking boot|ankle brace|knee brace|leg brace',
    de: 'Bein im Gips|Gipsbein|Fuß im Gips|gebrochenes Bein|gebrochener Fuß|Bein gebrochen|Fuß gebrochen|Knöchel gebrochen|Krücken|auf Krücken|an Krücken|Gehhilfen|Knieschiene|Beinschiene|Bandage am Knie',
  },
  'swollen feet': {
    en: 'swollen feet|feet swell|feet swell up|my feet swell|feet are swollen|swollen ankles|ankles swell|swollen legs|puffy feet|puffy ankles|feet get puffy|shoes too tight by evening|water retention|gout|feet blister',
    de: 'geschwollene Füße|geschwollenen Füßen|Füße schwellen|Füße geschwollen|Füße schwellen an|dicke Füße|dicken Füßen|geschwollene Knöchel|Wassereinlagerungen|Wasser in den Beinen|dicke Beine am Abend|Blasen an den Füßen|Gicht',
  },
  'quiet shoes': {
    en: 'quiet shoes|silent shoes|noiseless shoes|soundless shoes|shoes that dont click|shoes that dont clack|shoes that dont squeak|dont click|dont clack|no clicking heels|no clacking|clicking heels|click clack|clacking heels|not clicking|make no noise|without making noise|noisy shoes|loud shoes|not make a noise|quiet soles|soft soles',
    de: 'leise Schuhe|leisen Schuhen|lautlose Schuhe|geräuschlose Schuhe|klackern|nicht klackern|klackernde Absätze|klackernde Schuhe|klappern|nicht klappern|quietschen|leise Sohlen|leise auftreten|keine lauten Schuhe|kein Geräusch',
  },
  'no laces': {
    en: 'easy shoes|shoes i can slip off|shoes that come off easily|nothing to tie|nothing to lace|bend down to tie|to tie those|tie those|to tie them|tie them up|tie my laces|tie the laces|cant tie laces|cannot tie laces|cant tie my shoes|cant tie shoelaces|cannot bend down|cant bend down|cant reach my feet|cannot reach my feet|cant bend over|no shoelaces|without shoelaces|shoes without laces|no laces no heels|slip on shoes',
    de: 'ohne Schnürsenkel|keine Schnürsenkel|ohne Schnüren|nicht schnüren|nichts zum Schnüren|nichts zum Binden|nicht bücken kann|nicht bücken|kann mich nicht bücken|Schlupfschuhe|zum Reinschlüpfen|zum Hineinschlüpfen|reinschlüpfen',
  },
  'easy middle': {
    en: 'kind to my tummy|kind to my stomach|kind to my belly|gentle on my tummy|gentle on my stomach|gentle on my belly|easy on my tummy|easy on my stomach|easy on my belly|kind to my middle|put on weight|put on some weight|put on a few kilos|put on a few pounds|put on a few|gained weight|gained some weight|gained a few kilos|gained a few pounds|gained a bit|weight gain|a few kilos heavier|a few extra kilos|a few extra pounds|nothing fits anymore|nothing fits me|nothing fits|trousers are too tight|trousers are all too tight|pants are too tight|jeans are too tight|everything is too tight|everything too tight|bloated|bloating',
    de: 'sanft zum Bauch|nett zu meinem Bauch|Bequemes am Bauch|bequem am Bauch|großzügig am Bauch|zugenommen|ein paar Kilo zugenommen|ein paar Kilo mehr|paar Kilo mehr|ein paar Pfunde mehr|nichts passt mehr|nichts passt|mir passt nichts|passt nichts mehr|Hosen kneifen|Hose kneift|kneift|Blähbauch|aufgebläht|Gewichtszunahme|Platz am Bauch|Luft am Bauch',
  },
  'nothing at the waist': {
    en: `${easyWaists()}|trousers i can breathe in|pants i can breathe in|jeans i can breathe in|clothes i can breathe in|can breathe in|able to breathe|room to breathe|breathe after dinner|ill be stuffed|going to be stuffed|big lunch|room for a second helping|room for food|room for cake|eat a lot|food baby|eating all day|eat all day|eating a lot|eating too much|big meal|big meals|big dinner|huge meal|huge dinner|forgives a big meal|room for dessert|room for pudding|room for seconds|forgiving round the middle|forgiving around the middle|forgiving|nothing digging in|nothing digs in|doesnt dig in|nothing pressing on my stomach|nothing presses|nothing pressing|nothing tight on my stomach|c section|c section scar|caesarean|abdominal surgery|after an operation|operation scar|stoma|stoma bag|ibs|endometriosis|sore stomach|tummy ache|bad stomach|hernia|insulin pump`,
    de: 'nichts Enges am Bauch|nichts Enges in der Taille|nichts Enges um die Taille|nichts Enges am Bund|eng am Bauch|eng in der Taille|den ganzen Tag essen|ganzen Tag essen|essen den ganzen Tag|üppiges Essen|großes Essen|viel essen|bequem am Bund|bequemer Bund|bequemen Bund|Bequemes am Bund|dehnbarer Bund|dehnbaren Bund|Bund der nachgibt|Gummibund|Platz für Nachtisch|locker in der Taille|bequem in der Taille|nichts drückt|nichts was drückt|nichts drückt am Bauch|nichts am Bauch|nichts Drückendes|Kaiserschnitt|Kaiserschnittnarbe|nach der OP|nach einer OP|nach der Operation|Bauchoperation|Stoma|Reizdarm|Endometriose|Bauchweh|Bauchschmerzen|Leistenbruch|Insulinpumpe',
  },
  'nothing clings': {
    en: 'scoliosis|back brace|brace under my clothes|shows my brace|hide my brace|brace shows|binder under|chest binder|over my binder|nothing clings|nothing that clings|nothing clingy|not clingy|isnt clingy|without clinging|doesnt cling|dont cling|does not cling|no clinging|skims|skim|skims my body|skim my body|skim over|not too clingy|nothing body hugging|nothing figure hugging|nothing tight|nothing too tight|nothing that hugs|loose on the body',
    de: 'nichts Enges|nichts zu Enges|nichts Hautenges|nichts das klebt|nichts Anliegendes|nicht anliegend|nicht hauteng|nicht zu eng|umspielt|umspielen|locker umspielt|locker fallen|locker fallend|nicht auftragen|nicht aufträgt|das nicht aufträgt|die nicht aufträgt|nichts was aufträgt',
  },
  'loose all over': {
    en: 'loose all over|everything loose|loose everything|loose clothes|loose clothing|loose and covered|loose and modest|loose from top to bottom|loose fitting clothes|loose fitting clothing|nothing fitted at all',
    de: 'alles locker|alles weit|weite Kleidung|lockere Kleidung|weite Sachen|lockere Sachen',
  },
  'full bust': {
    en: 'big bust|large bust|busty|im busty|full bust|big boobs|large breasts|big breasts|big chest|large chest|dd cup|g cup|f cup|wear a proper bra|wear a bra under|bra friendly|with a bra',
    de: 'große Oberweite|großer Oberweite|viel Oberweite|großer Busen|großem Busen|großen Busen|viel Busen|großer Brust|große Brust|mit BH|BH darunter|normaler BH',
  },
  sweat: {
    en: 'sweat a lot|i sweat a lot|sweat a ton|i sweat easily|sweat easily|sweat loads|i sweat loads|sweat so much|i sweat so much|sweat buckets|sweat like crazy|i sweat like crazy|nervous sweat|lots of sweat|so much sweat|sweat marks|sweat patches|sweat stains|sweating|sweat through|sweat through everything|pit stains|armpit stains|sweaty armpits|sweat when nervous|sweat when im nervous|i get sweaty|hyperhidrosis|without sweating|not sweat|wont sweat|sticky weather',
    de: 'schwitze stark|schwitze viel|schwitze schnell|viel schwitze|Schweißflecken|Schweißfleck|Schweiß|durchschwitzen|durchgeschwitzt|schwitzig|ohne zu schwitzen|nicht schwitzen|nicht zu schwitzen|schwitze wenn ich nervös|starkes Schwitzen|schwüle Luft',
  },
  'pet hair': {
    en: 'hairy dogs|hairy dog|hairy cat|hairy cats|moulting dog|dogs that shed|cat hair|cat hairs|dog hair|dog hairs|pet hair|pet hairs|animal hair|hair from my cat|hair from my dog|fur everywhere|cats everywhere|sheds|shedding dog|shedding cat|dog sheds|cat sheds|horse hair|lint|lint magnet',
    de: 'haarige Hunde|haariger Hund|haarige Katze|Katzenhaare|Hundehaare|Tierhaare|Pferdehaare|Katzenhaar|Hundehaar|haart|Fussel|Fusseln|fusselt|Haare überall',
  },
  'tender skin': {
    en: 'sensitive skin|eczema|neurodermatitis|psoriasis|itchy skin|skin rash|rash|nothing scratchy|nothing itchy|itchy fabrics|itchy clothes|scratchy fabrics|soft on the skin|soft on skin|sensory issues|sensory sensitivity|labels bother me|autistic|autism',
    de: 'empfindliche Haut|empfindlicher Haut|Neurodermitis|Ekzem|Schuppenflechte|Hautausschlag|nichts Kratziges|kratzt|kratzig|kratzige Stoffe|juckt|weich auf der Haut|reizempfindlich|Autismus|autistisch',
  },
  'packs small': {
    en: 'cabin bag|cabin bag only|hand luggage|hand luggage only|crease in the case|crease in my case|crease in the suitcase|crease in my suitcase|wrinkle in the suitcase|wont crease in the|packing light|pack light|packs light|travel light|travelling light|traveling light|one small bag|only a backpack|one small suitcase|small suitcase|fits in a suitcase|straight from the suitcase|out of a suitcase|tiny cupboard|little space|carry on only|out of the suitcase|from a suitcase|roll up|rolls up small|packs small|doesnt need ironing',
    de: 'leichtes Gepäck|leichtem Gepäck|wenig Gepäck|kleiner Koffer|kleinen Koffer|kleinem Koffer|aus dem Koffer|im Koffer|nur ein Rucksack|nur Rucksack|zusammenrollen',
  },
  'shoes off': {
    en: 'take my shoes off|take your shoes off|taking my shoes off|taking shoes off|take shoes off|shoes off|shoes off house|shoes off at the door|no shoes inside|no shoes in the house|remove my shoes|remove shoes|shoeless',
    de: 'Schuhe ausziehen|Schuhe aus|ohne Schuhe|schuhfrei|Schuhe an der Tür|Schuhe vor der Tür|strumpfsockig|auf Socken',
  },
  'grabbing hands': {
    en: 'baby grabs|grabs everything|grabs my earrings|grabs my necklace|pulls my earrings|pulls my hair|pulls at everything|grabby baby|baby carrier|baby sling|baby in a sling|baby in the sling|baby in a wrap|baby in a carrier|baby in the carrier|toddler in a sling|carrying my baby|carrying the baby|holding a baby|holding the baby|newborn in arms|no dangly jewelry|nothing dangly|nothing that dangles|with a baby',
    de: 'Baby greift|greift nach allem|zieht an allem|zieht an Ohrringen|Tragetuch|Babytrage|Baby auf dem Arm|Baby im Arm|mit Baby|mit dem Baby|nichts Baumelndes|nichts was baumelt',
  },
  'hands free': {
    en: 'hands free|my cane|a cane|use a cane|with a cane|walking stick for balance|on crutches|crutches|rollator|both hands free|free hands|need both hands|need my hands|need my hands free|carry a lot|carrying a tray|no bag in my hand|nothing in my hands|pram and bag',
    de: 'Hände frei|beide Hände frei|freie Hände|beide Hände brauche|beide Hände|nichts in der Hand|Hände frei haben',
  },
  'dancing feet': {
    en: 'so much dancing|much dancing|easy to dance in|can dance in|dance a lot|dancing a lot|lots of dance floor|on the dance floor|dance all night|dancing all night|dance in|dance until|dance for hours|dancing for hours|shoes to dance in|dance shoes|a lot of dancing|lots of dancing|dance the night away|dance without pain|jump around|jumping around',
    de: 'die ganze Nacht tanzen|ganze Nacht tanzen|durchtanzen|bis zum Morgen tanzen|viel tanzen|lange tanzen|zum Tanzen|tanzen können|tanzen kann|Tanzschuhe',
  },
  'long sitting': {
    en: 'sit for hours|sitting for hours|long drive|hours in the car|hours in a car|hours on a bus|hours on the bus|hours on a train|sitting in meetings all|driving all day|drive for hours|driving for hours|desk all day|sit at a desk',
    de: 'stundenlang sitzen|lange sitzen|viel sitzen|den ganzen Tag sitzen|ganzen Tag sitzen|lange Autofahrt|Stunden im Auto|Stunden im Bus|Stunden im Zug|Stunden am Schreibtisch|viel im Auto|am Schreibtisch sitzen',
  },
  security: {
    en: 'airport security|security check|security line|metal detector|metal detectors|through security|body scanner',
    de: 'Sicherheitskontrolle|Sicherheitscheck|Metalldetektor|Körperscanner|durch die Kontrolle',
  },
  'muddy ways': {
    en: 'hilly paths|hilly path|gravel paths|forest paths|forest path|field paths|boggy|muddy|mud|muddy paws|muddy path|muddy paths|muddy field|muddy fields|muddy walk|mud on the way|across the mud|wet grass|dewy grass|wet turf|wet pitch|wet field|wet lawn',
    de: 'hügelige Wege|Waldwege|Feldwege|matschige Wege|matschigen Wegen|schlammige Wege|dreckige Pfoten|Matsch an den Schuhen|nasse Wiese|nassem Gras',
  },
  'to mix': {
    en: 'all go together|things that go together|that all go together|go together|pieces that go together|mix n match|mixing and matching|can mix|i can mix|to mix|things to mix|things i can mix|pieces i can mix|things that mix|pieces that mix|can combine|i can combine|go with each other|go with everything|goes with everything|works with everything|work with everything|wear again|wear it again|wear them again|rewear|re wear',
    de: 'kombinierbar|kombinieren kann|kombinieren können|gut kombinieren|zum Kombinieren|untereinander kombinieren|miteinander kombinieren|vielseitig|zu allem passt|zu allem passen|wieder anziehen|wieder tragen|öfter tragen',
  },
  'beside the couple': {
    en: 'beside the couple|next to the couple|front row of the wedding',
    de: 'neben dem Brautpaar|in der ersten Reihe der Hochzeit',
  },
  'something over': {
    en: `${coldInside()}|gets chilly after|gets cold after|gets cool after|gets fresh after|turns chilly after|chilly after dark|cold after dark|cool after dark|cooler after dark|freezing after dark|cool in the evening|cold in the evening|once the sun goes down|cools down at night|cool at night|cold at night|cools down|cools off|cools down later|cools off later|cool later|gets cool later|cold later|gets cold later|gets cold at night|cold after dark|in and out of the ac|in and out of ac|in and out of aircon|in and out of air con|ac all day|aircon all day|air con all day|ac cranked|ac is cranked|ac is cranked up|ac blasting|ac is blasting|ac on full|ac on full blast|ac is brutal|over air conditioned|heat lamps|heat lamp|patio heater|patio heaters|outdoor heaters|heated terrace|air conditioned|air conditioning|aircon|strong ac|freezing office|cold meeting room|like a fridge|like a freezer|like an icebox|is an icebox|cold hall|drafty|drafty hall|draughty|terrible draft|in a draft|in a draught|unheated|unheated church|early fall evening|early fall evenings|september evening|evenings are cool|nights are cool|layer i can put on|something to put on`,
    de: 'abends wirds frisch|abends wirds kühl|abends wirds kalt|abends wird es kalt|abends frischer|abends kalt|wird abends frisch|wird abends kalt|abends kühl|abends wird es kühl|abends wird es frisch|abends frisch|im Saal ist es kalt|in der Kirche ist es kalt|nachts kühl|nachts kalt|wird abends kühl|wird es kühl|wird es frisch|wird später kühl|später kühl|kühlt ab|klimatisiert|Klimaanlage|wie im Kühlschrank|kalt wie ein Kühlschrank|zugig|da zieht es|ungeheizt|ungeheizte|unbeheizt|kalte Halle|kalter Saal|kaltes Büro|etwas zum Überziehen|was zum Überziehen',
  },
  'warm within': {
    en: `${unheated()}|no heating|no central heating|without heating|cant afford the heating|cant afford heating|not putting the heating on|heating off to save|my house is freezing|my flat is freezing|my apartment is freezing|my office is freezing`,
    de: 'Heizung ist kaputt|Heizung kaputt|kaputte Heizung|kaputter Heizung|Heizung ist ausgefallen|Heizung ausgefallen|Heizung fällt aus|Heizung ist aus|Heizung geht nicht|Heizung funktioniert nicht|Heizung streikt|Heizung ist defekt|ohne Heizung|keine Heizung',
  },
  'much to carry': {
    en: 'carry everything|carrying everything|i carry everything|carry a lot of stuff|carry loads|carry so much|lots to carry|a lot to carry|loads to carry|so much to carry|carry half the house|lug|lugging|lug around|lugging around|books and laptop|books and a laptop|books and my laptop|laptop and books|laptop and charger|laptop and notes|laptop and lunch|textbooks|heavy books|carry my laptop|carry a laptop|carrying a laptop|carrying my laptop|bring my laptop|bringing my laptop|fit my laptop|fits my laptop|fit a laptop|fits a laptop|room for my laptop|room for a laptop|laptop has to fit|laptop in my bag|fit my gym clothes|fit my gym kit|fit gym clothes|room for gym clothes|carry my gym clothes|carry my gym kit|bring my gym clothes|change of clothes with me|carry a change of clothes|spare clothes|nappies|diapers|nappy bag|diaper bag|changing bag|baby stuff|baby things|baby bits|kids stuff|kids snacks|snacks and wipes|wipes and snacks|snacks and water bottles|picnic things|carry the picnic|library books|carry folders|folders and laptop|lunch and laptop|everything for the day|everything we need',
    de: 'viel zu tragen|viel zu schleppen|schleppe immer alles|alles schleppen|alles dabei haben|Bücher und Laptop|Laptop und Bücher|Laptop dabei|Laptop mitnehmen|Laptop muss rein|Laptop reinpassen|Laptop hineinpassen|Platz für Laptop|Platz für den Laptop|Sportsachen dabei|Sportsachen mitnehmen|Wechselsachen dabei|Wechselkleidung dabei|Windeln|Wickeltasche|Wickelsachen|Babysachen|Kindersachen|Picknicksachen|schwere Bücher',
  },
  'over no head': {
    en: 'shoulder is frozen|bad shoulder|bad shoulders|sore shoulder|sore shoulders|shoulder hurts|shoulders hurt|shoulder is sore|shoulder is bad|dodgy shoulder|cant lift my arm|cant lift my arms|cant raise my arm|cant raise my arms|nursing|express milk|expressing milk|pump milk|pumping milk|able to pump|need to pump|have to pump|pump easily|nurse in|nursing a baby|nursing my baby|nursing friendly|breastfeed|breastfeeding|breast feeding|easy to nurse|pump at work|pumping at work|arms over my head|arm over my head|arms above my head|get my arms over my|raise my arms|lift my arms|lift my arm|raise my arm|over my head hurts|pull over my head|top surgery|shoulder replacement|rotator cuff',
    de: 'abpumpen|Milch abpumpen|ich stille|stille noch|stillen|stillfreundlich|zum Stillen|stillen kann|beim Stillen|Arme über den Kopf|Arme nicht heben|Arm nicht heben|Arme heben|Arm heben|über den Kopf ziehen|Mastektomie|Brust OP|Brustoperation|Schulterprothese',
  },
  'thighs that rub': {
    en: 'thighs rub|my thighs rub|rubbing thighs|thigh chafing|thighs chafe|my thighs chafe|inner thighs|chub rub|chafing thighs|thighs rubbing|thigh rub',
    de: 'Oberschenkel reiben|reibende Oberschenkel|Schenkel reiben|Oberschenkel scheuern|scheuernde Oberschenkel|aneinander reiben|wunde Oberschenkel',
  },
  'on deck': {
    en: 'on deck|wet deck|slippery deck|white soles|white soles only|non marking soles|on the deck of',
    de: 'an Deck|auf Deck|nasses Deck',
  },
  ladders: {
    en: 'ladder|ladders|up a ladder|climb ladders|climb a ladder|scaffolding|scaffold|climb over a fence|climbing over|climb in and out',
    de: 'Leiter|Leitern|auf der Leiter|auf Leitern|Gerüst|klettern|hochklettern|über Zäune',
  },
  'head covered': {
    en: 'cover my hair|cover my head|hair covered|head covered|my hair covered|my head covered',
    de: 'Haare bedecken|Kopf bedecken|Haare bedeckt|bedecktes Haar|Kopf bedeckt|Haare verdecken',
  },
  sun: {
    en: 'in full sun|in the full sun|out in the sun|no shade|blazing sun|direct sun|sun allergy|sun sensitive|sensitive to the sun|skin cancer|out of the sun|in the sun all day',
    de: 'in der prallen Sonne|pralle Sonne|kein Schatten|Sonnenallergie|Hautkrebs|empfindlich gegen Sonne|den ganzen Tag in der Sonne',
  },
  sunburn: {
    en: 'sunburn|i sunburn|sunburn easily|burn easily|i burn easily|i burn quickly|sun protection|keep the sun off|burn like a crisp|burn to a crisp|burn like a lobster|burn in minutes|burn in five minutes|burn in ten minutes|i burn in minutes|i burn in five minutes|i burn in ten minutes|i burn like a crisp|i burn badly|i burn so easily|i burn fast|i burn in the sun|burn so easily|burn very easily|burn fast|burn in no time|protected from the sun|keep the sun off my skin',
    de: 'Sonnenbrand|bekomme schnell Sonnenbrand|kriege schnell Sonnenbrand|bekomme sofort Sonnenbrand|kriege sofort Sonnenbrand|verbrenne schnell|verbrenne sofort|verbrenne mich schnell|verbrenne in der Sonne|vor der Sonne schützen|Sonnenschutz',
  },
  'no logo': {
    en: 'no big logos|without big logos|without logos|without a logo|logo free|no slogans|unbranded|without branding',
    de: 'ohne Logo|ohne Logos|ohne Aufdruck|keine Sprüche|ohne Marken',
  },
  'under a gown': {
    en: 'beneath the gown|beneath my gown|underneath my gown|under my gown',
    de: 'unter meinem Talar|unter der Robe|unter meiner Robe',
  },
  'under a white coat': {
    en: 'under a white coat|under my white coat|under the white coat|beneath my white coat|under a lab coat|under my lab coat|under the lab coat|under an apron coat|white coat over it|lab coat over it',
    de: 'unter dem weißen Kittel|unterm weißen Kittel|unter meinem weißen Kittel|unterm Kittel|unter dem Kittel|unter meinem Kittel|unter den Kittel|unterm Laborkittel|unter dem Laborkittel|Kittel drüber',
  },
  'clip-on mic': {
    en: 'mic pack|mic packs|lapel mic|lapel microphone|lavalier|lav mic|clip on mic|clip on microphone|clip a mic|clip a mic pack|body mic|wireless mic pack',
    de: 'Ansteckmikrofon|Ansteckmikro|Mikrofon anstecken|Funkmikrofon|Mikro anstecken|Lavaliermikrofon',
  },
  'on camera': {
    en: 'livestream it|theyll livestream|recording videos|recording a video|green screen|webinar|on camera|on video|video call|video calls|video interview|on zoom|zoom calls|zoom call|over zoom|webcam|over webcam|on teams|teams calls|be filmed|being filmed|getting filmed|will be filmed|its being filmed|filmed for|recorded on video|on tv|on telly|on local tv|livestream|live stream|on screen',
    de: 'Livestream läuft|Webinar|Videos aufnehmen|vor der Kamera|im Video|Videocall|Videocalls|Videokonferenz|Videokonferenzen|Videointerview|Webcam|über Zoom|per Zoom|gefilmt|gefilmt werde|im Fernsehen|Livestream|auf dem Bildschirm',
  },
  'waist up': {
    en: 'waist up|from the waist up|waist up only|only from the waist up|chest up|shoulders up|just tops|just nice tops|only tops|only need tops|just need tops|just the top half|only the top half|top half only|only see my top|only see my top half|nobody sees my legs|no one sees my legs',
    de: 'von der Taille aufwärts|ab der Taille aufwärts|Taille aufwärts|nur obenrum|obenrum|nur Oberteile|nur das Oberteil|nur der Oberkörper|Oberkörper zu sehen',
  },
  'wet hands': {
    en: 'hands in water|hands in the water|hands in the sink|hands in soapy water|up to my elbows in|washing dishes|wash dishes|doing the dishes|bathing the kids|bathing the baby|bathing the dog|washing the dog|washing my hands constantly|wash my hands all day|wash hands all day|pushing up my sleeves|push up my sleeves|roll up my sleeves',
    de: 'Hände im Wasser|Hände in Wasser|Hände im Spülbecken|Geschirr spülen|abspülen|ständig Hände waschen|Ärmel hochschieben|Ärmel hochkrempeln|Kinder baden|Hund waschen',
  },
  'near the fire': {
    en: 'behind the barbecue|behind the bbq|behind the grill|round the bonfire|around the bonfire|by the bonfire|stirring the paella|tending the paella|turkey fryer|frying the turkey|deep frying the turkey|working the turkey fryer|working the fryer|running the fryer|fish fry duty|running the grill|working the grill|on grill duty|grill duty|on the bbq|cooking on the bbq|cooking the bbq|doing the bbq|manning the bbq|on the barbie|on the smoker|at the smoker|on the grill|at the grill|man the grill|manning the grill|doing the grilling|ill be grilling|im grilling|grilling for everyone|doing the turkey|flipping burgers|running the barbecue|doing the barbecue|over a fire|over an open fire|around the campfire|around a campfire|tending the fire|at the stove|in a hot kitchen',
    de: 'ums Feuer|am Osterfeuer|am Grill|hinterm Grill|stehe am Grill|am Herd|am Lagerfeuer|ums Lagerfeuer|über dem Feuer|Burger wenden',
  },
  'no bulk': {
    en: 'like a marshmallow|a marshmallow|michelin man|like the michelin man|like a snowman|puffed up|not bulky|nothing bulky|isnt bulky|no bulky layers|without bulk|without looking bulky|without the bulk|without being bulky|bulky layers|not too puffy|isnt too puffy|not puffy',
    de: 'wie ein Marshmallow|wie ein Michelinmännchen|Michelinmännchen|wie ein Schneemann|nicht aufgeplustert|nichts Aufgeplustertes|trägt nicht auf|nicht dick auftragen|nicht klobig',
  },
  'sure grip': {
    en: 'dont slip|doesnt slip|wont slip|not slip|non slip|nonslip|not slippery|arent slippery|slip resistant|anti slip|no slipping|with grip|with good grip|good grip|grippy|that grip|grippy soles|grip soles|icy pavements|icy sidewalks|icy streets|icy paths|lots of hills|hilly|steep streets|steep hills|many hills|hills everywhere|up and down hills',
    de: 'rutschfest|rutschfeste Sohle|rutschfeste Sohlen|nicht rutschen|nicht rutschig|ohne zu rutschen|guter Halt|gutem Halt|griffige Sohle|griffige Sohlen|griffiger Sohle|vereiste Wege|vereiste Gehwege|vereister Gehweg|viele Hügel|steile Gassen|steile Straßen|bergauf und bergab',
  },
  'soft ground': {
    en: 'in a barn|barn reception|barn wedding|wedding in a barn|reception in a barn|barefoot on sand|on the sand|at the graveside|on a slope|dock boards|wooden dock|on the jetty|lawn is soft|ground is soft|grass is soft|lawn will be soft|ground will be soft|soft lawn|soft grass|soft ground|soft after rain|soft after the rain|lawn is soft after rain|ground is soft after rain|ground is wet|grass is wet|lawn is wet|grass will be wet|wet after the rain|on the grass|on grass|across the grass|on a lawn|on the lawn|across the lawn|across a lawn|on gravel|across gravel|gravel path|gravel|grass and gravel|gravel and grass|gravel drive|gravel driveway|cobbles|cobbled|cobblestone|uneven ground|uneven paths|rough ground|paddock|cobbled street|cobbles everywhere|cobblestones|cobblestone streets|on cobbles|cobbled streets|sinking into the grass|sink into the grass|sink in the grass',
    de: 'in der Scheune|in einer Scheune|Scheunenhochzeit|auf Sand|auf dem Steg|am Hang|auf dem Rasen|über den Rasen|auf der Wiese|über die Wiese|auf Kies|Kiesweg|Kopfsteinpflaster|im Gras einsinken|einsinken',
  },
  'no creases': {
    en: 'nothing that creases|nothing that wrinkles|nothing that crumples|nothing which creases|nothing creases|nothing wrinkles|no creasing|no wrinkling|creases easily|wrinkles easily|without creasing|without wrinkling|isnt going to crease|not going to crease|stays crisp|stay crisp|look unwrinkled|arrive looking crisp|wrinkle free|wrinkle resistant|crease free|doesnt wrinkle|does not wrinkle|wont wrinkle|cant wrinkle|cannot wrinkle|must not wrinkle|cant crease|wont crease|dont wrinkle|doesnt crease|does not crease|do not wrinkle|dont crease|must not crease|not crease|not wrinkle|no wrinkles|no creases|crease proof|crumple|doesnt crumple|doesnt get creased',
    de: 'nichts was knittert|nichts das knittert|nichts Knitteriges|nichts Knitterndes|ohne Falten ankommen|nicht knittern|knittert nicht|knitterfreie|ohne Knittern|ohne zu knittern|nicht zerknittert|knitterfrei|knitterarm|nicht knittert|nicht so knittert',
  },
  layers: {
    en: `${changeable()}|then warms up|warms up later|warm by lunch|warm by noon|warm by midday|hot by noon|hot by lunch|hot by midday|warmer by noon|warmer by midday|warms up by noon|warms up by midday|warms up after lunch|cold first thing|chilly first thing|cool first thing|four seasons in one day|take layers off|take a layer off|in layers|layers because|layers as|layers since|layers for|dress in layers|layers i can take off|layers i can peel off|layers to peel off|changeable weather|weather changes|weather keeps changing|weather is changing|weather is changeable|weather cant decide|weather is unpredictable|unpredictable weather|four seasons in one day|temperature changes|temperature swings|cold mornings and warm afternoons`,
    de: 'Zwiebellook|Zwiebelprinzip|mehrere Schichten|in Schichten|Lagenlook|mehrere Lagen|in Lagen|Lagen weil|Schichten weil|Wetter wechselt|wechselhaftes Wetter|wechselhaft|bei jedem Wetter|bei Wind und Wetter|durchwachsen|durchwachsenes Wetter|durchwachsenem Wetter|Aprilwetter|unbeständig|unbeständiges Wetter|launisches Wetter|mal Sonne mal Regen|Sonne und Regen|norddeutscher Sommer|deutscher Sommer|irischer Sommer|englischer Sommer|erst kühl dann warm|erst kalt dann warm|dann wird es warm|später wird es warm|mittags wird es warm|Wetter unsicher|Wetter ist unsicher|Temperaturschwankungen|Wetter spielt verrückt|zum Ausziehen wenn es warm',
  },
  seated: {
    en: 'wheelchair|in a wheelchair|use a wheelchair|using a wheelchair|im in a wheelchair|i use a wheelchair|wheelchair user|wheelchair friendly|power chair|mobility scooter',
    de: 'Rollstuhl|im Rollstuhl|sitze im Rollstuhl|Rollstuhlfahrer|Rollstuhlfahrerin|rollstuhlgerecht|Elektrorollstuhl',
  },
  'day to night': {
    en: 'day to night|day to evening|day into night|day into evening|from day to night|from day to evening|from day into night|goes from day to night|desk to dinner|desk to drinks|desk to dancefloor|office to dinner|office to drinks|work to dinner|work to drinks|from work to dinner|from work to drinks|from desk to dinner|from office to dinner|straight from work to dinner|no time to change after|no time to change between|wont have time to change|cant change in between',
    de: 'vom Tag in den Abend|von Tag zu Abend|tagsüber und abends|tags und abends|vom Büro zum Abendessen|vom Büro direkt zum|vom Schreibtisch zum Dinner|keine Zeit zum Umziehen|ohne mich umzuziehen|ohne Umziehen',
  },
  'cool and covered': {
    en: 'covered up and cool|covered but cool|cool but covered|covered and cool|covered without being hot|modest but cool|covered up but cool|cover up without overheating|long sleeves but cool|sun and modesty',
    de: 'bedeckt und luftig|luftig und bedeckt|bedeckt aber luftig|luftig aber bedeckt|bedeckt ohne zu schwitzen|bedeckt aber nicht warm|lange Ärmel aber luftig',
  },
  'runs about': {
    en: 'mums race|moms race|dads race|egg and spoon race|sack race|three legged race|tug of war|in goal|running after the kids|chasing the kids|chasing kids|chase the kids|chasing a toddler|chasing my toddler|run around with the kids|running around after',
    de: 'Sackhüpfen|Eierlauf|Staffellauf|Tauziehen|im Tor stehe|den Kindern hinterherrennen|hinter den Kindern her',
  },
  cooking: {
    en: 'were cooking|we are cooking|cooking together|cook together|cooking at his|cooking at her|cooking for him|cooking for her|cooking dinner for|cooking for everyone|im cooking for|ill be cooking|i am cooking|frying the|at the stove all|in the kitchen all day|plating up|dishing up|carving the|serving the food|on kitchen duty',
    de: 'wir kochen|zusammen kochen|gemeinsam kochen|am Herd stehe|stehe am Herd|stehe in der Küche|koche für alle|in der Küche stehe|Küchendienst',
  },
  lifting: {
    en: 'hanging all the decorations|lifting him in and out|lifting dad|building the set|building the stand|setting up chairs|set up chairs|setting up tables|carrying boxes|lifting boxes|taking down the marquee|putting up the marquee|hanging the decorations|hanging decorations|carrying tables|help set up|helping set up|helping to set up|setting everything up',
    de: 'alles aufbauen|beim Abbau helfen|Stühle aufstellen|Stühle stellen|Tische schleppen|Kisten schleppen|beim Aufbau helfen|aufbauen helfen|Deko aufhängen',
  },
  'by bike': {
    en: 'by bike|by bicycle|on my bike|cycling there|cycle there|biking there|bike there|going by bike|ride my bike there|on the back of his motorbike|on a motorbike|by motorbike|on his motorbike|by scooter|on my scooter|on a scooter|on the scooter|ride the scooter|riding the scooter|ride a scooter|riding a scooter|on a moped|on the moped|on a vespa|on the vespa',
    de: 'mit dem Fahrrad|mit dem Rad|per Rad|per Fahrrad|auf dem Motorrad|mit dem Motorrad|mit dem Roller',
  },
  insects: {
    en: 'flies everywhere|full of flies|mosquitoes|mosquitos|mozzies|midge|midges|sandflies|black flies|horseflies|gnats|insects|bugs everywhere|tick bites|ticks in the grass|bug bites|mosquito bites',
    de: 'Mücken|Stechmücken|Schnaken|Bremsen|Insekten|Zecken|Mückenstiche',
  },
  'hired shoes': {
    en: 'bowling shoes|hire shoes|rental shoes|hired shoes',
    de: 'Leihschuhe|Bowlingschuhe',
  },
  'swim first': {
    en: 'by the pool first|swim first|a swim first|swimming first|swim before|a swim before|ends up in the pool|end up in the pool|paddling with the kids|swim in between|dip first|quick dip',
    de: 'vorher schwimmen|erst schwimmen|vorher baden|davor ins Wasser|danach ins Wasser|im Pool landen',
  },
  'on stage': {
    en: 'playing the cello|playing the violin|playing the piano|singing a solo|singing solo|my solo|solo recital|performing|on stage|on the stage|keynote|giving the keynote|front row|on the dais|on a podium|on the podium|collecting an award|sitting on a panel|on a panel',
    de: 'singe ein Solo|Solo singen|trete auf|auf der Bühne|auf die Bühne|erste Reihe|in der ersten Reihe|auf dem Podium|Preis entgegennehmen',
  },
  unseen: {
    en: 'im the photographer|i am the photographer|backstage|behind the scenes|im interpreting|i am interpreting|stay in the background|not be seen|ill be photographing|im shooting the wedding',
    de: 'bin die Fotografin|bin der Fotograf|hinter der Bühne|im Hintergrund bleiben|nicht auffallen bei der Arbeit|dolmetsche',
  },
  'in honour': {
    en: 'im the godmother|im the godfather|im godmother|im godfather|to be godmother|to be godfather|im the witness|i am the witness|matron of honor|matron of honour|chief mourner|pallbearer|guest of honor|guest of honour',
    de: 'bin Taufpatin|bin Taufpate|bin die Patin|bin der Pate|Trauzeugin bin|Trauzeuge bin|bin Trauzeugin|bin Trauzeuge|Sargträger|Ehrengast',
  },
  noticed: {
    en: 'wallpaper again|mauerblumchen|looked at again|notice me|people notice me|be noticed|get noticed|stop the room|stop traffic|make an entrance|my ex will be there|be wallpaper',
    de: 'nicht mehr unsichtbar|bemerkt werden|mein Ex ist auch da|meine Ex ist auch da|alle Blicke|aus der Masse stechen',
  },
  understated: {
    en: 'look try hard|dont want comments|no comments|nobody should see it|without showing off|not show off|outshine the bride|not outshine|mustnt outshine|not be noticed|dont want to be noticed|not want to be noticed|not stand out|dont want to stand out|blend in',
    de: 'nicht angeben|kein Aufsehen|nicht die Show stehlen|der Braut die Show stehlen|nicht auffallen|bloß nicht auffallen',
  },
  authority: {
    en: 'im chairing|chairing it|chairing the meeting|defending my thesis|have to fire someone|firing someone|sit on the bench|gravitas|command respect|command the room|look too young|i look too young|look about nineteen',
    de: 'leite die Sitzung|verteidige meine Arbeit|respekteinflößend|sehe zu jung aus|zu jung aussehe|Autorität ausstrahlen',
  },
  approachable: {
    en: 'open up to me|comforting the family|counselling bereaved|scare people|scare anyone|easy to talk to|put people at ease',
    de: 'sich mir anvertrauen|niemanden einschüchtern|nicht einschüchternd',
  },
};

/** "A comfy waistband", "some give round the middle", "loose at the waist". */
function easyWaists(): string {
  const how = [
    'comfy',
    'comfortable',
    'forgiving',
    'gentle',
    'easy',
    'loose',
    'relaxed',
    'roomy',
    'flexible',
    'adjustable',
    'expandable',
    'kind',
  ];
  const where = ['at', 'round', 'around', 'in'];
  const parts = ['waist', 'waistband', 'middle', 'tummy', 'belly'];

  return [
    ...how.flatMap((one) => ['waist', 'waistband'].map((part) => `${one} ${part}`)),
    ...[...how, 'give', 'room', 'stretch'].flatMap((one) =>
      where.flatMap((at) => parts.flatMap((part) => [`${one} ${at} the ${part}`, `${one} ${at} my ${part}`])),
    ),
    ...['nothing ', 'anything ', 'not ', ''].flatMap((no) =>
      [...where, 'on'].flatMap((at) =>
        ['waist', 'waistband'].flatMap((part) => [
          `${no}tight ${at} the ${part}`,
          `${no}tight ${at} my ${part}`,
        ]),
      ),
    ),
    ...['waistband', 'waistbands', 'trousers', 'jeans', 'pants'].flatMap((part) => [
      `${part} digs in`,
      `${part} dig in`,
    ]),
  ].join('|');
}

/** "An iffy forecast", "typical Irish summer". */
function changeable(): string {
  const how = ['mixed', 'changeable', 'unsettled', 'iffy', 'dodgy', 'patchy', 'unreliable', 'unpredictable'];
  const sky = ['forecast', 'weather'];
  const isles = ['irish', 'british', 'english', 'scottish', 'welsh', 'dutch'];

  return [
    ...how.flatMap((one) =>
      sky.flatMap((what) => [
        `${one} ${what}`,
        `${what} is ${one}`,
        `${what} says ${one}`,
        `${what} looks ${one}`,
        `${what} is a bit ${one}`,
        `${what} looks a bit ${one}`,
      ]),
    ),
    ...sky.flatMap((what) => [`${what} all over the place`, `${what} is all over the place`]),
    ...isles.flatMap((one) => [`${one} summer`, `${one} weather`, `${one} summers`]),
    'april weather',
    'rain or shine',
    'come rain or shine',
    'whatever the weather',
    'all weathers',
    'any weather',
    'every kind of weather',
    'weather could turn',
    'weather might turn',
    'weather may turn',
    'sunshine and showers',
    'sun and showers',
    'weather could do anything',
    'know what the weather',
    'idea what the weather',
    'sure what the weather',
  ].join('|');
}

/** "The courthouse is freezing": said of a room, it is no weather. */
function coldInside(): string {
  const rooms = ['courthouse', 'courtroom', 'office', 'church', 'hall', 'venue', 'restaurant', 'cinema'];
  const more = [
    'theater',
    'theatre',
    'library',
    'classroom',
    'lecture hall',
    'waiting room',
    'conference room',
  ];

  return [...rooms, ...more]
    .flatMap((room) =>
      ['is cold', 'is freezing', 'is always cold', 'is chilly', 'gets cold'].map((how) => `${room} ${how}`),
    )
    .join('|');
}

/** "The boiler packed in": a cold room, whatever the day. */
function unheated(): string {
  const what = ['heating', 'heater', 'heat', 'boiler', 'radiator', 'furnace', 'central heating'];
  const how = [
    'is broken',
    'is out',
    'is off',
    'is down',
    'broke',
    'broke down',
    'packed in',
    'packed up',
    'has packed in',
    'has packed up',
    'has gone',
    'died',
    'isnt working',
    'not working',
    'doesnt work',
    'is bust',
    'is knackered',
  ];

  const cold = ['cold', 'freezing', 'unheated', 'draughty', 'drafty', 'chilly', 'icy'];
  const rooms = ['workshop', 'garage', 'barn', 'shed', 'studio', 'warehouse', 'stockroom', 'spare room'];
  const homes = ['house', 'flat', 'apartment', 'cottage', 'cabin', 'caravan', 'kitchen', 'shop'];
  const halls = [
    'hall',
    'church',
    'chapel',
    'cathedral',
    'classroom',
    'gym hall',
    'sports hall',
    'village hall',
  ];
  const icy = [
    'freezing',
    'freezing cold',
    'icy',
    'icy cold',
    'ice cold',
    'arctic',
    'bitterly cold',
    'baltic',
  ];
  const offices = [
    'school hall',
    'church hall',
    'town hall',
    'room',
    'meeting room',
    'courtroom',
    'boardroom',
  ];

  return [
    ...what.flatMap((one) => [...how.map((fault) => `${one} ${fault}`), `broken ${one}`]),
    ...[...rooms, ...homes].flatMap((room) => cold.map((how) => `${how} ${room}`)),
    // "A cold hall" is for a layer more, and a freezing one for a knit below it.
    ...[...halls, ...offices].flatMap((room) => icy.map((how) => `${how} ${room}`)),
  ].join('|');
}
