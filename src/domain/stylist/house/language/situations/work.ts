import type { Situation } from './situation.ts';

/** Trades and workplaces. */
export const AT_WORK: readonly Situation[] = [
  {
    occasion: 'primary-teaching',
    en: 'primary school teacher|elementary school teacher|elementary teacher|teach at a primary school|teach at primary school|teach primary school|teach elementary school|teach kindergarten|teach small children|teach little kids|teach first grade|teach second grade|teach year one|teach year two|teaching primary|teaching small children|first grade teacher|reception class|special needs teacher|teaching assistant|classroom assistant|school assistant',
    de: 'Grundschullehrer|Grundschullehrerin|an der Grundschule|in der Grundschule|Grundschule|Grundschulklasse|Erstklässler|Vorschule|Vorschulklasse|Schulbegleiter|Schulbegleiterin|Förderschule|Sonderpädagogin|Hort|Hortbetreuung',
  },
  {
    occasion: 'primary-teaching',
    needs: ['dirty work'],
    en: 'teach art|teaching art|art teacher|art lessons|art class with kids|art class with children|craft with kids|crafts with the kids|teach pottery|teach crafts|school garden',
    de: 'Kunstlehrer|Kunstlehrerin|Kunst unterrichte|unterrichte Kunst|Kunstunterricht|Werkunterricht|Werklehrer|Basteln mit Kindern|basteln|Bastelnachmittag|Töpfern mit Kindern|Schulgarten',
  },
  {
    occasion: 'teaching',
    en: 'high school teacher|secondary school teacher|middle school teacher|teach maths|teach math|teach english|teach history|teach science|teach physics|teach chemistry|teach french|teach spanish|teach german|teach music|music teacher|piano teacher|language teacher|tutor|tutoring|student teacher|teacher training|headteacher|head teacher|school principal|deputy head|supply teacher|driving instructor',
    de: 'Lehrer|Lehrerin|Gymnasiallehrer|Gymnasiallehrerin|Referendar|Referendarin|Referendariat|unterrichten|unterrichte|vor der Klasse|Musiklehrer|Musiklehrerin|Klavierlehrerin|Nachhilfe|Nachhilfelehrer|Schulleiterin|Schulleiter|Fahrlehrer|Vertretungslehrer|Berufsschule',
  },
  {
    occasion: 'childcare',
    en: 'nursery teacher|work in a nursery|work at a nursery|work in daycare|work at a daycare|work in a kindergarten|preschool teacher|early years|early years teacher|au pair|child minder|looking after toddlers|look after toddlers|looking after kids|look after kids|looking after my grandchildren|look after my grandchildren|looking after my grandson|looking after my granddaughter|babysit|play group|playgroup|mother and baby group|mum and baby group|baby group|baby class|toddler class|nursery shift',
    de: 'Erzieher|Erzieherin|in der Kita|in einer Kita|Kita|im Kindergarten|Kindergarten|Krippe|Kinderkrippe|Tagesmutter|Kinderpflegerin|babysitten|Babysitter|Au pair|auf die Enkel aufpassen|Enkel hüten|Enkelkinder hüten|Enkelkinder|Krabbelgruppe|Spielgruppe|Babykurs|Kleinkinder|kleine Kinder betreuen',
  },
  {
    occasion: 'front-desk',
    needs: ['quiet shoes'],
    en: 'work in a library|work at a library|work at the library|librarian|library assistant|at the library desk|museum guide|gallery assistant|gallery attendant|usher|ushering|museum attendant',
    de: 'Bibliothekarin|Bibliothekar|in der Bibliothek|in der Bücherei|Bücherei|Museumsführer|Museumsführerin|Museumsaufsicht|Platzanweiser',
  },
  {
    occasion: 'front-desk',
    en: 'hotel reception|hotel receptionist|front desk|work at reception|ticket office|box office|tourist information|gym reception|dental receptionist|doctors receptionist|clinic receptionist|school receptionist|office receptionist|vet receptionist|salon receptionist',
    de: 'Rezeption|an der Rezeption|Rezeptionistin|Rezeptionist|Empfang|am Empfang|Empfangsdame',
  },
  {
    occasion: 'service',
    needs: ['quiet shoes'],
    en: 'tour guide|tour guiding',
    de: 'Stadtführer|Stadtführerin|Reiseleiter|Reiseleiterin|Führungen gebe',
  },
  {
    occasion: 'shop-floor',
    en: 'work at the garden center|work at the garden centre|garden center job|garden centre job|hardware store job|hardware store clerk|stock clerk|shelf stacker|stacking shelves|stocking shelves|night stocker|bagger at',
    de: 'Baumarkt Job|Job im Baumarkt|Regale einräumen|Regale auffüllen',
  },
  {
    occasion: 'service',
    en: 'photographer at a wedding|photographing a wedding|shooting a wedding|filming a wedding|wedding photographer|wedding videographer|photograph the wedding|record shop|record store|vinyl shop|work at a record shop|job at a record shop|clothes shop|clothing store|fashion store|shoe shop|book shop job|work in a bookshop|work in a bookstore|toy shop|gift shop|antique shop|plant shop|work in a supermarket|job in a supermarket|work at a supermarket|sales assistant|sales associate|sales floor|beauty counter|makeup counter|nail salon|hair salon|hairdresser shift|barbershop|tattoo studio|tattoo parlour|tattoo artist|ice cream shop job|coffee shop job|work in a cafe|work at a cafe|work in a coffee shop|work in a pub|work in a bar|work in a restaurant|work in a hotel|work behind a bar|host at a restaurant|serve at a wedding|cinema job|petrol station|gas station job|post office job|phone shop',
    de: 'Hochzeitsfotograf|Hochzeitsfotografin|Hochzeit fotografieren|Hochzeit fotografiere|fotografiere eine Hochzeit|Plattenladen|im Plattenladen|Schallplattenladen|Verkäufer|Verkäuferin|Verkauf|im Verkauf|Einzelhandel|Modeboutique|Boutique|Schuhgeschäft|Buchhandlung|in der Buchhandlung|Buchhändlerin|Buchladen|an der Kasse|Kassiererin|Drogerie|Kosmetikstudio|Nagelstudio|Friseursalon|Friseurin|Tattoostudio|Tätowierer|Kellner|Kellnerin|kellnern|kellnere|Bedienung|bedienen|Barkeeper|Barkeeperin|hinter der Theke|Service Schicht|im Café arbeite|arbeite im Café|arbeite in einem Café|in einer Bar arbeite|Hotel arbeite|Tankstelle|Kiosk|Bäckereiverkäuferin|Spielwarenladen|Blumenladen Verkauf|Reisebüro',
  },
  {
    occasion: 'shift',
    en: 'ward round|hospital ward|night shift at the hospital|midwife|care worker|care assistant|nursing home|work in a nursing home|hospice|social worker home visits|home visits|district nurse|healthcare assistant|physiotherapist|occupational therapist|massage therapist|vet nurse|veterinary nurse|zookeeper|stable girl|on set|film crew|film set|stagehand|backstage|roadie|sound engineer|delivery driver|bus driver|taxi driver|truck driver|train driver|lorry driver|security guard|bouncer|kitchen porter|commis chef|pastry chef|dishwasher|cook in a canteen|bike courier|uber driver|factory shift|production line|assembly line|sorting office|stockroom|stock room|warehouse job|moving company|removal man|janitor|caretaker|window cleaner|housekeeping|hotel housekeeping|chambermaid|laundry shift|fruit picking|vineyard harvest|grape harvest|grape picking|christmas tree farm',
    de: 'Krankenschwester|Krankenpfleger|Krankenpflegerin|Pflegerin|Pfleger|Altenpflege|Altenpflegerin|im Pflegeheim|Pflegeheim|Pflegedienst|Hebamme|Station|auf Station|Hausbesuche|Physiotherapeutin|Physiotherapeut|Ergotherapeutin|Sanitäter|Sanitäterin|Rettungsdienst|Tierarzthelferin|Tierpfleger|Tierpflegerin|Stallarbeit|Stall ausmisten|ausmisten|Filmset|am Set|Bühnentechniker|Tontechniker|Paketbote|Lieferfahrer|Busfahrer|Busfahrerin|Taxifahrer|LKW Fahrer|Lkw fahre|Wachdienst|Türsteher|Küchenhilfe|Koch|Köchin|Konditor|Konditorin|Bäcker|Bäckerin|Fahrradkurier|Fabrik|Fließband|am Band|im Lager|Lagerarbeit|Hausmeister|Reinigungskraft|putzen gehe|Zimmermädchen|Weinlese|Obsternte|Erntehelfer|Umzugshelfer',
  },
  {
    occasion: 'shift',
    needs: ['dirty work'],
    en: 'landscape gardener|tree surgeon|farmer|farming|on the farm|work on a farm|dairy farm|lambing|beekeeping|beekeeper|joiner|carpentry|painter and decorator|house painter|plasterer|roofer|bricklayer|mason|welder|welding|stonemason|blacksmith|potter|car mechanic|bike mechanic|electrician|plumber|carpenter|builder|bricklaying|dog groomer|dog grooming|cleaning houses|clean houses',
    de: 'Gärtner|Gärtnerin|Gärtnerei|Landschaftsgärtner|Landwirt|Landwirtin|Bauernhof|auf dem Bauernhof|Imker|Imkerin|imkern|Tischler|Tischlerin|Schreiner|Schreinerin|Zimmermann|Maler|Malerin|Anstreicher|Dachdecker|Maurer|Schweißer|Steinmetz|Schmied|Töpferin|Automechaniker|Mechaniker|Mechanikerin|Elektriker|Elektrikerin|Klempner|Installateur|Hundefriseurin|Metzger|Handwerker|Handwerkerin|Putzstelle',
  },
  {
    occasion: 'relaxed-office',
    en: 'graphic designer|web designer|ux designer|software developer|software engineer|programmer|coding job|game studio|games studio|advertising agency|ad agency|marketing agency|design agency|publishing house|work in publishing|magazine office|newspaper office|newsroom|radio station|record label|music label|film production|production company|architecture firm|architects office|architecture studio|architect|ngo|non profit|nonprofit|charity office|youth club|youth worker|social worker|community centre job|research institute|university office|phd student|scientist|it support|help desk|lab meeting|brainstorming|sprint planning|workshop at work|team workshop|jeans office',
    de: 'Grafikdesigner|Grafikerin|Webdesigner|Softwareentwickler|Softwareentwicklerin|Programmierer|Programmiererin|Werbeagentur|Agentur|Kreativagentur|Designbüro|Verlag|im Verlag|Redaktion|in der Redaktion|Radiosender|Plattenfirma|Filmproduktion|Architekturbüro|Architekt|Architektin|Start up|Startup|Coworking|Verein|Jugendzentrum|Jugendclub|Sozialarbeiter|Sozialarbeiterin|Forschungsinstitut|Doktorandin|Doktorand|Wissenschaftlerin|Wissenschaftler|Workshop|Teamtag|Teamevent|Betriebsausflug|lockeres Büro|lockeren Büro',
  },
  {
    occasion: 'office',
    en: 'accountant|accountancy|accounting firm|tax office|tax adviser|town council|local council|civil service|civil servant|government office|city hall job|ministry|hr department|human resources|office manager|secretary|personal assistant|executive assistant|admin job|administration job|school office|doctors practice|medical practice|dental practice|dentist practice|gp practice|translator|paralegal|property management|housing association|call with my manager|performance review|annual review|appraisal|return to work|returning to work|back to the office|back to work|back from maternity leave|after parental leave',
    de: 'Buchhaltung|Buchhalterin|Steuerbüro|Steuerberaterin|Steuerberater|auf dem Amt|Behörde|in der Behörde|Rathaus arbeite|Verwaltung|in der Verwaltung|Ministerium|Personalabteilung|Sekretariat|Sekretärin|Assistentin|Sachbearbeiterin|Sachbearbeiter|Arztpraxis|Zahnarztpraxis|in der Praxis|Übersetzerin|Hausverwaltung|Mitarbeitergespräch|Personalgespräch|Jahresgespräch|Wiedereinstieg|wieder arbeiten|zurück in den Job|zurück ins Büro|nach der Elternzeit arbeiten',
  },
  {
    occasion: 'video-interview',
    en: 'interview via zoom|interview by video|interview from home',
    de: 'Videointerview|Online Vorstellungsgespräch|Online Bewerbungsgespräch|Vorstellungsgespräch per Video|Vorstellungsgespräch über Zoom|Bewerbungsgespräch über Zoom|Bewerbungsgespräch per Video',
  },
  {
    occasion: 'hands-on-interview',
    en: 'interview with a builder|interview with a roofer',
    de: 'Probearbeiten in der Küche|Vorstellungsgespräch im Lager|Vorstellungsgespräch in der Küche|Vorstellungsgespräch in der Werkstatt|Bewerbungsgespräch im Lager|Vorstellungsgespräch als Koch|Vorstellungsgespräch als Mechaniker|Vorstellungsgespräch als Elektriker',
  },
  {
    occasion: 'interview',
    en: 'job trial|trial day|trial shift|assessment day|second interview|final interview|apprenticeship interview|internship interview|university interview|scholarship interview|phd interview|meeting a recruiter|headhunter|salary negotiation|asking for a raise|promotion interview|adoption interview|visa interview',
    de: 'Vorstellungsgespräch|Bewerbungsgespräch|Probearbeiten|Probearbeit|Probetag|Assessmentcenter|Assessment Center|Zweitgespräch|Gehaltsverhandlung|Gehaltsgespräch|Ausbildungsplatz Gespräch|Praktikumsgespräch|Stipendium Gespräch|Auswahlgespräch|Headhunter',
  },
  {
    occasion: 'meeting',
    en: 'sales pitch|pitching to investors|pitch to investors|quarterly review|annual general meeting|agm|board presentation|present to the board|presenting to the board|presenting to the ceo|town hall meeting at work|contract negotiation|signing a contract|sign a contract|big presentation|important meeting|big meeting|press conference|press day|shareholders meeting|investor meeting|meet the ceo|meeting the ceo',
    de: 'wichtige Besprechung|wichtiges Meeting|wichtigen Termin mit Kunden|Kundentermin|Kundengespräch|Präsentation|Vorstandssitzung|Aufsichtsrat|Hauptversammlung|Pressekonferenz|Vertragsunterzeichnung|Verhandlung mit Kunden|Investorentreffen|Pitch',
  },
  {
    occasion: 'conference',
    en: 'training day|cpd day|inset day|work training|instructor course|panel discussion|on a panel|moderating a panel|ted talk|giving a talk|give a talk|academic conference|poster session|book fair|job fair|careers fair|training course|training day at work|two day training|company offsite|summit|symposium|award dinner at work',
    de: 'Konferenz|Tagung|Kongress|Messe|Buchmesse|Jobmesse|Podiumsdiskussion|auf dem Podium|Vortrag|Vortrag halten|halte einen Vortrag|Fortbildung|Weiterbildung|Schulung|Seminar|Symposium|Fachtagung',
  },
  {
    occasion: 'networking',
    en: 'after work drinks with clients|alumni event|alumni evening|alumni reunion|chamber of commerce|business club|rotary club|lions club|womens network|industry event|meet and greet',
    de: 'Netzwerktreffen|Netzwerkabend|Networking|Alumni Treffen|Alumnitreffen|Rotary|Lions Club|Spendengala|Branchentreff|Sektempfang|Empfang der Stadt',
  },
  {
    occasion: 'site-visit',
    en: 'surveyor|surveying|site office|the site office|site cabin|site manager|site foreman|on building sites|on construction sites|around building sites|civil engineer on site|engineer on site|on a building site|on a construction site|wind farm|power plant|shipyard|harbour inspection|archaeological dig|excavation|field work|fieldwork',
    de: 'Baustelle|auf der Baustelle|Baubüro|Baucontainer|im Baucontainer|Polier|Bauleiter|Bauleiterin|Vermesser|Werft|Werksführung|Werksbesichtigung|Betriebsbesichtigung|Windpark|Kraftwerk|Ausgrabung|Geländearbeit|Feldarbeit',
  },
  {
    occasion: 'viewing',
    en: 'open homes|open home|rental inspection|rental inspections|condo viewings|house viewings|house viewing|flat viewings|open inspection|handing over the keys|handing over a flat|flat handover|flat inspection|house inspection|landlord inspection|meeting a landlord|meeting the bank|meeting with the bank|benefits office|unemployment office|job seekers appointment|social services appointment|adoption agency|meeting an estate agent|open house visit|looking at flats|looking at houses|looking at apartments|flatshare interview|roommate interview|wg casting',
    de: 'Wohnungsübergabe|Schlüsselübergabe|Wohnungsbesichtigung|Hausbesichtigung|Besichtigung|Besichtigungstermin|Vermieter|beim Vermieter|WG Casting|WG Besichtigung|Jobcenter|beim Jobcenter|Arbeitsamt|Arbeitsagentur|Jugendamt|Ausländerbehörde|Visumstermin|Botschaft|Kreditgespräch',
  },
  {
    occasion: 'first-day',
    en: 'first day in the office|new position|start a new job|start my new job|starting my new job|my first job|first proper job|first real job|first ever job|probation period|first day as a manager|promotion to manager',
    de: 'erster Arbeitstag|ersten Arbeitstag|erster Tag im Job|ersten Tag im Job|erster Tag im neuen Job|ersten Tag im Büro|erster Tag im Büro|neuer Job|neuen Job|neue Stelle|neuen Stelle|erster richtiger Job|ersten richtigen Job|Probezeit|erste Woche im Job',
  },
  {
    occasion: 'court',
    en: 'custody hearing|divorce hearing|divorce court|family court|mediation|tribunal|employment tribunal|testify|testifying|sworn in|signing divorce papers',
    de: 'Gericht|vor Gericht|Gerichtstermin|Gerichtsverhandlung|Anhörung|Scheidungstermin|Familiengericht|Sorgerecht|Zeugenaussage|als Zeugin|als Zeuge|Mediation|Arbeitsgericht',
  },
];
