import { patternOf, type Reaction, type Reactions } from '../mentions/reactions.ts';

/** What may stand before the word that says it. */
const HOW =
  'really|just|surprisingly|strangely|weirdly|so|too|very|quite|a bit|a little|a little bit|a tad|a touch|bit|way|far|much|rather|pretty|kind of|kinda|sort of|simply|totally|absolutely|all|also|still|never|definitely|honestly|completely|somehow|terribly|awfully|slightly|particularly|exactly|even|all that|that|such|such a|utterly|downright|plain|bloody|super|incredibly|frankly|sadly|actually|ever|quite so|anywhere near|most';
const BAD =
  'awful|terrible|horrible|hideous|ugly|dreadful|ghastly|nasty|vile|gross|disgusting|rubbish|atrocious|revolting|appalling|unbearable|boring|dull|bland|blah|meh|drab|dreary|lifeless|uninspiring|frumpy|frumpish|dowdy|mumsy|matronly|grandma|old fashioned|outdated|passe|naff|tacky|tasteless|trashy|silly|ridiculous|stupid|childish|babyish|cheap looking|itchy|scratchy|prickly|unflattering|wrong|all wrong|off putting|no good|not good|unsuitable|impractical|fussy|fiddly|clumsy|clunky|gloomy|sad|hopeless|useless|pointless|annoying|awkward|weird|odd|the worst|a nightmare|a disaster|a pain|a turn off|a crime|hell|torture|agony|my enemy|the enemy|my nemesis|not flattering|overrated|cringe|cringey|grim|murder|mediocre|lame|yuck|yucky|garish|a step too far';
/** What is said of whoever wears it. */
const LOOKING_BAD =
  'ill|sick|sickly|poorly|pale|paler|pasty|pallid|washed out|drained|sallow|dead|half dead|old|older|ancient|aged|fat|fatter|big|bigger|huge|enormous|wide|wider|broader|bulky|bulkier|short|shorter|stumpy|stocky|dumpy|squat|boxy|shapeless|heavy|heavier|green|yellow|gray|grey|invisible|mannish|trapped|claustrophobic|hot and bothered|itchy|self conscious|exposed|naked|vulnerable|lost|fake|like a fraud|dressed up|overdressed|restricted|constricted|sweaty|sad|miserable|insecure|unsure|a fool|an idiot|ten|twelve|fifteen|sixteen|eighty|ninety';
const GOOD =
  'great|lovely|perfect|fine|good|fab|fabulous|gorgeous|beautiful|wonderful|amazing|fantastic|brilliant|excellent|spot on|ideal|terrific|superb|divine|delightful|nice|cute|stunning|the best|awesome|okay|ok|alright|all right|on point|magic|heaven|bliss|unbeatable|a dream|a joy|a must|always welcome|welcome';
/** Too much of a good thing is no praise: "the blouse is too nice for the office". */
const NO_EXCESS = `(?!(?:[a-z]+ ){0,4}too (?:${GOOD}) )`;
const LOOKING_GOOD =
  'slim|slimmer|tall|taller|younger|alive|fresh|fresher|healthy|confident|happy|young|at home|like myself|like me|at ease|elegant|powerful|strong|feminine|my best|myself';

const OF_ME =
  'me|my skin|my face|my complexion|my coloring|my colouring|my figure|my body|my shape|my hips|my legs|my feet|my bum|my arms|my neck|my eyes|my shoulders|my hair|my belly|my waist|my head|my scalp|my hands|my toes|my ankles|my back|my knees|my tummy|my chest|my bust|my boobs|my thighs|my calves';
const IS = 'is|are|was|were|looks?|feels?|felt|seems?|seem|sounds?|gets?|become|becomes|theyre';
const NOT = 'not|isnt|arent|aint|wasnt|werent|never|no longer|hardly|not at all';
const DOES_NOT =
  'do not|dont|does not|doesnt|did not|didnt|will not|wont|would not|wouldnt|cannot|can not|cant|could not|couldnt|never';
