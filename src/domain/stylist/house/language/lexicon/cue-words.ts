import type { Cue } from '../mentions/meanings.ts';

/** "Take that off", "leave those out": whatever stands between the verb and what becomes of it. */
const TAKEN_AWAY = ['take', 'leave', 'throw']
  .flatMap((verb) => ['it', 'them', 'that', 'those', 'this', 'these'].map((what) => `${verb} ${what}`))
  .flatMap((taken) => ['off', 'out', 'away'].map((where) => `${taken} ${where}`))
  .join('|');

/** "The belt and the scarf can all go", "both of them have to go". */
const GOES = ['can', 'could', 'should', 'must', 'need to', 'have to', 'has to', 'needs to', 'got to', 'gotta']
  .flatMap((verb) => ['', ' all', ' both', ' also'].map((how) => `${verb}${how}`))
  .concat('all have to', 'both have to', 'all need to', 'both need to')
  .map((verb) => `${verb} go`)
  .join('|');

/** "Under 300 without losing the shawl": what would be done to it is not. */
const WITHOUT_LOSING =
  'touching|changing|swapping|losing|replacing|ditching|dropping|removing|cutting|sacrificing|giving up|getting rid of|taking off|taking away|letting go of|parting with|leaving out'
    .split('|')
    .map((doing) => `without ${doing}`)
    .join('|');

