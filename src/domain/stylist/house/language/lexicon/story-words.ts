/**
 * What people tell around a request: whom, why, how they feel, what happens that day. Nothing of it can be worn, so it is neither acted
 * on nor said back; a text of nothing else is no wish at all (`refuse-unless-understood.ts`). Changes and feedback tell no stories:
 * there the same words are said back. Words that can be meant of clothes ("bold", "boring") do not belong here.
 */
export const STORY_WORDS = `
afraid|afternoons|afterparty|airbnb|aisle|alive|angry|annoyed|annual|anxious|anybody|apparently|applied|apply|applying
argue|arrive|arrived|arrives|ashamed|ask|asked|asking|asks|asleep|ate|aunts|awake|away|awkward|babies|badly|balcony
balloons|ballroom|barely|barn|bathroom|bedroom|beer|beginning|belief|believe|believes|belong|belongs|beside|bikes|blend|bless
block|blokes|blood|book|books|born|borrow|borrowed|bosses|bought|bouquet|break|bridegroom|bridge|bringing|bro|brought
buffet|building|bus|buy|buying|cab|cabin|cake|cakes|call|called|calling|calls|came|camera|candle|candles|car|care
cared|cares|caring|carried|carry|carrying|cars|case|center|centre|century|ceo|ceremony|chaos|chat|chose|chosen
clear|clearly|closing|clubs|coast|confused|contract|cook|cooking|cooks|couple|course|courses|courtyard|cousins|cry
crying|culture|cultures|currently|custom|customer|customers|customs|danced|dead|deadline|deadlines|deal|deals|decade
decades|decide|decided|deciding|decorations|degree|delighted|deserve|deserves|dessert|die|died|difficult|director
disappointed|divorced|dozens|drama|drank|dreams|drink|drinking|drive|drives|driving|drove|drunk|dude|dudes|earn|ears
easily|eat|eating|eats|effort|efforts|elbow|embarrassed|embarrassing|employee|employees|employer|engaged|enough|estate
eventually|ever|everybody|excited|exes|exhausted|experience|experiences|eye|face|fact|facts|faith|false|famous|field
fields|film|films|finally|finish|finished|finishes|fired|five|folks|foot|foreign|forever|forgot|forgotten|founder|four
frankly|gained|gave|general|generally|gentlemen|gift|gifts|given|gives|giving|glad|goal|goals|god|graduate|graduated
granddaughter|granddaughters|grandson|grandsons|grateful|grew|grow|growing|guess|guesses|guessing|hall|happen|happened
happening|happens|harbor|harbour|hard|harder|hardest|hardly|healthy|hear|height|hill|hills|hire|hired|honestly|hope
hopefully|hopes|hoping|hostel|hotel|hug|hungry|hurried|hurry|imagine|imagined|inches|inlaws|intern|interns|interviewed
invitation|invitations|invite|invited|invites|inviting|islands|issue|issues|jesus|judge|kickoff
kilometers|kilometres|kilos|kiss|kitchen|known|lads|lately|laugh|laughing|launch|launches|lbs|lead|leading|learn
learned|learning|least|leaving|led|left|lend|lesson|lessons|lie|listen|listening|literally|live|lived|living|local
lodge|lonely|lord|lost|luckily|lying|manage|managed|managers|managing|mansion|marquee|marry|matter|meal
meals|mean|meaning|means|meant|memories|memory|menu|mess|meters|metres|metro|mile|miles|milestone|mind|minded|minds
minute|minutes|monthly|mornings|motel|motorbike|mouth|move|moved|moves|moving|music|name|named|nearly|neighbor
neighbour|nephew|nervous|newborn|niece|nobody|nose|notice|noticed|obvious|official|opening|openings|order
ordered|originally|pack|packed|packing|paid|palace|parked|parking|part|partly|parts|pass|passed|passes|passing|path
patient|patients|patio|pay|paying|phone|photo|photographer|photographs|picture|pier|pitching|planned|planning|plans
play|played|playing|plays|pleased|pounds|pray|prayers|praying|present|presentations|presented|presents|pressure
pretend|problem|problems|procession|project|projects|promoted|promotion|properly|propose|proposed|proposing|proud
public|pupil|pupils|purpose|questions|quickly|quit|raised|rarely|reach|read|reading|realise|realised|realize|realized
reason|reasons|recently|reception|recruiter|registry|relative|relatives|release|relieved|remainder|remember|remembered
rent|rented|renting|resign|result|results|retire|retired|retiring|return|returned|returning|review|ride|riding|river
road|roads|roast|rode|room|roughly|round|route|row|rush|rushed|sad|sadly|sales|save|saving|scared|schools|scooter
screen|screening|seasons|seat|seats|seconds|seldom|selfie|selfies|sell|selling|semester|seriously|several|ship|shop
shops|show|showed|showing|shown|shows|shy|sick|side|sides|silly|simply|sing|singing|sit|sleep|sleeping|slept|slowly
smile|smiling|snack|snacks|sober|sold|someday|song|songs|speak|speaking|speeches|stand|started|starts|station|stayed
staying|stepdaughter|stepfather|stepmother|stepson|stood|stop|stopped|stopping|stops|store|stores|stories|story
stranger|strangers|strategy|streets|stress|stressful|stuck|students|studied|studio|studios|subway|suddenly|suppose
supposed|supposedly|surprises|talk|talked|talking|talks|taught|taxi|teach|teachers|teeth|telling|tells|term|terrace
test|tests|thirsty|three|thrice|thrilled|ticket|tickets|toast|toasts|told|tower|tradition|traditions|trained|tram
tried|tries|trouble|true|truth|tube|twice|twins|uber|unclear|uncles|understand|understood|unfortunately|unknown|upset
vacations|video|videos|villa|vow|vows|waking|watched|watching|way|ways|weekly|weight|went|whenever|wherever|whoever
widowed|win|wish|wishes|woke|won|wonder|wondered|wondering|workshop|worried|worries|worry|wrist|write|writing|written
wrong|wrote|yearly|zero
smthing|afl|nrl|barrack|barracking|supporter|supporters|supporting|respectful|respectfully|ex|exs|cos|coz|skint|broke|annoying|annoyingly|survive|survived|sticky|loads|village|nan|nana|nanna|complain|complains|complaining
homie|homies|btw|spare|quarter|sole|soles|coaching|coach|uniform|uniforms|tryna|receiving|required|waists|sergeant|preferably|attention|picking|water|bare|trial|heating|community|football|award|waistband|waistbands
`;