const MINE =
  '(?:me|mine|my (?:… )?(?:thing|things|style|styles|color|colors|colour|colours|shade|shades|cup of tea|scene|jam|vibe|taste|type|look|bag|friends?|best friends?|favou?rites?|go to|uniform|world|department|area)|for (?:me|someone like me))';

/** What is mine and no pleasure. */
const WORST =
  'enem|nemes|nightmare|downfall|undoing|problem|worst|pet |least|kryptonite|horror|hell|idea of hell|weak point|mother|father|sister|brother|daughter|husband|wife|boss|partner|friend|size|budget|limit|only|last|next|first|wedding|favourites? colou?rs? on';
/** Whose things are not mine. */
const OTHERS =
  'kids|children|babies|toddlers|teenagers|teens|girls|boys|others|people|else|tourists|students|models|clowns|ladies|grandmas|grannies|mums|dads';

/** What an adviser does with clothes. */
const ADVISING =
  '(?:putting|dressing|giving|showing|suggesting|sending|offering|recommending|picking|choosing|proposing|bringing)';

const reaction = (says: Reaction['says'], source: string, unlessAfter?: RegExp): Reaction => ({
  says,
  pattern: patternOf(says === 'keep' ? `${NO_EXCESS}(?:${source})` : source, HOW),
  ...(unlessAfter !== undefined && { unlessAfter }),
});

/** "Looks awful", "feel a bit stiff", and not "I want to look good and feel a bit dangerous". */
const seeming = (source: string): Reaction[] => [
  reaction('strikes-back', `(?!feel )(?:${IS}) ${source}`, OF_THE_WHOLE),
  reaction('strikes-back', `feel ${source}`, new RegExp(`${OF_THE_WHOLE.source}|^(?:and|to|me)$`)),
];

/** What is wished for: "something that is nice". */
const OF_A_WISH = /^(?:that|which|what|there|who|weather|i|im|we|you)$/;
const OF_THE_WHOLE =
  /^(?:it|this|that|which|outfit|look|everything|all|weather|i|im|we|you|life|there|what|who)$/;
/** "My legs are my best asset". */
const OF_THE_WHOLE_OR_BODY = new RegExp(
  `${OF_THE_WHOLE.source}|^(?:legs?|arms?|hips?|shoulders|eyes?|waist|feet|hair|bum|skin|chest|neck|face)$`,
);