/** Small words that steer the others. */
export const CUE_WORDS: readonly { words: string; cue: Cue }[] = [
  {
    words:
      'gone off|ive gone off|gone right off|gone completely off|gone totally off|gone well off|gone clean off|going off|gone a bit off|ive gone right off|ive gone completely off|ive gone totally off|im so over|i am so over|i have gone off|went off|i sweat a lot in|sweat a lot in|i sweat in|sweat in|i boil in|boil in|i melt in|melt in|i roast in|roast in|i freeze in|freeze in|i itch in|itch in|suffocate in|i drown in|drown in|hated|detested|couldnt stand|could not stand|who needs|who even needs|who wants|who wears|less of the|less of this|less of those|no longer|gave up wearing|given up wearing|gave up on|given up on|giving up on|always end up in|end up wearing|havent worn|have not worn|have never worn|ive never worn|hate wearing|no|not|without|never|nae|cannae|cannae wear|dinnae|dinna|dinnae want|heaven forbid|god forbid|avoid|avoiding|exclude|skip|minus|hate|dislike|dont|do not|dont want|do not want|cant wear|cannot wear|cant|cannot|cant do|wont wear|isnt|arent|sans|nothing|nowt|nuthin|nuffin|none|neither|nor|dont like|do not like|dont wear|do not wear|allergic to|stay away from|steer clear of|not a fan of|not happy with|unhappy with|had my fill of|nervous around|struggle with|cant manage|cannot manage|no more|free of|didnt|doesnt|wont|shouldnt|refuse|refuse to wear|tired of|sick of|leave out|leaving out|ban|cant stand|please no|bored of|too much|too many|way too much|way too many|enough of|bothers me|had enough of|done with|through with|stop with|stop giving me|stop showing me|look washed out in|look pale in|look ill in|look awful in|look terrible in|look like a corpse in|look sick in|never show me|spare me|if i turn up in|if i show up in|if i see|if i see another|if i see one more',
    cue: 'not',
  },
  {
    words:
      'except|except for|bar the|bar my|excepting|apart from|aside from|other than|excluding|but not|anything but|in any colour but|in any color but|in any colour except|in any color except|everything but|all but|anything except|everything except|with the exception of|save for|something else than|something other than|anything other than|any color but|any colour but|any colors but|any colours but|any color except|any colour except|any colors except|any colours except',
    cue: 'except',
  },
  {
    words:
      'instead of|rather than|in place of|in lieu of|better than|different from|different to|different than',
    cue: 'instead-of',
  },
  {
    words:
      'swap colors|swap colours|color of|colour of|the color of|the colour of|any other color|any other colour|some other color|some other colour|another shade|another color|another colour|different color|different colour|a different color|a different colour|other color|other colour|in another color|in another colour|in a different color|in a different colour|new color|new colour|not this color|not that color|colors of|colours of',
    cue: 'another-colour',
  },
  { words: 'free', cue: 'free' },
  { words: 'but|however|though|although|yet|while', cue: 'but' },
  { words: 'and|n|plus|also|as well as', cue: 'and' },
  { words: 'or|either', cue: 'or' },
  {
    words:
      'with|featuring|including|include|incorporate|incorporating|containing|together with|paired with|pair with|along with|has|having|built around|based on|centered on|around|using|use',
    cue: 'with',
  },
  { words: 'in|of|made of|made from|made out of|into|to|be', cue: 'in' },
  { words: 'for|by', cue: 'for' },
  {
    words:
      'swap|flip|replace|switch|exchange|trade|substitute|swap out|switch out|change|switch up|swop|swapping|replacing|changing|sub|trade in|change up|update|rethink|redo|rework|start over|start over on|start fresh|start again with',
    cue: 'swap',
  },
  {
    words:
      'add|wheres the|wheres my|where is my|where is the|where are my|where are the|what happened to my|what happened to the|add in|swap in|switch in|throw in|throw on|throw a|throw an|throw some|toss a|toss an|toss some|put on|put a|put an|put some|add on|layer on|layer with|toss on|adding|top off with|finish with|top it off with|give me|gimme|give it|give|bring|bring in|put me in|put me into|dress me in|want|i want|id like|id love|i would love|would love|wed love|i need|need|needs',
    cue: 'add',
  },
  {
    words: `${TAKEN_AWAY}|comot|commot|is not needed|are not needed|isnt needed|arent needed|not needed|is not necessary|are not necessary|isnt necessary|not necessary|is unnecessary|are unnecessary|is not required|isnt required|not required|surplus to requirements|both out|all out|both off|out of my sight|out of my face|losing the|losing my|loose the|loose that|loose those|loosing the|taking off|taking away|can be left out|can be left off|get me out of|take me out of|get me off of|i want out of|let me out of|remove|drop|lose|bin the|bin my|bin that|bin those|bin it|bin them|bin off|chuck|chuck out|ditching|dropping|throw away|nix the|leave behind|bye bye|off with|do without|go without|delete|ditch|take off|take away|take out|get rid of|omit|eliminate|removing|forget|leave off|scrap|toss|throw out|dump|gone|is out|lose the|axe|kick out|away with|do away with|${GOES}`,
    cue: 'remove',
  },
  {
    words: `thatll do nicely|that will do nicely|thatll do|that will do|thatll do fine|this will do|thisll do|itll do|it will do|just the ticket|just the job|spot on|${WITHOUT_LOSING}|touching nothing but|hands off|hands off the|as is|all lovely|all good|all great|all fine|all perfect|all gorgeous|all nice|dont you dare touch|dont you dare change|dont even think about touching|dont mess with|dont go near|dont lose|do want to keep|i do want to keep|do want to keep the|not giving up|not giving up the|not giving up my|wont give up|wont give up the|will not give up|dont want to give up|never giving up|not parting with|wont part with|keep|leave|hold on to|retain|dont change|do not change|no need to change|dont need to change|doesnt need changing|dont touch|do not touch|leave alone|keeping|go together|go well together|go nicely together|go great together|go perfectly together|look good together|look great together|work well together|stick with|love|i love|do love|i do love|do like|i do like|do love the|do like the|like the|i like|i like the|love the|i love the|stay|stays|preserve|happy with`,
    cue: 'keep',
  },
  { words: 'only|just|nothing but', cue: 'only' },
  {
    words:
      'has to go down|have to go down|should go down|needs to go down|must go down|has to come down|has to reach|should reach|must reach|needs to reach|make|turn|turn into|recolor|recolour|dye|color the|colour the|try|have|do|go|go with|go for|prefer|id prefer|i prefer|use a|should be|could be|wear|making|get|show me|choose|pick|select|become',
    cue: 'make',
  },
  {
    words:
      'proper|decent|another|diff|different|other|new|alternative|alternatives|something else|a different one',
    cue: 'another',
  },
  { words: 'instead|in its place|in their place|in its stead', cue: 'instead' },
  {
    words:
      'in the color of the|in the colour of the|in the shade of the|pick up the|picks up the|pick up the color of|pick up the colour of|tie in with|ties in with|match|matches|matching|same color as|same colour as|same color of the|same colour of the|the same color of the|the same colour of the|in the same color as|in the same colour as|the same color as|the same colour as|coordinate|coordinated',
    cue: 'match',
  },
  {
    words:
      'anywhere|all three|all of these|all of those|everything|all|the whole lot|whole lot|the lot|all the bits|whole outfit|entire outfit|whole look|the whole thing|the whole look|the whole outfit|entire look|all of it|it all|throughout|every piece|all pieces|from head to toe',
    cue: 'everything',
  },
  {
    words: 'outfit|look|ensemble|it|this|this one|this outfit|this look|fit|get up|the outfit|the look',
    cue: 'it',
  },
  {
    words:
      'rest|the rest|everything else|all else|anything else|other pieces|other items|other things|other bits|other clothes|remaining|others',
    cue: 'rest',
  },
  { words: 'a|an|some|any|pair|pair of|the|my|piece|pieces|one|two', cue: 'article' },
];