/** The same in several words, of which one would mislead. */
export const STORY_PHRASES =
  'wouldnt hurt|couldnt hurt|wont hurt|doesnt hurt to|schadet nicht|schadet nie|kann nicht schaden|my wedding ring|my wedding band|my engagement ring|tie laces|tie my laces|tie their laces|tie shoelaces|sleeves of ink|full sleeves of ink|full sleeves of tattoos|school bus|run out to|get my dog|fetch my dog|pick up my dog|quarter of an hour|cleaning company|cleaning firm|cleaning business|cleaning agency|cleaning contractor|cleaning services|moving company|removal company|removals firm|gardening company|gardening firm|hiking company|sailing company|yoga company|running company|last quarter|fourth quarter|third quarter|final quarter|third period|second half|ninth inning|extra innings|final whistle|quilt guild|the pounds|on the bank|on a bank|river bank|canal bank|bank of the river|park bench|bank account|bank card|tennis elbow|golfers elbow|runners knee|running joke|running late|in the long run|i run a|i run the|run the|run behind|run after them|make it work|it work|work on a|work without|would work|could work|might work|should work|doesnt work|dont work|does not work|what works|between jobs|wedding ring|wedding rings|wedding band|wedding present|wedding gift|last wedding|at the last wedding|for the last wedding|since the wedding|since our wedding|since my wedding|last time at a wedding|from my wedding|from our wedding|got married in|birthday present|birthday gift|christmas present|christmas gift|school friend|school friends|middle class|first class|walk home|walking home|way home|the way home|home made|dinner ladies|wakes the dead|jacket expected|ties expected|church mouse|flying out of|office chair|class clown|' +
  'doorbell rings|bell rings|phone rings|gray day|gray sky|gray skies|gray weather|gray morning|gray outside|since christmas|since the holidays|after christmas|after the holidays|over christmas|before christmas|since new year|since last christmas|from last christmas|meeting my|meeting his|meeting her|meeting colleagues|meeting friends|meeting a friend|meeting some|hot chocolate|hot drink|hot drinks|hot coffee|hot tea|picking up my|picking my|pick up my|draw attention|draws attention|theyre|shes|hes|weve|theyve|whats|thats|dont know what to wear|do not know what to wear|no idea what to wear|dont know what|i dont know|dont know|do not know|nothing to wear|have nothing to wear|in the garden|in my garden|in our garden|feel tired|feels tired|are tired|feeling tired|worn out|falling apart|past their best|giving her away|give her away|down the aisle|be myself|feel like myself';

/** Whether a word only tells. */
export function isTold(text: string): boolean {
  // "My 45th" says how old, not what to wear.
  return TOLD.has(text) || /^\d+(?:st|nd|rd|th)$/.test(text);
}

const TOLD: ReadonlySet<string> = new Set(STORY_WORDS.trim().split(/[|\n]/));
