import type { Situation } from './situation.ts';

/** What people call their work: trades, posts, rooms and hours, beside those in `work.ts`. */
export const CALLINGS: readonly Situation[] = [
  {
    occasion: 'shift',
    en: 'twelve hour shift|night duty|ward clerk|hospital porter|vet tech|vet assistant|dental assistant|dental nurse|dental hygienist|dispatcher|call handler|baggage handler|amazon driver|van driver|tram driver|crane operator|forklift driver|telephone engineer|nail technician|lifeguard|prison officer|prison guard|firefighter|fire station|road crew|asphalt crew|scaffolder|steelworker|machinist|machine operator|assembly line|packing line|fish market job|milk cows|milking cows|milking|fruit picker|apple harvest|harvest hand|window cleaner|chimney sweep|housekeeper|housekeeping|chambermaid|gravedigger|postal worker|paper round|refuse collector|street sweeper|kennel|kennels|lab technician|radiographer|sonographer|operating theatre|operating room|emergency room|intensive care|on an ambulance|live in carer|home carer|care home shift|night nurse|car wash attendant|food delivery|parcel delivery|order picker|cold store|prep cook|sous chef|hospital kitchen|school kitchen|school cook|coal mine|oil rig|saw mill|sawmill|print works|dyer|tailoring workshop|clean offices|cleaning offices|paint houses|on the factory floor|night watchman|parking attendant|traffic warden|ski lift attendant|dog walker by trade',
    de: 'Schichtführer|Schichtdienst|Kühlhaus|Krankenhausküche|Kantinenküche|Großküche|Spülküche|Tontechnikerin|Lichttechniker|Inspizientin|Inspizient|Bühnenarbeiter|Einweiser|Erntehelfer|Erntehelferin|Spargelfeld|Spargelstechen|Kühe melken|Kuhstall|Postbotin|Postbote|Zusteller|Zustellerin|Zeitung austragen|Kurierfahrer|Kurier|Lokführer|Lokführerin|Straßenbahnfahrer|Zugbegleiter|Zugbegleiterin|Schaffnerin|Kranführer|Staplerfahrer|Gabelstapler|Straßenbau|Gerüstbauer|Maschinenführer|Industriemechaniker|Mechatroniker|Mechatronikerin|Lackierer|Lackiererin|Fliesenleger|Glaser|Schornsteinfeger|Kaminkehrer|Müllabfuhr|Straßenreinigung|Zimmermädchen|Housekeeping|Raumpflegerin|Gebäudereiniger|Fensterputzer|Wäscherei|im OP|Intensivstation|Notaufnahme|Rettungswagen|Notfallsanitäterin|Feuerwache|Streifendienst|Polizistin|Polizist|Justizvollzug|Werkschutz|Bademeister|Bademeisterin|Rettungsschwimmer|Zahnarzthelferin|Laborantin|Laborant|Nachtwache|Bereitschaftsdienst|Kühltheke|Pflegehelferin|Pflegehelfer|Heilerziehungspflegerin|Heilerziehungspfleger|Schichtarbeit',
  },
  {
    occasion: 'service',
    en: 'brides house|grooms house|deliver to the bride|flowers to the bride|sommelier|concierge|doorman|bellboy|room service attendant|head waiter|catering staff|coat check|cloakroom attendant|flight attendant|cabin crew|flight crew|air hostess|stewardess|yacht stewardess|croupier|dj at a|golf caddie|caddie|verger|museum guard|tour leader|ice cream van|food truck|supermarket checkout|bakery counter|deli counter|cheese counter|perfume counter|serving tables|serve tables|serving drinks|bar shift|bar work|bar job|pub shift|cafe shift|restaurant shift|breakfast service|dinner service|hotel shift|night porter|beautician|beauty salon|sushi chef|cellar tours|usher at the|waitressing trial shift|waiting staff|serve food|work as a host|department store santa',
    de: 'Servieren|serviere|Frühstücksservice|Servicekraft|Sommelier|Sommelière|Concierge|Portier|Nachtportier|Zimmerservice|Garderobiere|Garderobenfrau|Flugbegleiter|Flugbegleiterin|Stewardess|Steward|Croupier|Eisverkäufer|Eisverkäuferin|Job im Eiscafé|Sommerjob im Eiscafé|Foodtruck|Imbissbude|Käsetheke|Fleischtheke|Wursttheke|Supermarktkasse|Schuhverkäuferin|Parfümerie|Juwelier|Thekendienst|Thekenkraft|Bierausschank|Catering|Kosmetikerin|Fußpflegerin|Optikerin|Bedienung im|Kellnerjob|Barista Job|Saalordner|Saalordnerin|Museumswärter|Lesesaal',
  },
  {
    occasion: 'office',
    en: 'payroll|accounts payable|accounting department|hr manager|human resources|government office|government department|gov dept|civil servant|civil service|public sector|town clerk|legal secretary|executive assistant|personal assistant|office manager|admin assistant|admin job|clerical work|data entry|back office|post office counter|counter clerk|tax office|registry clerk|team meeting|return to office|back in the office|business casual|my company the women|headquarters|head office|corporate job|desk job|open plan|9 to 5',
    de: 'Sachbearbeiterin|Sachbearbeiter|Buchhaltung|Buchhalterin|Personalabteilung|Personalerin|Sekretariat|Sekretärin|Assistentin der Geschäftsführung|Verwaltung|Stadtverwaltung|Landratsamt|Finanzamt|Ministerium|im Amt|ins Amt|Behörde|Öffentlicher Dienst|Beamtin|Beamter|Großraumbüro|Schreibtisch|Bürojob|Präsenztag|Bürotag|bürotauglich|Arzthelferin in Zivil|Sprechstunde|Teamsitzung|Jour fixe|Vorzimmer|Kollegen im Büro',
  },
  {
    occasion: 'relaxed-office',
    en: 'co working|co working space|wework|animation studio|print shop|union office|creative office|no dress code|nobody wears suits|everyone wears hoodies|everyone wears trainers|everyone wears jeans|whiteboard|standup meeting|coding all day|freelance|freelancer|data scientist|game developer|gamedev|video editor|illustrator|photo studio|recording studio|copywriter|content creator|social media manager|four day week|it department|computer repair|mending computers|small company|family business office',
    de: 'Co Working|Coworking|Coworking Space|Gemeinschaftsbüro|Gemeinschaftsatelier|Tonstudio|Grafikbüro|Grafikerin|Grafiker|Illustratorin|Illustrator|Designbüro|Designstudio|Softwareentwickler|Softwareentwicklerin|Programmierer|Programmiererin|Informatiker|Informatikerin|IT Abteilung|Redaktion|Redakteurin|Redakteur|Verlag|freiberuflich|Freiberuflerin|lockeres Büro|lockerem Büro|alle duzen|alle in Turnschuhen|alle in Jeans|kein Dresscode|Architekturbüro|Ingenieurbüro|Medienhaus|Spieleentwickler|Druckerei',
  },
  {
    occasion: 'bank',
    en: 'private bank|private banking|wealth management|private wealth|hedge fund|private equity|asset management|trust department|fiduciary|reinsurance|insurance company|insurance broker|actuary|actuaries|audit firm|auditor|accountancy firm|big four|big4|tax advisor|tax adviser|barrister|barristers|barristers chambers|solicitor|solicitors office|legal trainee|trainee solicitor|summer associate|associate at a law|litigation|paralegal|law clerk|stock exchange|trading floor|stockbroker|financial adviser|financial advisor|management consultant|magic circle|white shoe firm|corporate law|commercial law|in house counsel|chartered accountant',
    de: 'Privatbank|Großbank|Sparkasse|Bankkauffrau|Bankkaufmann|Bankfiliale|Volksbank|Raiffeisenbank|Vermögensverwaltung|Rückversicherung|Versicherungskonzern|Versicherungsmakler|Wirtschaftsprüfung|Wirtschaftsprüfer|Wirtschaftsprüferin|Steuerberater|Steuerberaterin|Notariat|Notariatsfachangestellte|Großkanzlei|Rechtsanwältin|Rechtsanwalt|Anwältin|Anwalt|Rechtsreferendarin|Rechtsreferendar|Unternehmensberatung|Unternehmensberater|Unternehmensberaterin|Bundesbank|Börse|Börsenhändler|Treuhand|Justiziarin',
  },
  {
    occasion: 'bank-interview',
    en: 'superday|super day|pupillage interview|clerkship interview|vacation scheme interview|case interview|case interviews|assessment centre at|wealth management interview|audit interview|private equity analyst interview|hedge fund interview|trainee solicitor interview',
    de: 'Bewerbung bei der Bank|Vorstellung bei der Bank|Gespräch bei der Bank|Ausbildung Bankkaufmann|Ausbildung Bankkauffrau|Ausbildung zum Bankkaufmann|Ausbildung zur Bankkauffrau|Traineeprogramm|Bewerbung bei der Kanzlei',
  },
  {
    occasion: 'creative-interview',
    en: 'portfolio review|portfolio day|art school interview|art school admission|art school|film school interview|fashion school|drama school audition|casting for|commercial casting|model casting|tattoo apprenticeship|interviewing at vogue|fashion internship|designer interview|graphic design job|gallery interview|magazine interview',
    de: 'Mappengespräch|Mappenprüfung|Mappenberatung|Mappe zeigen|Kunsthochschule|Kunstakademie|Modeschule|Filmhochschule|Schauspielschule|vorsprechen|Casting|Castingtermin|Gespräch bei der Agentur|Werbeagentur Bewerbung|Bewerbung Werbeagentur|Bewerbung als Grafikerin|Bewerbung als Grafiker',
  },
  {
    occasion: 'tech-interview',
    en: 'whiteboard interview|coding interview|onsite interview|interview with the cto|devops interview|it interview|data science interview|engineer interview|fintech interview|gamedev interview|qa interview|ux interview|startup chat|chat at a startup',
    de: 'Bewerbung als Entwickler|Bewerbung als Entwicklerin|Gespräch beim Startup|Gespräch bei einem Startup|Vorstellung beim Startup|IT Bewerbung|Bewerbung IT|Werkstudent bei|Werkstudentin bei|Gespräch mit dem CTO',
  },
  {
    occasion: 'shop-interview',
    en: 'saturday job interview|shop trial|record shop trial|boutique interview|bakery interview|cafe interview|bar interview|hotel interview|barista interview|supermarket interview|waitress interview|trial day at a cafe|trial day at a shop',
    de: 'Aushilfe gesucht|sucht Aushilfe|sucht Verkäufer|sucht Verkäuferin|Bewerbung als Verkäuferin|Bewerbung als Verkäufer|Bewerbung im Einzelhandel|Probetag im Laden|Probetag im Café|Probeschicht|bewerb mich bei Zara|Bewerbung als Kellnerin|Bewerbung als Kellner|Ferienjob Bewerbung|Aushilfe im',
  },
  {
    occasion: 'teacher-interview',
    en: 'demo lesson|demonstration lesson|mock lesson|teach first assessment day|nursery manager interview|nursery school interview|lecturer interview|teaching assistant interview|senco interview|pe post interview|deputy head interview|headship interview|music teacher post|teaching post',
    de: 'Lehrprobe|Probeunterricht|Unterrichtsbesuch|Bewerbung als Lehrerin|Bewerbung als Lehrer|Bewerbung als Erzieherin|Bewerbung als Erzieher|Bewerbung an der Schule|Schulleitung will mich kennenlernen|Gespräch beim Schulamt|Quereinstieg Lehramt|Hospitation|Bewerbung in der Kita',
  },
  {
    occasion: 'interview',
    en: 'interviewing for|mock interview|panel interview|phone interview then|vet school interview|college interview|med school interview|clinic interview|nurse interview|care assistant interview|callback interview|final round|second round interview|they want to hire me|invited to interview|called for interview|applicant|job application|recruiter',
    de: 'Jobgespräch|Bewerbungstermin|bewerbe mich|bewerb mich|Vorstellungstermin|Vorstellungsrunde|Lehrstelle|Ausbildungsplatz|Ausbildungsstelle|Auswahlverfahren|Auswahltag|Zweitgespräch|Assessment|Personalgespräch Bewerbung|Stellenbewerbung|Einstellungsgespräch|Recruiting|Einstellungstest|Ausbildung als|vorstellig',
  },
  {
    occasion: 'meeting',
    en: 'annual review with my boss|performance review|performance talk|appraisal|disciplinary hearing|shareholders|shareholder vote|quarterly numbers|budget committee|budget before the committee|board of directors|school board candidate|pitching to the board|salary talk|pay negotiation|franchise hq|tender presentation|supplier meeting|trade negotiation|contract signing|signing a deal|close a deal|sign the deal|selling my company|before the committee|steering committee|present to the client|presenting to the client|candidate forum|debate night|the minister visits|press briefing|works council meeting',
    de: 'Jahresgespräch|Mitarbeitergespräch|Personalgespräch|Unterredung|Aussprache|Betriebsrat|Betriebsversammlung|Gesellschafterversammlung|Investorenrunde|Vorstandsvorlage|Budgetrunde|Vertragsverhandlung|Vertragsabschluss|Verhandlung|Kundenpräsentation|Kundenbesuch|Lieferantengespräch|Quartalszahlen|Ausschusssitzung|Gemeinderatssitzung|Stadtratssitzung|Podium mit dem Bürgermeister|Termin beim Chef|Termin mit dem Chef|Geschäftsabschluss|Firmenverkauf',
  },
  {
    occasion: 'business-dinner',
    en: 'dinner with two clients|dinner with our clients|dinner with the investors|dinner with my director|dinner with the dean|dinner with suppliers|dinner with a supplier|dinner with my manager|dinner with the partners|dinner with the team and|boss dinner|dinner with the boss|dinner with his boss|dinner with her boss|my boyfriends boss|my husbands boss|my wifes boss|dinner for donors|donors dinner|buyers from|sales dinner|faculty dinner|recruiting dinner|working dinner|delegation dinner|banquet hosted by',
    de: 'Arbeitsessen|Geschäftspartner|Essen mit Geschäftspartnern|Essen mit dem Chef|Abendessen mit dem Chef|Abendessen mit meinem Chef|Abendessen mit dem neuen Chef|Essen mit Investoren|Abendessen mit Investoren|Essen mit Lieferanten|Abendessen mit Geschäftspartnern|Vertriebsdinner|Businessdinner|Business Dinner|Dinner mit Kunden|Delegationsessen|Handelskammer Essen|Essen mit dem Vorstand',
  },
  {
    occasion: 'business-trip',
    en: 'roadshow|for work abroad|conference travel|client visit abroad|audit week|site audits|factory audits|sales trip|training week in|project trip|weekly commuter|flying in for a meeting|there and back in a day|four cities in four days|meetings in two cities|business class lounge|work travel|travel for work|away for work|trip for work',
    de: 'geschäftlich|beruflich unterwegs|Dienstreise|Kundenbesuche|Vertriebsreise|Auditreise|Roadshow|Montagereise|auf Montage|Geschäftstermin in|Messereise|Projektwoche beim Kunden|hin und zurück am selben|beruflich in',
  },
  {
    occasion: 'networking',
    en: 'networking drinks|networking breakfast|womens evening for founders|founders evening|founders meetup|startup meetup|tech meetup|meetup|investors meetup|trade reception|consular reception|embassy reception|mayors reception|new year reception|chamber reception|rotary evening|lions evening|business awards|patrons evening|donors evening|trustees reception|standing buffet|name badge|expat evening|expat women|bar association reception|recruiting reception|standing with a prosecco|canapes and name tags|speed networking|business breakfast|civic reception|foundation evening|sponsors evening',
    de: 'Neujahrsempfang|Bürgerempfang|Jahresempfang|Botschaftsempfang|Wirtschaftsempfang|Handwerkskammer Empfang|Unternehmerabend|Unternehmerinnen|Unternehmertreff|Gründerstammtisch|IHK|IHK Stammtisch|Gewerbeverein|Wirtschaftsverband|Branchenabend|Business Frühstück|Meetup|Sponsorenabend|Stiftungsabend|Mitgliederempfang|Apéro|Apéro riche|Firmenapéro|Geschäftsapéro|Büroapéro|Teamapéro|Firmenapero|Kundenapéro|Visitenkarten|Netzwerken|netzwerke|Grundsteinlegung|Laudatio|Laudator|Festakt',
  },
  {
    occasion: 'conference',
    en: 'librarians congress|comicon panel|moderate a panel|chairing a panel|chair a panel|panel chair|medical congress|veterinary congress|annual conference|industry conference|sxsw|breakout sessions|barcamp|press tour|master class|two day seminar|three day seminar|users conference|developer conference',
    de: 'Juristentag|Ärztekongress|Kirchentag|Parteitag|Fachkongress|Jahrestagung|Fachtag|Podium|moderiere ein Panel|Panel moderieren|Bundespressekonferenz|Barcamp|Seminartage|Fortbildungstage|Delegiertenversammlung|Mitgliederversammlung|Verbandstag',
  },
  {
    occasion: 'trade-fair',
    en: 'trade fair stand|stand duty|booth duty|our stand at|at our stand|our booth|at the booth|booth at|boat show|car show stand|motor show|toy fair|beauty fair|food show|fancy food show|bridal expo|wedding fair stand|agricultural show stand|gamescom|euroshop|frankfurt book fair|comic artist alley|artist alley|comic con stand|pen show|craft fair stand|trade hall|exhibition hall stand|exhibitor|exhibiting at|buyer at a fair|fashion fair',
    de: 'Standdienst|Messedienst|Messeauftritt|Messebesuch|Messehalle|Messehallen|Messetag|Messetage|Messehostess|Hannover Messe|Spielwarenmesse|Buchmesse Stand|Grüne Woche|Gamescom|Digitalmesse|Comic Con|Aussteller|Ausstellerin|Gemeinschaftsstand|Fachbesucher|Verbrauchermesse|Modemesse|Automesse|IAA|Hochzeitsmesse Stand|Bootsmesse',
  },
  {
    occasion: 'lecturing',
    en: 'adjunct|guest talk|public talk|library talk|keynote|give the keynote|plenary|plenary talk|tedx|tedx talk|ted talk of mine|lecture hall in front of|i lecture|i am lecturing|guest lecturing|visiting lecturer|workshop leader|reading from my novel|reading from my book|my own reading|author talk|talk at the museum|talk at the library|talk at the town hall|speak at the|speaking at a school|commencement speech|presenting my thesis|thesis presentation|doctoral defence|doctoral defense|viva voce|phd viva|job talk|inaugural lecture|summer school tutor',
    de: 'Ringvorlesung|Gastvortrag|Fachvortrag|halte ein Referat|halte einen Fachvortrag|halte die Keynote|Keynote|TEDx|TEDx Talk|Disputation|Rigorosum|Verteidigung meiner Doktorarbeit|Verteidigung der Doktorarbeit|meine Verteidigung|Promotionsvortrag|Habilitation|Habilitationsvortrag|Antrittsvorlesung|Abschiedsvorlesung|meine Lesung|meine erste Lesung|Autorin bei der Lesung|Lehrauftrag|Privatdozentin|Lehrstuhl|Vorlesung halten|halte eine Vorlesung|Vortragsabend|Volkshochschulvortrag',
  },
  {
    occasion: 'teaching',
    en: 'exam invigilator|invigilating|invigilator|pe teacher|sports teacher|science teacher|chemistry teacher|maths teacher|math teacher|english teacher|history teacher|geography teacher|latin master|latin teacher|form tutor|ta section|teach year|eighth grade|ninth grade|tenth grade|middle school class|sixth formers|observed lesson|lesson observation|i teach|teach sewing|teach adults|adult education|adult ed|teach geography|teach biology|teach pe|teach drama|drama teacher|community college teacher|lab practicals|boarding school master|head of year|ski instructor course|lessons to teach|my pupils|my students|staff meeting at school|cool teachers|school counsellor|school counselor',
    de: 'Sek I|Sek II|Sekundarschule|Mittelschule|Kantonsschule|Realschule|Gymnasium unterrichten|Hauptschule|meine Schüler|meine Schülerinnen|Sportlehrer|Sportlehrerin|Mathelehrer|Mathelehrerin|Deutschlehrerin|Chemielehrer|Klassenlehrerin|Klassenlehrer|Lehramt|Lehrerkonferenz|Schulschlusskonferenz|Pausenaufsicht|Fahrlehrerin|Berufsschullehrer|Berufsschullehrerin|Prüfungsaufsicht|Jurymitglied der Prüfung|Kursleiterin|Kursleiter|Dozieren|Unterrichtsstunde|Vertretungsstunde|Klassenleitung|Schulpraktikum als Lehrerin',
  },
  {
    occasion: 'primary-teaching',
    en: 'first graders|second graders|third graders|1st grade|2nd grade|3rd grade|4th grade|5th grade|first grade|second grade|third grade|fourth grade|fifth grade|year one class|year two class|reception teacher|pre k|kindergarten class|montessori|montessori guide|elementary music|elementary art|primary class|my class of six|infants|infant school|lunch supervisor|teach first graders|teach reception|six year olds at school|papier mache|primary school job|teach in primary',
    de: 'erste Klasse unterrichte|zweite Klasse unterrichte|Klassenlehrerin der Kleinen|Ganztagsschule|Ganztag|Montessorischule|Erstklässlern|Zweitklässler|Drittklässler|Grundschulkinder|Volksschule|Volksschullehrerin|Primarschule|Primarlehrerin|Mittagsbetreuung|Schulkindbetreuung|Pausenaufsicht Grundschule|Sportstunde Grundschule',
  },
  {
    occasion: 'childcare',
    en: 'foster carer|foster mother|foster parent|looking after my niece|looking after my nephew|look after my grandson|look after my granddaughter|looking after my two year|watching my nephews|watching my nieces|mind the kids|minding the kids|granddad duty|grandma duty|grandpa duty|forest kindergarten|creche|nursery worker|play specialist|toddler music group|kids club helper|sunday school helper|child care|day nursery|drops her triplets|newborn photographer|babysit my|au pair for|day with my goddaughter|day with my stepkids|day with my nephew|day with my niece|early childhood|kindy teacher|stay with the kids while',
    de: 'Tagesvater|Kindermädchen|Nanny|Kinderheim|Pflegekind|Pflegekinder|Babysitterin|hüte heut|Kinder hüten|hüte die Kinder|hüte den Kleinen|hüte die Kleine|passe auf die Kinder|passe auf meine Nichte|passe auf meinen Neffen|pass auf die Kleinen|Enkel aufpassen|Kinderbetreuung|Waldkita|Waldkindergartengruppe|Kindergruppe|Krabbelstube|Eltern Kind Gruppe|PEKiP|Musikgarten|Kindergottesdienst Betreuung|Naturkindergarten|Chindsgi|Spielgruppenleiterin',
  },
  {
    occasion: 'site-visit',
    en: 'hard hat|structural engineer|civil engineer|surveyor on site|chimney inspection|inspecting bridges|bridge inspection|scaffold inspection|wind turbine|turbine tour|plant audit|chicken plant|refinery|quarry|mine visit|site manager|foreman|clerk of works|site meeting|location scout|solar sales|measuring kitchens|roof inspection|boat surveyor|restoration architect|church tower inspection|dig visit|archaeology dig|refugee camp visit|field visit|vineyard consultant|visiting the printers|loading dock|shop floor visit|land surveyor|building inspector|snagging',
    de: 'Bauleitung|Rohbau|Rohbaubegehung|Ortstermin|Begehung|Bauherr|Bauherrin|Statiker|Statikerin|Bauabnahme|Gerüstabnahme|Bauhelm|Schutzhelm|Helmpflicht|Warnweste|Sicherheitskoordinatorin|Prüfingenieurin|Prüfingenieur|Sachverständige|Gutachtertermin|Werkführung|Werkbesichtigung|Betriebsbegehung|Steinbruch|Tagebau|Kläranlage|Windrad|Dachbegehung|Baustellenbegehung|Richtfest|Energieberatung vor Ort|Polier|Vermessung|Bauingenieurin|Bauingenieur|Grabungsleitung',
  },
  {
    occasion: 'house-showing',
    en: 'letting agent|lettings agent|estate agent first|estate agency|showing apartments|showing flats|showing a flat|showing an apartment|showing a penthouse|showing villas|showing homes|show homes|show house|show luxury yachts|selling condos|selling homes|selling flats|selling apartments|luxury rentals|realtors|realtor day|property viewings with buyers|staging a house|horse properties|rent out venues|broker open|sell houses|sell homes|sell property|property agent|house viewings with buyers|car salesman|car showroom|selling cars',
    de: 'Immobilienmaklerin|Immobilienmakler|Immobilien|Hausverkauf|Wohnungen zeigen|zeige Wohnungen|zeige heute|zeige Häuser|zeige ein Haus|verkaufe Wohnungen|verkaufe Häuser|verkaufe Altbauwohnungen|Ferienwohnungen zeigen|Musterhaus|Fertighausausstellung|Gewerbeimmobilien|Doppelhaushälfte zeigen|Villen zeigen|Hausbesichtigungen mit Kunden|Besichtigungen mit Kunden|Open House|Autohaus|Autoverkäufer|Autoverkäuferin',
  },
  {
    occasion: 'viewing',
    en: 'notary|signing at the notary|signing the mortgage|sign the mortgage|signing the lease for|loan for my|asking for a loan|bank loan|landlord meeting|rent arrears|co op board|co op board interview|flatshare casting|house share interview|housemate interview|school admission|admission chat|school appeal|school appeals panel|pension adviser|pension advisor|inheritance|picking a care home|choosing a care home|picking the wedding venue|venue viewing|adoption agency visit|adoption home visit|home visit by|home study|parole office|job coach|headmistress about my daughter|meet the landlord|meeting the sperm donor|surrogate agency|ask the dean|embassy appointment|consulate|consulate appointment|visa office|immigration office',
    de: 'Notar|Notarin|beim Notar unterschreiben|Kaufvertrag unterschreiben|Hauskauf|Kreditgespräch|Kreditantrag|Wohnungssuche|Massenbesichtigung|WG Casting|Mietvertrag|Hausverwaltung|Erbschaft|Testamentseröffnung|Schulanmeldung|Aufnahmegespräch|Rentenberatung|Behördentermin|Ausländeramt|Konsulat|Einbürgerungstest|Adoptionsvermittlung|Besuch vom Jugendamt|Pflegeheim aussuchen|Pflegeheim anschauen|Sozialamt|Rektorin Gespräch',
  },
  {
    occasion: 'on-air',
    en: 'local tv|local news|tv studio|tv show|tv crew|television interview|on telly|on the telly|telly|news anchor|newsreader|weather girl|weather presenter|jeopardy|game show|quiz show|contestant|reality show|cookery contest on|bake off|documentary crew|documentary|true crime doc|film crew comes|camera crew|instagram live|live on instagram|insta live|my first reel|reel|tiktok|tiktok video|youtube channel|youtube cooking channel|my channel|asmr channel|twitch|streaming on twitch|streamer|radio studio|on the radio|radio show|live cross|live on air|speaking to camera|green screen|greenscreen|promo video|image film|company video|online course recording|being interviewed|interviewed for|audience of a tv|studio audience|masterclass recording|video shoot|film extra|extra in a film|music video',
    de: 'Fernsehen|Regionalfernsehen|Fernsehsendung|Fernsehteam|Fernsehgarten|Fernsehstudio|TV Interview|TV Auftritt|Talkshow|Quizshow|Kochshow|Kandidatin|Kandidat bei|Kamerateam|Dreharbeiten|Drehtag|Imagefilm|Bewerbungsvideo drehen|YouTube|YouTube Video|Youtubekanal|TikTok|Instagram Live|Reel drehen|Twitch|Greenscreen|Radiosendung|Rundfunk|Hörfunk|Statist|Statistin|Komparse|Komparsin|Podcastaufnahme|Aufzeichnung|Webinar aufzeichnen|Reportage über mich|interviewt werden|werde interviewt|Musikvideo',
  },
  {
    occasion: 'calls-at-home',
    en: 'call with the boss|call with my boss|call with the team|team call|work calls|one work call|camera on|on camera from|camera on all day|online therapy sessions|teletherapy|telehealth|virtual deposition|virtual depositions|virtual court|phone sales from home|home calls|zooms|seven zooms|video meeting|video meetings|call day from home|facetime interview|online exam|online teaching|teach online|teaching online|skype call|skype|remote teaching|online tutoring|working from home camera|waist up on camera|from the waist up',
    de: 'Kamera an|Kamera ist an|per Video|Videoberatung|Videosprechstunde|Online Seminar|Onlineunterricht|online unterrichten|Online Meeting|Online Meetings|Bildschirm Gespräche|am Bildschirm|Headset|Telefonseelsorge|Telefondienst von zu Hause|Skype|Skypen|Supervision online|Onlinecoaching|nur obenrum sichtbar|obenrum sichtbar|nur Oberkörper sichtbar|Videochat|Telearbeit|Heimarbeit',
  },
  {
    occasion: 'casual-friday',
    en: 'jeans day|jeans friday|denim friday|jeans on friday|jeans on fridays|dress down|last friday of the month|last friday of month|fridays are different|fridays we wear|fridays i wear|friday i wear|no client friday|hawaiian shirt friday|casual day|casual at work on|friday in the firm|new dress policy|friday at the consultancy|friday at the firm|mufti day at work',
    de: 'Jeansfreitag|Jeans Freitag|Freitag im Büro|freitags im Büro|freitags locker|freitags Jeans|Freitag darf man|Casual Friday|Freitag in der Kanzlei|lockerer Tag im Büro|lässiger Freitag|Brückentag|Brückentag im Büro',
  },
  {
    occasion: 'first-day',
    en: 'day one|my first shift|start at a new|starting at a new|start on monday at|starting monday at|starting monday|i start tomorrow|tomorrow i start|start my apprenticeship|first day of my apprenticeship|starting an apprenticeship|new girl at|new guy at|new hire|onboarding|orientation at work|induction day|first week at work|starting at a|start my traineeship|new team new office|new boss',
    de: 'Einführungstag|Einarbeitung|Onboarding|erster Arbeitstag nach|erste Schicht|ersten Schicht|Ausbildungsstart|Ausbildungsbeginn|Start in den Job|Jobstart|fange neu an|fang ich bei|fange ich bei|fange am Montag|Anfang bei|neuer Arbeitgeber|neuen Arbeitgeber|neue Firma|neuen Firma|Praktikumsbeginn|Praktikum beginnt|Lehrbeginn|erster Lehrtag|Dienstantritt|neues Team',
  },
  {
    occasion: 'court',
    en: 'magistrates|magistrates court|crown court|court case|in front of a judge|before a judge|in front of the judge|courthouse|sentencing|being sentenced|divorce mediation|murder trial|inquest|deposition|small claims|traffic court|immigration hearing|asylum hearing|bankruptcy hearing|parole board|sworn translator|restraining order|speeding ticket hearing',
    de: 'Richter|Amtsgericht|Landgericht|Prozess|Strafprozess|Zivilprozess|Verhandlungstag|Zeugin vor Gericht|Zeuge vor Gericht|Urteilsverkündung|Scheidungsrichter|Mieterprozess|Sozialgericht|Verwaltungsgericht|Vereidigung|Asylanhörung|Gerichtssaal|Vorladung|Güteverhandlung',
  },
  {
    occasion: 'office-party',
    en: 'department party|dept dinner|dept party|firms centenary|company anniversary|company jubilee|factory jubilee|works do|work do|work christmas do|christmas do at work|staff do|staff dinner|staff ball|team dinner|team christmas dinner|firm dinner|firms dinner|annual staff dinner|company family day|partners and spouses|years of service|colleagues farewell|colleagues leaving party|bosss farewell|boss turns sixty|retirement of my boss|retirement party at work|office summer party|company summer party|company bbq|crew christmas party|end of season party of|volunteers dinner|office birthday|canteen party|work xmas party|xmas do|christmas do',
    de: 'Betriebsfest|Abteilungsfest|Abteilungsfeier|Firmenfeier|Firmenjubiläum|Firmenevent|Firmensommerfest|Mitarbeiterfest|Mitarbeiterfeier|Kollegenfeier|Teamessen|Teamabend|Teamfeier|Abteilungsessen|Abschied vom Chef|Verabschiedung der Kollegin|Verabschiedung des Kollegen|Kollege wird verabschiedet|Kollegin wird verabschiedet|werde ich verabschiedet|Dienstjubiläum|Betriebsjubiläum|Jahresabschlussfeier|Saisonabschlussfeier|Personalfest|Klinikball Personal|Kollegiumsfeier|Weihnachtsfeier der Firma|Weihnachtsfeier der Abteilung|Weihnachtsfeier im Büro',
  },
];
