import type { Situation } from './situation.ts';

/** "Grandma's 80th": a birthday at the family's table, though nobody says so. */
const GREAT_BIRTHDAYS = [
  ...[
    'grandmas',
    'grandmothers',
    'grannys',
    'grans',
    'nans',
    'nanas',
    'grandpas',
    'grandfathers',
    'grandads',
  ],
  ...['moms', 'mums', 'mothers', 'dads', 'fathers', 'aunts', 'uncles', 'mother in laws', 'father in laws'],
]
  .flatMap((whose) =>
    ['60th', '65th', '70th', '75th', '80th', '85th', '90th', '100th'].map((age) => `${whose} ${age}`),
  )
  .join('|');

/** "My brother's 50th": a party, as people of one's own age give it. */
const ROUND_BIRTHDAYS = [
  ...['brothers', 'sisters', 'husbands', 'wifes', 'partners', 'boyfriends', 'girlfriends', 'cousins'],
  ...['friends', 'best friends', 'mates', 'best mates', 'colleagues', 'bosss', 'bosses', 'twins'],
]
  .flatMap((whose) => ['18th', '21st', '30th', '40th', '50th', '60th'].map((age) => `${whose} ${age}`))
  .join('|');

const ROUND_BIRTHDAYS_IN_GERMAN = [
  ...[
    'Bruder',
    'Schwester',
    'Mann',
    'Frau',
    'Freund',
    'Freundin',
    'Cousin',
    'Cousine',
    'Kollege',
    'Kollegin',
  ],
]
  .flatMap((who) => ['18', '30', '40', '50', '60'].map((age) => `${who} wird ${age}`))
  .join('|');