/** What a person says of what is not borne; it strikes what stands before it. */
const LOOKS_BAD =
  'ill|sick|pale|fat|old|older|frumpy|washed out|tired|dead|like a ghost|like a corpse|gray|terrible|awful|bad|huge|wide|short|like a clown|pregnant|stumpy|dumpy|boxy|shapeless|matronly|bulky|like a tent|like a sack';

export const REACTIONS = [
  'makes it worse|make it worse|makes it look worse|make it look worse|makes it even worse|make it even worse|makes things worse|make things worse|makes them worse|make them worse',
  'given up on them for good|given up on them|given up on those|gave up on them|gave up on those|done with them|done with those|gives me a rash|give me a rash|gives me rashes|makes me itch|make me itch|itches|itch|is itchy|are itchy|scratches|irritates my skin',
  'drives me insane|drives me crazy|drives me mad|drives me nuts|drives me up the wall|drive me insane|drive me crazy|drive me mad|breaks me out|makes me break out|get caught in the wheels|gets caught in the wheels|get caught in the chain|gets caught in the chain|get caught in the wheel|get caught in the spokes|get caught in the bike|get caught in the bike chain|get caught in the door|get caught in the doors|get caught in my wheels|get caught in my wheel|get caught in my spokes|get caught in my chain|get caught in my bike|get caught in my bike chain|get caught in my door|get caught in my doors|get caught in his wheels|get caught in his wheel|get caught in his spokes|get caught in his chain|get caught in his bike|get caught in his bike chain|get caught in his door|get caught in his doors|get caught in her wheels|get caught in her wheel|get caught in her spokes|get caught in her chain|get caught in her bike|get caught in her bike chain|get caught in her door|get caught in her doors|gets caught in the wheel|gets caught in the spokes|gets caught in the bike|gets caught in the bike chain|gets caught in the door|gets caught in the doors|gets caught in my wheels|gets caught in my wheel|gets caught in my spokes|gets caught in my chain|gets caught in my bike|gets caught in my bike chain|gets caught in my door|gets caught in my doors|gets caught in his wheels|gets caught in his wheel|gets caught in his spokes|gets caught in his chain|gets caught in his bike|gets caught in his bike chain|gets caught in his door|gets caught in his doors|gets caught in her wheels|gets caught in her wheel|gets caught in her spokes|gets caught in her chain|gets caught in her bike|gets caught in her bike chain|gets caught in her door|gets caught in her doors|takes me a quarter|takes me forever to close|takes me forever to do up|take me forever',
  'irritate my skin|gives me hives|make me sweat|makes me sweat|allergy|allergies|wash me out|washes me out|dont suit me|doesnt suit me',
  'do not suit me|does not suit me|isnt me|arent me|is not me|are not me|isnt my thing|arent my thing|not my thing|not my style|not for me',
  'itch me|itches me|makes me itchy|make me itchy|make my skin itch|makes my skin itch|not my color|not my colour|isnt my color|isnt my colour|is not my color|is not my colour|not my shade|not my colors|not my colours|are wrong|is wrong|are wrong for this|is wrong for this|is all wrong|are all wrong|looks wrong|look wrong',
  'no thank you|suits nobody|suits no one|suit nobody|suit no one|isnt for me|arent for me|is not for me|are not for me|hurt my eyes|out of the question|off limits|not allowed|arent allowed|are not allowed|isnt allowed|is not allowed|not permitted|arent permitted|forbidden|are forbidden|banned|are banned|is a no|are a no|a no go|no go',
  'isnt vegan|arent vegan|is not vegan|are not vegan|a no for me|scratchy|drags me down|drag me down|brings me down|bore me|bores me|bore me to tears|strangle me|strangles me|choke me|chokes me|suffocate me|is so over for me|so over for me|is over for me|are over for me|are behind me|is behind me|are torture|is torture|certainly not|absolutely not|god no|hell no|no thanks|can do one|not a fan|isnt happening|is bad luck|creases like mad|creases|wrinkles',
  ...LOOKS_BAD.split('|').flatMap((how) => [
    `make me look ${how}`,
    `makes me look ${how}`,
    `make me feel ${how}`,
    `makes me feel ${how}`,
    `makes my skin look ${how}`,
    `make my skin look ${how}`,
  ]),
].join('|');