export const ENGLISH_REACTIONS: Reactions = {
  opens: new Set(
    `you away too only make makes making made give gives turn turns ${IS.replaceAll('?', '').replaceAll('|', ' ')} look looks feel feels seem sound suit suits flatter flatters work works do dont does doesnt did didnt will wont would wouldnt can cant  cannot could couldnt never not isnt arent aint wasnt werent no hardly cling clings ride rides dig digs rub rubs pinch pinches squash squashes irritate irritates bother bothers annoy annoys put im i youll keep keeps out no zero little stop quit enough ease easy lay cool cut spare all any anyday anytime everytime every for forever rock rocks rule rules bring brings hardly scarcely barely rarely seldom set sets trigger triggers what i show shows pick picks we my he hes she shes everyone everyones everybody people they wore had sit sits hang hangs will r may might hard over id thats ive am why please maybe really would always does could should live less more so suited flattered nothing all none a seldom`.split(
      ' ',
    ),
  ),
  patterns: [
    // "Never lets me down", "will never be refused": two times no is a yes.
    reaction(
      'keep',
      `(?:(?:will|would|could|can) )?(?:${DOES_NOT}|not|hardly|rarely|seldom) … (?:be )?(?:refused|rejected|turned (?:down|away)|disappoints?|disappointed|disappointing|lets? me down|fails?(?: me)?|gets? old|goes? (?:wrong|out of (?:style|fashion))|dates?)(?= )`,
      /^(?:i|we|you|they|he|she|please)$/,
    ),
    reaction('keep', `nothing … (?:beats|tops|better than|compares (?:to|with)|comes close to)(?= \\w)`),
    // "Never leave the house without a scarf", "a day without lipstick".
    reaction(
      'keep',
      `(?:(?:i|we) )?(?:${DOES_NOT}) … (?:leave|go|step|set|travel|get|be)(?: (?:the|my|house|home|door|out|outside|anywhere|foot|seen|a|day|night))* without`,
    ),
    reaction(
      'keep',
      `(?:not|never|no) (?:a |one |single )*(?:day|week) (?:goes (?:by|past) |passes )?without`,
    ),
    // "Leather, wool and silk, all out", "tulle and lace, none of that".
    reaction(
      'strikes-back',
      `all (?:of (?:it|that|this|them|those|these) )?(?:is |are )?(?:out|banned|forbidden|off limits|off the table|can go|must go)(?= $)`,
      /^(?:go|goes|going|went|gone|its|it|that|this|thats)$/,
    ),
    // "Chinos can rot".
    reaction(
      'strikes-back',
      `(?:can|may|should) (?:rot|burn|get lost|take a hike|go to hell|rest in peace|jump in a lake)(?= )`,
      OF_THE_WHOLE,
    ),
    // "Are dead to me", "are a thing of the past".
    reaction(
      'strikes-back',
      `(?:is|are) … (?:dead(?: and (?:buried|gone))?|(?:ancient )?history|done and dusted|finished|a thing of the past|water under the bridge)(?: (?:to|for|with) (?:me|us|good|ever))*`,
      OF_THE_WHOLE,
    ),
    // "Leather is out, suede is in".
    reaction(
      'strikes-back',
      `(?:is|are) (?:(?:all|both|now|also|just|completely|definitely) )*out(?= $)`,
      OF_THE_WHOLE,
    ),
    reaction('keep', `(?:is|are) (?:(?:back|always|definitely|very much) )*in(?= $)`, OF_THE_WHOLE),
    // "Only on my grave", "only if hell freezes over".
    reaction(
      'strikes-back',
      `only (?:on my grave|over my dead body|if (?:hell|you pay me|i lose|someone|somebody|i am dead|im dead)\\b.*|at gunpoint|in (?:hell|my nightmares|my next life|another life)|for (?:a bet|money))(?= $)`,
    ),
    // "Why always beige?", "why is everything black": a complaint that is put as a question.
    reaction(
      'not',
      `why (?:(?:do|does|did|is|are|am|so|must|you|they|it|i|we|everything|all|there) )*(?:always|only|constantly|everything|so much|so many|again|keep (?:on )?${ADVISING}|forever)(?: (?:${ADVISING}|put|dress|give|show|suggest|offer|recommend|pick|choose|wearing|just|the|me|in|into|with|of|so|much|many))*`,
    ),
    // "Beige again? Stop it please".
    reaction(
      'strikes-back',
      `(?:please )?stop(?: (?:it|that|this|now|already|please|pls|thanks|thank you))*(?= $)`,
      /^(?:full|bus|pit|one|the|a|to|i|cant|cannot|never|dont|wont|quick|last|next)$/,
    ),
    // "Flowers not so much".
    reaction(
      'strikes-back',
      `(?:(?:is|are|really|maybe|just) )*not (?:so|that|as|too) (?:much|keen|hot|sure|into)(?: (?:for me|tbh|really|on|about|anymore|any more|please))*(?= $)`,
      OF_THE_WHOLE,
    ),
    // "Keep giving me teal", "don't stop suggesting linen" are thanks; "you keep giving me beige" is a complaint.
    reaction(
      'not',
      `(?:you|they) (?:always (?:give|show|suggest|offer|recommend)|keeps? (?:on )?${ADVISING})(?: me)?(?: (?:in|into|with|of|the))*`,
    ),
    reaction(
      'keep',
      `(?:(?:keep(?: on)?|(?:dont|do not|never)(?: ever)? stop) ${ADVISING}|(?:dont|do not|never)(?: ever)? stop with)(?: me)?(?: (?:in|into|with|of|the))*`,
    ),
    // "Polyester stinks, keep it away from me".
    reaction(
      'strikes-back',
      `(?:keep (?:(?:it|that|this|them|those|these|well|far|right) )*)?away (?:from me|(?:from|with) (?:it|that|this|them|those))(?= $)`,
    ),
    // "Sequins only on other people", "lace looks good on others".
    reaction(
      'strikes-back',
      `(?:only|looks? … (?:${GOOD}|better)) on (?:other people|others|(?:someone|somebody) else)(?: (?:please|but not me|not me))*`,
    ),
    // "Makes me look ill", "make my legs seem short", "made me feel like my grandmother".
    reaction(
      'strikes-back',
      `(?:make|makes|making|made|turn|turns) (?:${OF_ME}) … (?:(?:look|looks|feel|seem|appear|come across|come across as|go) )?… (?:${LOOKING_BAD}|${BAD}|itch|itchy|sweat|sneeze|cringe|shudder|cry|hot|into an? \\w+|like (?:i am |im )?(?:an? |my |the )?(?!million|queen|king|star|princess)\\w+(?: \\w+)?)(?: like (?:mad|crazy|hell|a pig|anything))?`,
    ),
    reaction(
      'keep',
      `(?:make|makes|making|made) (?:${OF_ME}) … (?:(?:look|feel|seem|appear) )?… (?:${GOOD}|${LOOKING_GOOD}|like an? (?:million|queen|king|star|princess)(?: \\w+)?)`,
    ),
    reaction('keep', `(?:make|makes|making|made) me … (?:smile|grin|laugh|happy|glow|dance|sparkle|shine)`),
    reaction(
      'strikes-back',
      `(?:make|makes|making|made) me … (?:(?:look|feel|seem) )?… (?<open>\\w+)`,
      /^(?:to|please|can|could|and|you)$/,
    ),
    // "Keep slipping off me".
    reaction(
      'strikes-back',
      `(?:(?:will|would|just|always|does|do) )*keeps? (?:on )?(?:slipping|sliding|falling|riding|rubbing|digging|catching|getting|coming|creasing|gaping|popping|twisting|tearing|ripping|blowing|scratching|itching|pinching|moving|bunching|rolling|creeping|snagging|dragging)(?: (?:off|up|down|in|out|on|open|undone|into|me|my \\w+|my|caught|everywhere|around|apart|loose))*`,
      /^(?:you|i|we|please|to|can|lets|and|ill|but|youll|well|not|dont)$/,
    ),
    reaction(
      'strikes-back',
      `(?:give|gives) me (?:the )?(?:a )?(?:rash|rashes|hives|eczema|creeps|ick|headache|blisters|shivers)`,
    ),
    reaction(
      'strikes-back',
      `(?:dig|digs|cut|cuts|ride|rides|cling|clings|rub|rubs) … (?:in|up|into me|to me|into my \\w+|me|on me|down|to everything|in all the wrong places)`,
    ),
    reaction(
      'strikes-back',
      `(?:irritate|irritates|bother|bothers|annoy|annoys|pinch|pinches|squash|squashes) (?:${OF_ME}|my [a-z]+)`,
    ),
    // "Is really not my thing", "are never flattering", "isnt for me".
    reaction(
      'strikes-back',
      `(?:(?:${IS}) )?… (?:${NOT}) … (?:${MINE}|${GOOD}|right)(?: (?:on|for) (?:me|my \\w+))?`,
      /^(?:whats|what|why|who|but|if|or)$/,
    ),
    reaction('keep', `(?:${IS}) … (?:${MINE})`, OF_A_WISH),
    // "Looks awful on me", "are a bit boring".
    ...seeming(`… (?:${BAD})(?: (?:on|for|to|with) (?:me|my \\w+))?`),
    reaction('keep', `(?:${IS}) … (?:${GOOD})(?: (?:on|for|with) (?:me|my \\w+))?`, OF_A_WISH),
    reaction(
      'keep',
      `(?:${IS}) … (?:better|nicer|prettier|kinder|easier) (?:on|for|to|with) (?:${OF_ME})`,
      OF_A_WISH,
    ),
    // "Does nothing for me", "doesn't suit me at all", "won't do", "never works on me".
    // "A bit Christmassy", "far too nautical for me".
    ...seeming(
      `(?:(?:a bit|a little|a touch|a tad|too|so|rather|kind of|kinda|sort of|far|way|much|just|all|very|really) )+(?!(?:expensive|pricey|costly|overpriced) )(?<open>[a-z]{5,})(?: (?:for|to|on) me)?`,
    ),
    reaction(
      'strikes-back',
      `(?:(?:${IS}) )?… out (?:for me|of the question|for good|for ever|forever|from now on)`,
    ),
    // "Jeans are not allowed at work", "a full suit would be too much".
    reaction(
      'strikes-back',
      `(?:${IS}|would be|might be) … (?:banned|forbidden|prohibited|off limits|not allowed|not permitted|frowned upon|too much|(?:a bit|a little|rather) much|overkill)(?! (?:of|like|money) )`,
      OF_THE_WHOLE,
    ),
    // "The bag I don't need today".
    reaction(
      'strikes-back',
      `i (?:dont|do not|wont|will not) … (?:need|want|use)(?: (?:today|tonight|tomorrow|there|then|anymore|any more|at all|this time))*(?= $)`,
      /^(?:and|but|or|because|if|that|what|which|so|cause|as|[.,!?\n]?)$/,
    ),
    // "Don't you dare put a jacket on me".
    reaction(
      'not',
      `(?:dont|do not) (?:you dare|(?:you )?even think (?:of|about)) (?:${ADVISING}|put|dress|give|show|send|pick|choose|bring|add)(?: me)?(?: (?:in|into|with|on))?`,
    ),
    // "Beige, over my dead body", "leggings at the office? No way".
    reaction(
      'strikes-back',
      `(?:… (?:no (?:way|chance)|never (?:again|ever))|over my dead body|not (?:on your life|in a million years|in a hundred years|a chance)|never in (?:my|this|a) (?:life|lifetime)|hard (?:no|pass))(?= $)`,
    ),
    reaction(
      'strikes-back',
      `(?:do|does|did) … (?:nothing|no favou?rs|me no favou?rs|zero)(?: for (?:${OF_ME}))?`,
    ),
    reaction(
      'strikes-back',
      // "Never suits me", "rarely looks good on me".
      `(?:${DOES_NOT}|hardly|rarely|barely|seldom|scarcely) … (?:suits?|flatters?|works?|looks? (?:good|nice|right|great)|feels? (?:right|good)|sits? (?:right|well)|agrees?|do it|do anything|do|becomes?|appeals?|excites?|speaks?)(?: (?:on|for|with|to))?(?: (?:${OF_ME}|someone like me))?(?: at all| anymore| any more| much| one bit)?`,
      // At the beginning there is nothing yet that could be struck: "can't do silk".
      /^(?:i|we|you|they|it|please|pls|id|ill|to|and|what|who|how|[.!?\n]?)$/,
    ),
    reaction(
      'keep',
      `… (?:suit|suits|suited|flatter|flatters|flattered) (?:${OF_ME})(?: … (?:best|well|perfectly|better))?`,
      /^(?:that|which|what|to|something|anything|not|dont|doesnt|would|will|whatever|how|if)$/,
    ),
    reaction('strikes-back', `(?:looks?|feels?) … cheap(?: on (?:${OF_ME}))?`, OF_THE_WHOLE),
    // "Shows every drop of coffee", "don't go together".
    reaction(
      'strikes-back',
      `(?:shows?|picks? up) (?:every|each|all the|everything|all)(?: \\w+)?(?: of \\w+)?`,
    ),
    reaction(
      'strikes-back',
      `(?:${DOES_NOT}) … (?:go|mix|work|belong) (?:together|with each other|well together)`,
    ),
    reaction(
      'strikes-back',
      `(?:looks?|sits?|hangs?) … (?<open>[a-z]{4,}) (?:on|against|next to) (?:${OF_ME})`,
      OF_THE_WHOLE,
    ),
    // "Stripes suit me, so more of that", "ruffles again, less of them please".
    reaction('keep', `(?:so )?more of (?:that|those|it|them|this|these)(?: please)?`),
    reaction('strikes-back', `(?:so )?less of (?:that|those|it|them|this|these)(?: please)?`),
    reaction('keep', `(?:is|are|will be) (?:more than )?enough(?: for me)?`),
    reaction('keep', `(?:work|works) … (?:well|best|great|wonders) (?:for|on|with) (?:${OF_ME})`),
    reaction('keep', `(?:i )?(?:dont|do not|didnt|did not) (?:really )?mean (?=(?:the|this|that|my) )`),
    // "Can't get enough of", "never go wrong with": who says no to the end of it wants it.
    reaction(
      'keep',
      `(?:i )?(?:${DOES_NOT}) … (?:get enough|have enough|have too many|have too much|go wrong|live without|do without|say no|get tired|tire|resist|beat|fault)(?: (?:of|with|to|in))?`,
    ),
    // "Are my trademark", "is all I ever wear".
    reaction(
      'keep',
      `(?:is|are|r|was|were|theyre) my (?:(?:whole|entire|second|only|absolute|eternal|secret|true|personal|one|big|biggest|greatest|daily|everyday) )*(?<open>(?!${WORST})[a-z]{4,})(?! [a-z]+s? (?:is|are|has|have) )`,
      OF_THE_WHOLE_OR_BODY,
    ),
    reaction('keep', `(?:is|are) … all i (?:ever )?(?:want to wear|wanna wear|wear|need|want|own|buy)`),
    // "Orange can stay in the shop", "minis are for teenagers".
    reaction(
      'strikes-back',
      `(?:can|could|may|might|should) (?:stay|remain|be left) (?:in|at|on) the (?!outfit|look|set|picture|mix)\\w+`,
    ),
    reaction(
      'strikes-back',
      `(?:is|are) … (?:(?:only|best|more|something|strictly|better) )*for (?:(?:other|younger|older|somebody|someone|small|little|old|young) )*(?:${OTHERS})(?: (?:people|women|men|girls))?`,
      OF_THE_WHOLE,
    ),
    // "Not a big fan of", "never been keen on", "wouldn't be seen dead in".
    reaction(
      'not',
      `(?:(?:im|i am) )?… (?:not|never|never been|no) … (?:an? (?:… )?(?:\\w+ )?(?:fan|lover|friend) of|big on|keen on|crazy about|mad about|wild about|mad on|into|sold on|hot on|one for|fond of|comfortable in|happy in|at home in|convinced by|sure about|enthusiastic about|partial to|in favou?r of)`,
    ),
    reaction('not', `(?:im )?(?:not|no) (?:an? )?(?:fan|lover|friend) of`),
    reaction('keep', `(?:never|not) too (?:old|young) for(?! (?:me|my|it|this|that|us|them|a) )`),
    reaction(
      'not',
      `too (?:old|young) for(?! (?:me|my|it|this|that|these|those|us|them|a) )`,
      /^(?:not|never|nobodys|noones)$/,
    ),
    reaction(
      'not',
      `(?:${DOES_NOT}) … (?:stand|bear|abide|tolerate|handle|wear|deal with|pull off|get away with|get on with|cope with|be doing with|like|love|enjoy|care for|be seen dead in|be seen in|be caught dead in|be caught in|feel (?:… )?(?:good|comfortable|right|at home|myself|confident|great|well|like myself) in|look (?:… )?good in|dream of wearing|live with|go near|go for)(?: … (?:the )?(?:sight|look|feel|idea|thought|smell) of)?(?: (?:wearing|having))?`,
    ),
    reaction(
      'not',
      `(?:i )?(?:look|feel|felt|looked) … (?:${LOOKING_BAD}|${BAD}|like an? \\w+(?: \\w+)?) in`,
    ),
    reaction('keep', `(?:i )?(?:look|feel) … (?:${GOOD}|${LOOKING_GOOD}) in`),
    reaction('not', `(?:i )?(?:could|can|would|will|ill) … (?:do|live|go|manage|cope) without`),
    // "Could wear polka dots every day of the week".
    reaction(
      'keep',
      `(?:could|would) … (?:happily |gladly |easily )?(?:wear|live in)(?= .*(?:every|all) (?:single )?day)`,
    ),
    // "Fringe, I'm so here for it".
    reaction(
      'keep',
      `(?:im|i am|were|we are) … (?:here for|all about|living for) (?:it|that|this|them|these|those|all of it)`,
    ),
    // "I'd sleep in my cowboy boots if they let me".
    reaction(
      'keep',
      `(?:i )?(?:could|would|id) … (?:happily |gladly |honestly )?(?:sleep|live|move|shower|get married|be buried) in(?= )`,
    ),
    // "I don't touch leather"; who says "don't touch the coat" wants it left alone.
    reaction(
      'not',
      `(?:(?:i|we) (?:dont|do not) … touch|(?:i |we )?(?:never|cant|cannot|can not|couldnt|could not|wont|will not|wouldnt|would not) … touch)`,
    ),
    reaction('not', `(?:hardly|scarcely|barely|rarely|seldom) (?:ever )?(?:wear|use|reach for|touch|put on)`),
    reaction('strikes-back', `(?:sets?|triggers?) (?:it|me|them|my \\w+|off my \\w+|off)(?: off)?`),
    reaction('strikes-back', `(?:(?:${IS}) )?(?:what )?i (?:like|love) (?:the )?least`),
    reaction('keep', `(?:(?:${IS}) )?(?:what )?i (?:like|love) (?:the )?(?:most|best)`),
    reaction('strikes-back', `brings? me (?:out|up) in … \\w+`),
    reaction('not', `put … off by`),
    reaction(
      'not',
      `(?:could not|couldnt|dont|do not|didnt) (?:care less|care|give a (?:damn|toss|hoot|fig|monkeys)|bother|see the point)(?: (?:about|for|of|with))?`,
      /^(?:but|if|and)$/,
    ),
    reaction(
      'not',
      `(?:no|zero|not the slightest|little) (?:interest in|desire for|patience for|time for|need for|use for)`,
    ),
    reaction(
      'not',
      `not … (?:interested in|bothered about|bothered by|fussed about|fussed on|impressed by|impressed with|drawn to|tempted by)`,
    ),
    // "I wore the gray suit to the first one", "wore a sheath last time": not again.
    reaction(
      'not',
      `(?:wore|had on)(?= (?:\\w+ ){1,5}(?:(?:to|at|for) (?:the|my|his|her|our) (?:first|last|previous|other) |last (?:time|year|week)|(?:all|both) (?:\\w+ )?times ))`,
    ),
    // "That's me finished with heels", "I'm so done with polyester".
    reaction(
      'not',
      `(?:im|i am|thats me|that is me|thats it me|ive|i have|we are|am) … (?:finished|done|through) with(?! (?:it|this|that|work|school|uni|the|my) )(?: wearing)?`,
    ),
    // "A blazer every year, and my wife is sick of it".
    reaction(
      'strikes-back',
      `(?:i am|im|we are|my \\w+ (?:is|are)|(?:he|she|everyone|everybody|people|they)s?(?: (?:is|are))?) … (?:sick|tired|bored|sick and tired|fed up|had enough|over) (?:of|with|it) ?(?:it|that|them|those|seeing it|seeing them)?`,
    ),
    // "Stop putting me in", "please quit suggesting".
    reaction(
      'not',
      `(?:enough with|enough of|go easy on|ease up on|easy on|lay off|cool it with|cut out|cut down on|spare me|(?:stop|quit|no more) (?:putting|dressing|giving|showing|suggesting|sending|offering|recommending|pushing|picking|choosing|proposing|using|making|wearing|adding|with|it with|all))(?: me)?(?: … (?:in|into|with|of|the))*`,
    ),
    reaction(
      'keep',
      `(?:all the way|any ?day|any ?time|every ?time|all day (?:long|every day)|for the win|forever|for ever|for life|rocks?|rules?)`,
    ),
  ],
};