/** School and nursery, religion, family, milestones, mourning, health. */
export const IN_THE_FAMILY: readonly Situation[] = [
  {
    occasion: 'party',
    en: ROUND_BIRTHDAYS,
    de: ROUND_BIRTHDAYS_IN_GERMAN,
  },
  {
    occasion: 'family',
    en: GREAT_BIRTHDAYS,
    de: 'Omas Achtziger|Opas Achtziger|Omas 80.|Opas 80.|Mamas 60.|Papas 60.|Omas 90.|Opas 70.',
  },
  {
    occasion: 'family',
    en: 'easter brunch|easter breakfast|easter egg hunt|egg hunt|easter monday|easter with family|easter at my',
    de: 'Ostereiersuche|Ostermontag|Ostersonntag|Ostern bei',
  },
  {
    occasion: 'school-run',
    en: 'picking up my son from|picking up my daughter from|picking up the kids|pick up the kids|picking up my kids|pick up my kids|picking the kids up|picking up from nursery|pick up from nursery|nursery pick up|nursery pickup|nursery drop off|kindergarten pick up|kindergarten drop off|daycare pickup|daycare pick up|daycare drop off|school pick up|school drop|drop off the kids|dropping off the kids|dropping the kids off|drop the kids off|school gates|school gate|at the school gate|take the kids to school|taking the kids to school|walk the kids to school|bring the kids to school|after school clubs|after school club|swimming lesson with kids|kids swimming lesson|ballet mum|soccer mom|football mum',
    de: 'Kita abholen|aus der Kita abholen|von der Kita abholen|vom Kindergarten abholen|aus dem Kindergarten abholen|Kind abholen|Kinder abholen|Sohn abholen|Tochter abholen|in die Kita bringen|zur Kita bringen|Kind in die Kita|Kinder zur Schule bringen|zur Schule bringen|von der Schule abholen|Schultor|am Schultor|Elterntaxi|Kita Bringzeit|Kinderturnen|Kinderschwimmen|Mamataxi',
  },
  {
    occasion: 'parents-evening',
    en: 'open night|open evening|school open day|parent information night|parent info night|information night|curriculum night|back to school night|open night at the school|meet the teacher night|school meeting|meeting with the teacher|meet the teacher|meeting my sons teacher|meeting my daughters teacher|teacher meeting|school recital|school show|dance show of my daughter|my daughters recital|my sons recital|my daughters school play|my sons school play|school assembly|talent show at school|kindergarten graduation|nursery graduation|nursery christmas concert|end of school party|school leaving party',
    de: 'Elternabend|Elternsprechtag|Elterngespräch|Lehrersprechtag|Schulaufführung|Schultheater|Schulkonzert|Krippenspiel|Vorspiel der Musikschule|Abschlussfeier der Kita|Tag der offenen Tür',
  },
  {
    occasion: 'school-fair',
    en: 'school sports day|mums race|moms race|dads race|egg and spoon race|sack race|school fete|school fair|school fayre|school cake sale|cake stall|cake baking|baking cakes|baking for the school|school summer fair|summer fair at school|school bazaar|school picnic|school trip helper|helping at the school fair',
    de: 'Schulfest|Kitafest|Sommerfest der Schule|Sommerfest im Kindergarten|Schulbasar|Sportfest|Sportfest der Schule|Bundesjugendspiele|Sackhüpfen|Eierlauf|Laternenfest',
  },
  {
    occasion: 'family',
    en: 'thanksgiving|thanksgiving dinner|first day of school for|my sons first day of|my daughters first day of|starting school ceremony|enrolment ceremony|school enrolment|family brunch|family barbecue|big family dinner|family do|family do at my|grandmas birthday|grandpas birthday|grandmothers birthday|grandfathers birthday|mums birthday|moms birthday|dads birthday|mother in laws birthday|father in laws birthday|aunts birthday|uncles birthday|75th birthday|85th birthday|65th birthday|mothers day lunch|fathers day|fathers day lunch|boxing day|new years day|st nicholas|friendsgiving|fourth of july with family|sunday lunch|sunday dinner|sunday lunch with family|coffee with my grandmother|coffee with grandma|tea with grandma|tea with my grandmother|tea with mum|tea with my mum|coffee with my mum|coffee with my mother|coffee with my son|coffee with my daughter|staying with my parents|weekend at my parents|meeting my half siblings|family holiday dinner|naming party|family christmas party',
    de: 'Einschulung|Schulanfang|Schuleinführung|Familienfeier|Familienfest|Familientreffen|Familienessen|Sonntagsessen|Sonntagsbraten|Kaffee bei Oma|Kaffee bei der Oma|Kaffee mit Oma|Kaffee mit meiner Mutter|Kaffee mit Mama|Kaffee bei den Schwiegereltern|bei den Schwiegereltern|bei den Großeltern|bei meinen Eltern|bei Oma|zu Oma|Omas Geburtstag|Opas Geburtstag|Geburtstag von Oma|Geburtstag meiner Mutter|Geburtstag meines Vaters|Geburtstag meiner Oma|Geburtstag meines Opas|80. Geburtstag|70. Geburtstag|60. Geburtstag|90. Geburtstag|runder Geburtstag|runden Geburtstag|Muttertag|Vatertag|Ostern|Osterbrunch|Osterfrühstück|Osteressen|Nikolaus|Weihnachtsfeiertag|zweiter Weihnachtstag|Neujahr|Erntedank|Verwandtschaft|Verwandtenbesuch',
  },
  {
    occasion: 'family-christmas',
    en: 'christmas dinner with|christmas dinner at|christmas with my parents|christmas with my in laws|christmas with the in laws|christmas at my parents|christmas morning|christmas at grandmas|christmas with the family',
    de: 'Heiligabend|Heiliger Abend|Weihnachten mit der Familie|Weihnachten bei den Eltern|Weihnachten bei den Schwiegereltern|Weihnachtsessen|Weihnachten zu Hause|Bescherung|unterm Baum|Gänseessen',
  },
  {
    occasion: 'meeting-parents',
    en: 'meet his family|meet her family|meeting his family|meeting her family|meet his mother|meet her mother|meet his mum|meet her mum|meeting his mum|meeting her mum|meeting his mother|meeting her mother|meeting his kids|meeting her kids|meet his kids|meet her kids|meet his children|meet her children|meeting his friends|meet my future in laws|meeting my future in laws|first christmas with his family|first christmas with her family|first dinner with his parents|first dinner with her parents|dinner with his parents|dinner with her parents|dinner with their parents|dinner at his parents|dinner at her parents|asking her father|asking for her hand',
    de: 'seine Eltern kennenlernen|ihre Eltern kennenlernen|Eltern kennenlernen|Eltern vorstellen|seinen Eltern vorstellen|ihren Eltern vorstellen|Eltern vorgestellt|Familie vorstellen|seiner Familie vorstellen|ihrer Familie vorstellen|Familie vorgestellt|Schwiegereltern kennenlernen|Schwiegereltern kennen lernen|Eltern meines Freundes|Eltern meiner Freundin|Eltern von meinem Freund|Eltern von meiner Freundin|Großeltern meiner Freundin|Großeltern meines Freundes|seine Familie kennenlernen|ihre Familie kennenlernen|seine Kinder kennenlernen|Antrittsbesuch|zukünftige Schwiegereltern|zukünftigen Schwiegereltern',
  },
  {
    occasion: 'christening',
    en: 'godmother|godfather|be a godmother|be a godfather|christening lunch|baptism lunch|welcoming ceremony|baby blessing|bris|brit milah|naming day',
    de: 'Taufe|Tauffeier|Taufessen|Taufpatin|Taufpate|Patentante|Patenonkel|Beschneidung|Namensfest|Segensfeier',
  },
  {
    occasion: 'mitzvah',
    en: 'bat mitzva|bar mitzva|mitzvah service|mitzvah weekend|mitzvah of my nephew|mitzvah of my niece',
    de: 'Bar Mizwa|Bat Mizwa|Bar Mitzwa|Bat Mitzwa|Bar Mizwa Feier|Bat Mizwa Feier',
  },
  {
    occasion: 'school-dance',
    en: 'family dance at school|school dance with my daughter|school dance with my son|daddy daughter dinner dance|dance with my daughter|spring fling dance|middle school dance|high school dance|fall formal',
    de: 'Vater Tochter Ball|Vater Tochter Tanz|Mutter Sohn Tanz|Familienball|Vater-Tochter-Ball|Schultanz|Abtanzball|Tanzschulball|Mittelball',
  },
  {
    occasion: 'formal-night',
    en: 'gala evening on board|gala dinner on board|formal evenings on board|formal dinner on board|cruise formal night',
    de: 'Galaabend an Bord|Galaabend auf Kreuzfahrt|Gala an Bord|Kapitänsdinner|Captains Dinner|festlicher Abend an Bord',
  },
  {
    occasion: 'fishing',
    en: 'fishing off the|fishing off a|fishing from the|sea fishing|fly fishing|fly fishing weekend|fly fishing trip|ice fishing|opening of the fishing season|fishing since dawn|fishing with my|a day fishing|fishing at the lake|fishing on the river',
    de: 'Angeln|angeln gehen|Angelausflug|Angelwochenende|Fliegenfischen|Eisangeln|Angeltour',
  },
  {
    occasion: 'pride',
    en: 'pride brunch|pride day|pride block party|at pride|for pride|going to pride',
    de: 'CSD|Christopher Street Day|Pride Parade|CSD Parade|auf dem CSD',
  },
  {
    occasion: 'confirmation',
    en: 'my sons confirmation|my daughters confirmation|my sons communion|my daughters communion|first communion lunch|confirmation lunch|golden jubilee|25th wedding anniversary|40th wedding anniversary|50th wedding anniversary|60th wedding anniversary|parents wedding anniversary|my parents anniversary|parents anniversary party|ordination|ordination of a priest|coming of age ceremony|youth consecration',
    de: 'Kommunion|Erstkommunion|Konfirmation|Firmung|Jugendweihe|Silberhochzeit|Silberne Hochzeit|Goldhochzeit|Goldene Hochzeit|goldenen Hochzeit|silbernen Hochzeit|Diamantene Hochzeit|Hochzeitstag der Eltern|Priesterweihe',
  },
  {
    occasion: 'worship',
    en: 'ash wednesday|good friday|advent service|harvest festival service|church choir practice|bible study|bible group|sunday school|reading in church|reading at church|lay reader|church coffee|church bazaar|church fair|iftar|ramadan|breaking the fast|seder|passover seder|yom kippur|rosh hashanah|sukkot|quaker meeting|ecumenical service|thanksgiving service',
    de: 'Gottesdienst|Sonntagsgottesdienst|Messe in der Kirche|Christmette|Mitternachtsmette|Ostermesse|Karfreitag|Palmsonntag|Aschermittwoch|Kirche|in die Kirche|in der Kirche|Kirchgang|Bibelkreis|Gemeindefest|Kirchenkaffee|Lesung in der Kirche|Lektorin|Synagoge|Tempel|Fastenbrechen|Ramadan|Iftar|Seder|Pessach|Sabbat|Andacht|Segnung|Wallfahrt Gottesdienst',
  },
  {
    occasion: 'worship',
    needs: ['shoes off', 'on the floor'],
    en: 'hindu temple|buddhist temple|mandir|jain temple|zen temple|temple blessing',
    de: 'Hindutempel|Hindu Tempel|buddhistischer Tempel|buddhistischen Tempel|Mandir',
  },
  {
    occasion: 'eid',
    en: 'eid al fitr|eid al adha|eid lunch|eid celebration|eid with family|bakra eid|sugar feast|end of ramadan|eid festival',
    de: 'Zuckerfest|Opferfest|Ramadanfest|Bayram|Bayramfest|Ramadanende|Eid|Eid Essen|Eid Fest|Kurban Bayram',
  },
  {
    occasion: 'indian-feast',
    en: 'diwali dinner|diwali celebration|diwali with friends|diwali at work|karva chauth|bhai dooj|vaisakhi|haldi|haldi ceremony|henna night|henna party|indian engagement|indian wedding party|roka ceremony|ring ceremony|godh bharai',
    de: 'Diwali|Sangeet|Navratri|Hennanacht|Henna Abend|Hennaabend|indische Verlobung|Diwali Fest',
  },
  {
    occasion: 'puja',
    en: 'rakshabandhan|ganesh chaturthi|lakshmi puja|saraswati puja|durga puja|navaratri golu|makar sankranti|ugadi|gudi padwa|house warming puja|housewarming puja|satyanarayan puja|satyanarayana|thread ceremony|upanayanam|seemantham|annaprashan|namkaran',
    de: 'Puja|Durga Puja|Hausweihe mit Puja|indisches Hausfest',
  },
  {
    occasion: 'festival-of-lights',
    en: 'persian new year|songkran|mid autumn festival|moon festival|tet celebration|kwanzaa|orthodox easter|greek easter|orthodox christmas|three kings|st lucia|midsummer party',
    de: 'Nouruz|Nowruz|chinesisches Neujahr|Mondneujahr|persisches Neujahr|Mittsommerfest|Mittsommer|Luciafest|orthodoxe Ostern|orthodoxes Weihnachten',
  },
  {
    occasion: 'funeral',
    en: 'memorial service|memorial service for|memorial service for a colleague|passed away|has passed away|friend has passed away|has died|died last week|friend died|my grandmother died|my grandfather died|grandmas funeral|grandpas funeral|grandmothers funeral|grandfathers funeral|my fathers funeral|my mothers funeral|my uncles funeral|my aunts funeral|a friends funeral|colleagues funeral|say goodbye to a friend|last goodbye|last farewell|cremation|crematorium|urn burial|scattering ashes|scatter the ashes|scattering his ashes|scattering her ashes|viewing of the body|chapel of rest|requiem|memorial mass|graveside|graveside service|cemetery|at the cemetery|funeral reception|funeral tea|shiva|sitting shiva|shiva call',
    de: 'Beerdigung|Begräbnis|Trauerfeier|Beisetzung|Urnenbeisetzung|Bestattung|Trauergottesdienst|Einäscherung|Krematorium|Friedhof|auf dem Friedhof|am Grab|Totenmesse|Requiem|Leichenschmaus|Trauerkaffee|gestorben|ist gestorben|verstorben|ist verstorben|letzte Reise|Abschied nehmen|Abschied am Grab|Trauerfall|Schiwa',
  },
  {
    occasion: 'condolence',
    en: 'visit of condolence|condolences|paying respects|pay my respects|pay our respects|paying my respects|remembrance sunday|memorial day service|memorial ceremony|memorial concert|anniversary of his death|anniversary of her death|all souls|all saints day|day of the dead mass|visiting the grave|visit the grave|visiting a widow|veterans day|holocaust memorial|memorial site|war memorial|vigil|candlelight vigil',
    de: 'Kondolenzbesuch|Beileidsbesuch|Beileid|Gedenkfeier|Gedenkveranstaltung|Gedenktag|Volkstrauertag|Totensonntag|Allerheiligen|Allerseelen|Jahrestag des Todes|Todestag|Grabbesuch|Gedenkstätte|Mahnmal|Schweigeminute|Mahnwache',
  },
  {
    occasion: 'appointment',
    needs: ['on and off'],
    en: 'mammogram|smear test|gynecologist|gynaecologist|dermatologist|skin check|x ray|ct scan|mri scan|mri appointment|ecg|heart check|cardiologist|blood pressure check|blood donation|donate blood|giving blood|give blood|vaccine|vaccine appointment|flu shot|flu jab|booster shot|acupuncture|osteopath|chiropractor|massage appointment|physio appointment|physical therapy|antenatal appointment|prenatal appointment|prenatal checkup|midwife appointment|hospital stay|going into hospital|in hospital for a week|discharged from hospital|leaving hospital|day surgery|outpatient appointment|biopsy|colonoscopy|endoscopy|radiation appointment|immunotherapy|blood transfusion|tattoo appointment|getting a tattoo|fitting at the tailor|wedding dress fitting|dress fitting|bra fitting|trying on clothes|clothes shopping',
    de: 'Arzttermin|beim Arzt|zum Arzt|Arztbesuch|Krankenhaustermin|Krankenhaus|ins Krankenhaus|im Krankenhaus|Klinik|in der Klinik|Untersuchung|Vorsorge|Vorsorgeuntersuchung|Mammografie|Mammographie|Frauenarzt|Gynäkologe|Hautarzt|Hautscreening|Röntgen|Kernspin|MRT|CT Termin|EKG|Kardiologe|Blutabnahme|Blut abnehmen|Blutspende|Blut spenden|Blutspenden|Impfung|Impftermin|Grippeimpfung|Akupunktur|Osteopath|Krankengymnastik|Physiotherapie|Massage Termin|Ultraschall|Chemo|Chemotherapie|Bestrahlung|Infusion|Dialyse|ambulante OP|Entlassung aus der Klinik|Reha|in der Reha|Anprobe|Brautkleid Anprobe|Tattootermin|Shoppingtour',
  },
  {
    occasion: 'appointment',
    en: 'eye doctor|dentist visit|orthodontist|hearing test|hearing aid appointment|psychologist|counselling|counseling session|couples therapy|support group|aa meeting|self help group|weight watchers|parent counselling|fertility clinic|ivf appointment|sperm bank|visiting a friend in hospital|visiting my mother in hospital|visiting my dad in hospital|visit a nursing home|visiting a nursing home|visiting my grandmother in a|hospital visiting|hairdresser appointment|haircut|nail appointment|car inspection|driving licence test|taking my driving test|picking up a passport|passport office|registry appointment|signing the lease|signing a lease|notary appointment|buying a car|test drive|bank manager|loan appointment|insurance appointment|school registration|kindergarten tour|nursery tour|school tour|university open day|meeting the vet|polling station|voting day|blood results',
    de: 'Augenarzt|Zahnarzt|Zahnarzttermin|beim Zahnarzt|Kieferorthopäde|Hörtest|Hörgeräteakustiker|Psychologe|Psychologin|Therapie|Therapiesitzung|Therapeutin|Therapeut|Selbsthilfegruppe|Paartherapie|Kinderwunschklinik|Krankenbesuch|Besuch im Krankenhaus|Besuch im Pflegeheim|Friseurtermin|beim Friseur|zum Friseur|Nagelstudio Termin|Bürgeramt|Behördengang|Passamt|Amtstermin|Notartermin|beim Notar|Mietvertrag unterschreiben|Autokauf|Probefahrt|Banktermin|Fahrprüfung|Führerscheinprüfung|Fahrstunde|TÜV|Tierarzt|Wahllokal|wählen gehen|Optiker',
  },
  {
    occasion: 'baby-shower',
    en: 'baby sprinkle|gender reveal brunch|meet the baby|baby viewing|visiting a newborn|visit a newborn|first visit to the baby|sip and see|bridal brunch|kitchen tea',
    de: 'Babyparty|Baby Shower|Pullerparty|Babybesuch|Brautparty|Junggesellinnen Brunch',
  },
  {
    occasion: 'wedding-guest',
    en: 'renew our vows|renewing our vows|renew my vows|renewing my vows|maid of honor|maid of honour|page boy mum|sisters wedding|brothers wedding|my sisters wedding|my brothers wedding|my best friends wedding|friends wedding|a friends wedding|cousins wedding|colleagues wedding|my ex is getting married|my sons wedding|my daughters wedding|wedding brunch|wedding breakfast|day after the wedding|wedding eve|evening wedding guest|evening guest|gay wedding|second wedding|wedding speech|officiate a wedding|officiating a wedding|wedding usher|ring bearer',
    de: 'Hochzeit|Hochzeitsfeier|Hochzeitsgast|Trauzeugin|Trauzeuge|Brautjungfer|Brautmutter|Bräutigammutter|Brautvater|Hochzeit meiner Schwester|Hochzeit meines Bruders|Hochzeit meiner Tochter|Hochzeit meines Sohnes|Hochzeit von Freunden|Polterabend|Sektempfang zur Hochzeit|Abendgast|freie Trauung',
  },
  {
    occasion: 'engagement',
    en: 'my engagement party|our engagement party|sons engagement party|daughters engagement party|friends engagement party|celebrating our engagement|celebrate our engagement',
    de: 'Verlobungsfeier|Verlobungsparty|Verlobung|Verlobungsessen|unsere Verlobung',
  },
  {
    occasion: 'south-asian-wedding',
    en: 'wedding in india|wedding in rajasthan|wedding in delhi|wedding in mumbai|wedding in pakistan|wedding in sri lanka|guest at an indian wedding',
    de: 'indische Hochzeit|indischen Hochzeit|hinduistische Hochzeit|hinduistischen Hochzeit|Hindu Hochzeit|pakistanische Hochzeit|pakistanischen Hochzeit|tamilische Hochzeit|tamilischen Hochzeit|Hochzeit in Indien',
  },
  {
    occasion: 'west-african-wedding',
    en: 'wedding in nigeria|wedding in lagos|wedding in ghana|wedding in accra|wedding in senegal',
    de: 'nigerianische Hochzeit|nigerianischen Hochzeit|ghanaische Hochzeit|ghanaischen Hochzeit|afrikanische Hochzeit|afrikanischen Hochzeit',
  },
  {
    occasion: 'celebration-of-life',
    en: 'celebration of his life|celebration of her life|celebration of my',
    de: 'Feier des Lebens|Lebensfeier|Abschiedsfeier ohne Schwarz|Abschied in bunt',
  },
  {
    occasion: 'bride',
    en: 'my civil wedding|my own civil wedding|our civil wedding|our civil ceremony|my civil ceremony|its my own wedding|im getting married|i am getting married|were getting married|we are getting married|my town hall wedding|our town hall wedding|i marry|marry my girlfriend|marry my boyfriend|my elopement',
    de: 'meine eigene Hochzeit|meine Hochzeit|meiner Hochzeit|unsere Hochzeit|unserer Hochzeit|eigene Hochzeit|eigenen Hochzeit|meine Trauung|unsere Trauung|wir heiraten|ich heirate|meine standesamtliche Trauung|unsere standesamtliche Trauung|Braut',
  },
  {
    occasion: 'own-graduation',
    en: 'my university graduation|my college graduation|my masters graduation|my degree ceremony|my phd ceremony|hooding ceremony|my high school graduation|getting my diploma|receiving my diploma|my graduation day|my graduation party|white coat ceremony',
    de: 'meine Abschlussfeier|meiner Abschlussfeier|meine Zeugnisübergabe|mein Abiball|meine Promotionsfeier|meine Absolventenfeier|Zeugnisübergabe|Absolventenfeier',
  },
  {
    occasion: 'graduation',
    en: 'my sons graduation|my daughters graduation|my sisters graduation|my brothers graduation|my friends graduation|grandsons graduation|granddaughters graduation|award ceremony for my|honorary degree|medal ceremony|knighthood|investiture|naturalisation ceremony|oath ceremony|passing out parade',
    de: 'Abschlussfeier|Abiturfeier|Abifeier|Abschlussfeier meiner Tochter|Abschlussfeier meines Sohnes|Preisverleihung in der Schule|Einbürgerungsfeier|Vereidigung|Ehrung|Auszeichnung|Verleihung',
  },
];