/** Words that carry no wish: they are neither acted on nor reported as not understood. */
export const FILLER_WORDS = `breast pump|bike pump|bicycle pump|tbh|ngl|obv|obvs|deffo|defo|fyi|bruv|excuse me|trust me|marry me|kindly|incl|nothing further|ask me how|sorry|doesnt matter|does not matter|dont care which|either is fine|either works|either will do|either would do|all the same to me|same to me|for example|for instance|follow suit|follows suit|do the same|does the same|
  this time|not this time|wee|neednt|round my|around my middle|round my middle|around the middle|you have|youve got|you got|i cover up|we cover up|i always cover up|i like to cover up|i prefer to cover up|you pick|you choose|you decide|your pick|your choice|your call|all the time|all the while|all night long|all day long|all evening|all morning|all night|one notch|a notch|i lose|i always lose|i keep losing|i will lose|ill lose|id lose|i drop|i always drop|
  at the top|on the summit|at the summit|near the summit|higher up|up there|cant you|couldnt you|could you not|can you not|wont you|use my pockets|using my pockets|in my pockets|into my pockets|just my pockets|have my pockets|got my pockets|have pockets|got pockets|my pockets will do|pockets will do|pockets are enough|  school gym|the school gym|school gymnasium|gym hall|running around|run around town|running about|work friends|work mates|workmates|work buddies|work besties|work crew|friends from work|mates from work|girls from work|guys from work|people from work|both of them|both in|both halves|both pieces|both parts|im skinny|i am skinny|im thin|im quite skinny|im really skinny|natural wine|natural wines|my pops|my pop|my poppa|as well|while youre at it|while we are at it|while were at it|whilst youre at it|color blind|colour blind|colourblind|colorblind|  overall|outdoors|outdoor|manager|smth|smthg|sth|tmrw|tmr|tmw|sat|gf|bf|gfs|bfs|tho|cuz|rn|idk|nailed it|you nailed it|
  mother in law|father in law|sister in law|brother in law|godson|goddaughter|godchild|grandfathers|underdressed|overdressed|catholic|protestant|castle|straight into|my grandfathers|open|rooftop|aisle seat|window seat|after surgery|surgery|divorce|custody|management|yrs|yrs old|band|classroom|ceiling|the limit|my limit|the ceiling|short notice|on short notice|short walk|short flight|short trip|short stay|short hair|short weekend|short drive|short film|short break|short on time|in short|short day|short week|short commute|short distance|short time|short story|short meeting|short visit|turns into a mini on me|turns into a mini|becomes a mini|everything turns into a mini on me|scar|scars|laptop|laptops|or none|or none at all|or not at all|same color|same colour|the same color|the same colour|same shade|mate|whole|quid|steep|i|im|ive|id|ill|we|us|our|you|your|youre|he|she|they|them|their|his|her|him|me|myself|mine|that|these|those|there|here|what|which|who|whom|when|where|how|why
  is|are|was|were|been|being|am|will|would|can|could|should|shall|may|might|must|did|does|done|doing|had|getting|got|let|lets|going to|gonna|gotta|wanna
  to be|so|as|at|back|on|off|from|over|under|underneath|beneath|up|down|out|about|than|then|very|really|quite|pretty much|super|rather|somewhat|slightly|bit|little|lot|lots|kind|kinda|sort|much|many|few|even|still|again|already|always|often|sometimes|usually|maybe|perhaps|possibly|probably|definitely|absolutely|actually|basically|totally|completely|especially|particularly|mainly|mostly|almost
  please|pls|plz|thanks|thank|thx|for me love|for us love|please love|pls love|thanks love|thank you love|ta love|cheers love|ok love|sorry love|hi love|hiya love|hello love|morning love|darling|hun|hi|hello|hey|ok|okay|yes|yeah|yep|sure|hmm|oh|well|lol|ta|cheers|dear
  create|design|build|generate|suggest|recommend|find|put|style|styled|styling|stylist|styles|help|advise|plan|assemble|compose|dream|come|comes|coming|see|seen|say|says|said|tell|think|thinking|thought|know|feel|feels|feeling|looks|looking|seem|seems|appear|take|taking|taken|set|works|goes|pairs|suits me|suit me|fits|fitting|wearing|worn|wears|dressed|dressing|attend|attending|going|seeing|visit|visiting|meet|meeting up|spend|spending|surprise|surprise me|stay in|start|starting|begin|end|ending|hold|run around|want to|try to|trying|love to|like to|able|ready|prepare|preparing
  something|anything|gear|kit|house|houses|apartment|someone|somebody|people|person|thing|things|stuff|item|items|clothes|clothing|garment|garments|apparel|attire|outfits|wardrobe|closet|fashion|idea|ideas|option|options|choice|choices|version|variation|inspiration|inspired|vibe|vibes|feel of|aesthetic|theme|mood|energy|type|look for|style for|code|dress code|touch|hint|accent|accents|detail|details|element|elements|combination|combo|mix|statement piece|season|weather|temperature|temps|degrees|climate|outside|outdoors in|indoors|inside|color scheme|palette|colors|colours|tone|tones|shade|colored|coloured|fabric|fabrics|material|materials|size|sizes|sized|length|lengths|shape|silhouette|cut
  constantly|nonstop|afterwards|later on|permanently
  personal|signature|stylish|fashionable|chic|perfect|great|good|nice|best|better|amazing|awesome|beautiful|gorgeous|stunning|wonderful|fabulous|fantastic|lovely look|attractive|handsome|impressive|appropriate|suitable|flattering|flatters|complementary|complement|right|special|favorite|favourite|favorites|favourites|usual|normal|regular|certain|specific|exactly|exact|similar|same|real|actual|possible|versatile|wearable|ideal|interesting|confident|confidence|happy|beautifully|nicely|well dressed|best dressed|important|big|huge|small|high|low|long|full|half
  first|second|third|expected|expecting|expect|expects|likely|unlikely|mid|impression|impressions|matters|forecast|forecasts|predicted|chance|chances
  today|tonight|tomorrow|monday|mondays|van|the van|italian place|italian restaurant|italian food|greek restaurant|spanish restaurant|french restaurant|wine bar food|normally|typically|otherwise|ordinarily|now|soon|later|morning|afternoon|evening|evenings|night|nights|noon|midday|day|days|daytime|daily|week|weeks|weekday|weekdays|month|months|year|years|hour|hours|time|times|next|last|this week|coming up|upcoming|late|early|friday|thursday|wednesday|tuesday|moment|once|every|each|day to night|all day|long day
  event|events|occasion|occasions|function|affair|gathering|place|places|location|venue|city|town|downtown|country|la|napa|sonoma|portland|washington|dc|europe|america|usa|uk|street corner
  mom|mum|mother|dad|father|sister|brother|son|daughter|kids|kid|child|children|baby|family|friend|partner|spouse|boss|colleague|colleagues|coworker|coworkers|boss lady|team|guests|guest|crowd|everyone|girls|the girls|guys|the guys|boys|gang|bestie|besties|buddies|parents|grandparents|grandma|grandpa|aunt|uncle|cousin|roommate|roommates|neighbors|girlfriend|boyfriend|fiance|date with|teen|teenager|adult|middle aged|young|older|old|age|aged|twenties|thirties|forties|body|body type|figure|frame|skin|hair|eyes|shape of
  pop up|popup|pop ups|hearing aid|hearing aids|church hall|village hall|parish hall|town hall|notepad|keys|house keys|like|likes|liked|no longer mind|no longer hate|no longer avoid|dont hate|do not hate|not that i dislike|not that i hate|not that i dont like|not that i mind|not against|nothing against|not opposed to|not averse to|dont ask me why|dont ask why|dont ask me|dont ask|stop avoiding|dont avoid|used to hate|used to avoid|used to dislike|because|since|if|unless|until|till|before|after|during|through|between|within|into the|onto|upon|per|via|across|along|near|next to|inside of|both|such|own|else|also be|more of|kind of|sort of|a bit|a little|a lot|lots of|little bit|touch of|hint of|dash of|must have|such as|as possible|at all|of course|obviously|naturally|duh|needless to say|goes without saying|ive just|i ve just|i just|we just|weve just|just had|just got|just bought|just been|just started|just turned|just moved|just come|if not|if so|for me|to me|on me|by the way|no problem|no worries|no matter|not only|why not|no need|cant wait|dont mind|do not mind|dont care|whatever|not sure|no idea|no preference|nothing special|no rush|nothing in particular|no particular
  top button|the top button|top buttons|idc|idgaf|i favour|i favor|any color|any colour|color doesnt matter|colour doesnt matter|whatever color|whatever colour|in any color|in any colour|color is up to you|colour is up to you|stay put|stays put|stay up|stays up|stay on|stays on|stay in place|stays in place|if you have it|if you have one|if you have them|if you have any|if you have some|if theres one|if there is one|if possible|if you can|if its possible|if they exist|if that exists|if available|had enough|same goes for|the same goes for|same goes|same for|same with|ditto|likewise|that goes for|goes for|nd|rd|th|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|eleven|twelve|dozen|oclock|floor|floors|stairs|lift|elevator|helping|standing|sitting|friends flat|my flat|his flat|her flat|our flat|new flat|a flat in|maternity leave|after maternity leave|from maternity leave|parental leave|air con|aircon|air conditioning|broken|arriving|nephews|nieces|sons|daughters|sisters|brothers|neighbours|toddler|toddlers|straight to|straight from|straight after|food|then straight to
  hundred|thousand|k in|k a day|k every day|k per day|km|kms|steps|price|prices|priced|cost|costs|range|money|dollar|dollars|usd|total|max|maximum|min|minimum|than that|spend on|worth|value|around that|or less|or so|at most|up to|no more than|not more than|less than|more than
  ai|app|website|hemline|prompt|request|question|answer|example|note|ps|etc|eg|ie|vs|plz thanks|et cetera|wont fit|doesnt fit|does not fit|never fit|never fits|dont fit|do not fit|fit my|fit in my|work for|works for|working well|work well|work with|works with|show off|show up|watch a|watch the|to dress|dress code for|tie together|tie it together|belt it out|top of|on top|cap it|light up|run into|head over|dress well|belted|layered|layering|sleeves|sleeve|button|zip|zipper|collar|neckline|hem|hemline length
`;
