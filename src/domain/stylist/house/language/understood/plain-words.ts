import { anyOf, beforeAnyOf, beforeNoneOf, behindAnyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';

/** Colors that a party is dressed in. */
const PARTY_COLOURS = anyOf('(?:hot |light |dark |baby |dusty |royal |navy |emerald |neon )?').concat(
  anyOf(
    'pink|red|blue|green|yellow|orange|purple|lilac|lavender|white|black|gold|silver|burgundy|navy|turquoise',
    'emerald|coral|beige|cream|brown|gr[ae]y|fuchsia|pastels?|rosa|rot|blau|grün|gelb|lila|flieder|weiß|weiss',
    'schwarz|silber|bordeaux|türkis|braun|grau|hellblau|dunkelblau|dunkelgrün|pastell',
  ),
);

/** Clothes that are called by one word. */
const ONE_PIECE = anyOf(
  'coat|jacket|blazer|suit|dress|skirt|shirt|blouse|top|jumper|sweater|cardigan|trousers|pants|chinos|shorts',
  'jumpsuit|gown|tuxedo|parka|trench',
);

/** Colors of coats and jackets as well. */
const PARTY_COLOURS_OR_CLOTHES = inTurn(anyOf(PARTY_COLOURS, 'camel|tan|khaki|olive|denim'), /\b/);

/** "A coat, a short one". */
const A_SHORT_ONE = inTurn(
  /\b/,
  inTurn('(?<piece>', ONE_PIECE, ')'),
  /(?<whose>(?: for a petite figure)?),? (?:but |and )?an? (?<how>short|long|cropped|plain|dark|thin) one/,
);

/** Turns of speech that a reader of single words takes for wishes about clothes, with plain words that mean the same. */
const MEANT: readonly (readonly [said: RegExp, meant: string])[] = [
  // "Somthing warm": in a hurry.
  [/\b(?:somthing|someting|somthin|somethin|sumthing|sumthin|somehting|soemthing|smth)\b/gi, 'something'],
  // "I'm sick of dresses", "so fed up with jeans": none of them.
  [
    phrase(
      [
        anyOf(/\b(?:and |but |cos |because )?(?:i ?['’]?m|i am|am|we['’]?re|been|getting|got|feeling) /, '^'),
        `${anyOf('so |really |a bit |just |honestly |pretty |getting |totally |utterly |kind of |now ')}*`,
        anyOf(
          'sick (?:and tired |to death )?of',
          'tired of',
          'bored (?:of|with|to death of)',
          'fed up (?:with|of)',
          inTurn('(?:done|finished|through) with', beforeNoneOf(' (?:work|school|uni|exams?|the|my)')),
        ),
        beforeNoneOf(
          / (?:(?:being|having|looking|feeling|always|it|this|that|them|him|her|you|people|everyone|everybody|not|no|how)\b)/,
          / (?!(?:wearing)\b)\w+ing\b/,
        ),
        '(?: wearing)?(?: (?:the |my )?(?:same )?(?:old )?(?=\\w))?',
      ],
      'gi',
    ),
    'no ',
  ],
  // "Theme is pink", „Motto: Rosa“: what all of them wear.
  [
    phrase(
      [
        /\b(?:the )?(?:(?:party|colou?r) )?theme(?: colou?r)?(?:['’]?s| is| was| will be|:)? (?:all )?/,
        beforeAnyOf(inTurn(PARTY_COLOURS, /\b/)),
      ],
      'gi',
    ),
    'wearing ',
  ],
  [
    phrase(
      [
        /\b(?:das )?(?:farb)?(?:motto|thema)(?: ist| war| lautet|:)?:? (?:alles )?(?:in )?/,
        beforeAnyOf(inTurn(PARTY_COLOURS, '(?![a-zäöüß])')),
      ],
      'gi',
    ),
    'in ',
  ],
  // "A coat that doesn't drown me, a short one, camel": a short coat in camel.
  [
    / (?:that|which) (?:doesn['’]?t|does not|won['’]?t|don['’]?t) (?:drown|swamp|swallow|bury) me\b/gi,
    ' for a petite figure',
  ],
  [
    phrase([A_SHORT_ONE, /,? (?:in )?/, beforeAnyOf(PARTY_COLOURS_OR_CLOTHES)], 'gi'),
    '$<how> $<piece>$<whose> in ',
  ],
  [phrase([A_SHORT_ONE, /(?= |[,.;!?]|$)/], 'gi'), '$<how> $<piece>$<whose>'],
  // "A linen suit, light color": it is the suit's.
  [
    phrase(
      [
        /\b/,
        inTurn('(?<piece>', ONE_PIECE, ')'),
        /(?:,|,? in|,? something in) (?:an? )?(?<how>light|pale|dark)(?:er)?[- ](?:colou?r|shade|tone|colou?red)\b/,
      ],
      'gi',
    ),
    '$<piece> in a $<how> color',
  ],
  // "Something in emerald to go with gold earrings": either has its own color.
  [
    phrase(
      [
        /\b(?<all>something|anything|an outfit|a look) in (?<colours>(?:[a-z]+ ){0,3}?[a-z]+),? /,
        '(?:to go|that goes|that will go|going|to wear) with (?!(?:it|them|that|this|everything)\\b)',
      ],
      'gi',
    ),
    '$<all> in $<colours>, with ',
  ],
  // "I like it a bit weird", „ich mag es etwas schräg“.
  [
    phrase(
      [
        /\bi (?:really )?(?:like|love|want|prefer) (?:it|things|stuff|them|my (?:clothes|looks?|style|outfits?)) /,
        '(?:to be )?(?:(?:a (?:bit|little|touch)|slightly|kind of|kinda|rather|quite|pretty|really|very) )*',
        /(?:weird|odd|strange|wacky|out there|unusual|bonkers|kooky|funky)\b/,
      ],
      'gi',
    ),
    'something quirky',
  ],
  [
    phrase(
      [
        /\b(?:ich (?:mag|liebe) (?:es|das|sowas)|(?:es |das )?darf) /,
        '(?:(?:gerne?|ruhig|auch|ein (?:bisschen|wenig)|etwas|leicht|ziemlich) )*',
        /(?:schräg|verrückt|schrill|schräger|verrückter|skurril|abgedreht|seltsam|komisch)(?: sein)?(?![a-zäöüß])/,
      ],
      'gi',
    ),
    'etwas Ausgefallenes',
  ],
  // „Zur Kur, für abends zum Essen eine Hose“: dressed for dinner.
  [
    phrase(
      [
        /(?<![a-zäöüß])(?:zur|auf|in der|in) (?:kur|reha)(?![a-zäöüß])/,
        beforeAnyOf(
          /.*(?<![a-zäöüß])(?:abends? (?:zum|beim|ins) essen|(?:zum|fürs|beim|das) abendessen|zum dinner)(?![a-zäöüß])/,
        ),
      ],
      'gis',
    ),
    'weg',
  ],
  [/\b(?:für )?abends? (?:zum|beim) essen\b/gi, 'zum Abendessen'],
  // „Arbeit in einer Praxis an Empfang“, „Job am Empfang im Hotel“: a front desk.
  [
    phrase(
      [
        behindAnyOf(
          inTurn(
            /\b/,
            anyOf(
              'arbeit(?:e|en|et)?',
              'job|jobbe|stelle|praxis|schicht|praktikum|ausbildung|klinik|kanzlei|firma',
            ),
            /\b[^.!?]*\b/,
          ),
        ),
        /(?:an|am|an dem) empfang\b/,
      ],
      'gi',
    ),
    'an der Rezeption',
  ],
  [
    phrase(
      [
        /\b(?:an|am|an dem|für|fürn|für den) empfang\b/,
        beforeAnyOf(
          inTurn(
            /[^.!?]*\b/,
            anyOf('arbeit(?:e|en|et)?', 'job|jobbe|stelle|praxis|schicht|praktikum|klinik|kanzlei'),
            /\b/,
          ),
        ),
      ],
      'gi',
    ),
    'an der Rezeption',
  ],
  // "Meeting a lady for lunch": whom one sees, and no meeting.
  [
    phrase(
      [
        /\bmeeting(?: up with)?/,
        beforeAnyOf(
          inTurn(
            ' ',
            anyOf(
              inTurn(
                '(?:an? |my |his |her |their |our |some |the )?(?:old )?',
                anyOf(
                  'lady|woman|man|guy|girl|gentleman|someone|somebody|friends?|mates?',
                  '(?:girl|boy)friends?',
                  /sister|brother|cousins?|aunt\w*|uncle|son|daughter/,
                  /grand(?:son|daughter|kids|children)\w*/,
                  'neighbou?rs?',
                ),
                /\b/,
              ),
              /(?:him|her|them) (?:for|at|in|on|after|again)\b/,
            ),
          ),
        ),
      ],
      'gi',
    ),
    'seeing',
  ],
  // Whoever wears glasses has them.
  [
    /,? ?\b(?:and |but )?i (?:already |also |always )?wear (?:my )?(?:glasses|spectacles|contacts|contact lenses)\b/gi,
    '',
  ],
  [
    /,? ?\b(?:und |aber )?ich (?:bin brillenträger(?:in)?|trage (?:schon |immer |eine )?(?:brille|kontaktlinsen))\b/gi,
    '',
  ],
  // "My cousin is turning 30": a birthday, and no sum.
  [
    /(?:^|['’]s |\s+(?:is |are )?)(?:turns|turning) (?:1[68]|2[15]|[3-9]0|thirty|forty|fifty|sixty|seventy|eighty)(?! ?(?:dollars|degrees|percent|%))\b/gi,
    ' has a birthday',
  ],
  [/(?<!\bes )\bwird (?:1[68]|2[15]|[3-9]0)(?! ?(?:grad|euro|uhr|heute|morgen|%|°))\b/gi, 'hat geburtstag'],
  // "Something that glitters a little bit": sequins, or what shines like them.
  [
    /\b(some(?:thing|what)|anything|one thing|a piece) (?:that|which|with) (?:a (?:little )?(?:bit )?(?:of )?)?(?:glitters?|sparkles?|shimmers?|glistens?)(?: (?:a (?:little )?(?:bit)?|slightly|in the light))?\b/gi,
    '$1 sparkly',
  ],
  [
    /\b(etwas|was),? (?:das|was) (?:ein bisschen |ein wenig |leicht )?(?:glitzert|funkelt|glänzt)\b/gi,
    'etwas mit Pailletten',
  ],
  // A cover-up by the water goes over what one swims in.
  [
    /\b(?<!\b(?:i|we|you|to|always) )(?:beach |swim(?:suit)? |pool )?cover[- ]?ups?\b(?=.*\b(?:beach|pool|swim|sea|lake|resort)\b)|(?<=\b(?:beach|pool|swim|sea|lake|resort)\b.*)\b(?<!\b(?:i|we|you|to|always) )(?:beach |swim(?:suit)? |pool )?cover[- ]?ups?\b/gi,
    'kaftan',
  ],
  // "At a friend's flat": where people live, and no heel.
  [
    /(?<=(?:['’]s|\b(?:his|her|our|my|their|new)) (?:(?:new|old|tiny|little|small|first|own) )?)flat(?=\s*(?:$|[,.;!?]|(?:in|on|at|with|for|and|but|so|tonight|tomorrow|warming) ))/gi,
    'apartment',
  ],
  // "Ball games with the kids", „Ball spielen“: nobody dances there.
  [
    /\bball (?=games?\b|spiel|kick|werf)|(?<=\b(?:play|playing|throw|throwing|kick|kicking) (?:a |the )?)ball\b/gi,
    '',
  ],
  // "30 odd degrees", "30-something degrees".
  [/\b(\d+)[- ](?:odd|something)(?= (?:degrees|dollars|pounds|euros|quid|people|guests))/gi, '$1'],
  // „Drei Bürooutfits“: so many of them, for that.
  [/\b(zwei|drei|vier|fünf|sechs|sieben|[2-7]) ([a-zäöüß]{3,}?)s?-?(outfits|looks)\b/gi, '$1 $3 für $2'],
  // „Wir gehen mit Freunden essen“.
  [/\b(?:gehen|gehe|geh|geht) ((?:[a-zäöüß]+ ){1,5}?)essen\b/gi, '$1essen gehen'],
  // "Soft play": where children climb, and nothing soft.
  [/\b(?:the |a )?soft play\b/gi, 'playground'],
  // "Date night in", and not "date night in January".
  [
    /\bdate night in(?=\s*(?:$|[.,;!?–-]|(?:with|and|together|tonight|this|so|but|for|on) ))/gi,
    'date night at home',
  ],
  // "Put together something with a velvet jacket": what is asked of the stylist, and not how one wants to look.
  [/\bput(?:ting)? together(?= (?:some(?:thing)?|an?|the|my|me|us|this|that|two|three)\b)/gi, 'make'],
  // "Dinner at a nice Italian": a house that cooks so.
  [
    phrase(
      [
        behindAnyOf(
          inTurn(
            /\b/,
            '(?:an?|the|our|my|his|her|their|this|that|little|local|nice|new|cheap|fancy|favou?rite) ',
          ),
        ),
        anyOf('italian|greek|spanish|french|mexican|turkish|lebanese|moroccan|indian', 'chinese|japanese'),
        beforeAnyOf(
          inTurn(
            ' ?',
            anyOf(
              '$',
              '[,.;:!?)]',
              inTurn(
                ' ',
                anyOf(
                  'with|on|in|at|after|near|nearby|for|then|and then|tonight|tomorrow',
                  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
                  'place|around|round|down|by',
                ),
                /\b/,
              ),
            ),
          ),
        ),
      ],
      'gi',
    ),
    'restaurant',
  ],
  // "A cool September evening": the air, and not how one wants to look.
  [
    /\b(cool|chilly|cold|warm|hot|mild)(?: ,)? (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) (mornings?|days?|afternoons?|evenings?|nights?)\b/gi,
    '$1 $3 in $2',
  ],
  // "A crisp October morning", "crisp and sunny": the air.
  [
    /\bcrisp(?= (?:and|but|,) (?:sunny|clear|bright|cold|cool|dry|fresh|blue)\b| (?:\w+ )?(?:mornings?|days?|evenings?|nights?|weather|sunshine|autumn|fall|winter|spring)\b)/gi,
    'chilly',
  ],
  // "A cool May afternoon", "it's cool out", „Mainachmittag“: the air and the month, where "a cool summer dress" is neither.
  [
    /\bmay (mornings?|afternoons?|evenings?|nights?|days|day(?! parade| bank)|weekend|weather)\b/gi,
    '$1 in May',
  ],
  [
    phrase(
      [
        /\bcool/,
        beforeAnyOf(
          inTurn(
            ' ',
            `${anyOf(
              inTurn(
                '(?:early |late )?',
                anyOf(
                  'spring|summer|fall|autumn|winter|january|february|march|april|june|july',
                  'august|september|october|november|december',
                ),
                ' ',
              ),
            )}?`,
            /(?:mornings?|afternoons?|evenings?|nights?|days?|weather|weekend)\b/,
          ),
          / (?:and|but) (?:windy|breezy|rainy|damp|cloudy|overcast|gr[ae]y|wet|dry|sunny)\b/,
          / out(?:side|doors)?(?=\s*(?:$|[,.;!?]| (?:and|but|in|at|so|for|by|on) ))/,
        ),
      ],
      'gi',
    ),
    'chilly',
  ],
  [
    /\b(it(?:['’]?s| is|['’]?ll be| will be| may be| might be| gets| stays)(?: (?:a bit|quite|rather|pretty|still|going to be))?) cool(?:er)?(?=\s*(?:$|[,.;!?]| (?:and|but|in|at|so|today|tonight|tomorrow|by) ))/gi,
    '$1 chilly',
  ],
  [
    /\b(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(morgen|vormittag|mittag|nachmittag|abend|tag|nacht|wochenende)(?:s|e|en)?(?![a-zäöüß])/gi,
    '$2 im $1',
  ],
];

/** What blooms or ripens when: a season, and neither a color nor a print. */
const IN_SEASON: readonly (readonly [things: string, season: string, saison: string])[] = [
  [
    '(?:cherry|apple|plum|peach|almond|pear|orange|spring)[- ]blossoms?|sakura|hanami|tulips?|daffodils?|bluebells?|magnolias?|wisteria|wild ?flowers?|asparagus|(?:kirsch|apfel|mandel|obst|baum|pfirsich|tulpen|magnolien|raps|narzissen)blüten?|spargel',
    'spring',
    'im Frühling',
  ],
  [
    'lavender|sunflowers?|strawberr(?:y|ies)|blueberr(?:y|ies)|(?:lavendel|sonnenblumen|heide)blüten?|erdbeer|beeren',
    'summer',
    'im Sommer',
  ],
  [
    '(?:(?:fall|autumn) )?foliage|(?:fall|autumn) (?:leaves|colou?rs)|leaf[- ]peeping|(?:wine|grape)[- ]harvest|harvest|grapes?|pumpkins?|apple[- ]picking|mushrooms?|truffles?|laubfärbung|(?:wein|trauben)lese|(?:apfel|kürbis)?ernte|kürbis|pilz|trüffel',
    'autumn',
    'im Herbst',
  ],
];

/** One goes there for the sight of it; what else is named with its season alone. */
const LOOKED_AT =
  '(?:(?:cherry|apple|plum|peach|almond|pear|orange)[- ]blossoms?|sakura|hanami|(?:(?:fall|autumn) )?foliage|(?:fall|autumn) (?:leaves|colou?rs)|leaf[- ]peeping|tulips|bluebells|daffodils|(?:tulip|lavender|sunflower|bluebell) fields)';

/** "For cherry blossom season", "to see the tulips", „zur Kirschblüte“. */
const SEASONS: typeof MEANT = IN_SEASON.flatMap(([things, season, saison]) => [
  [
    new RegExp(
      `\\b(?:(?:for|during|in|at|over|around) )?(?:the )?(?:peak |late |early |full )?(?:${things})(?: |-)(?:season|time|weeks?|festivals?|viewing)\\b`,
      'gi',
    ),
    `in ${season}`,
  ],
  [
    new RegExp(
      `\\b(?:to (?:see|catch|watch|view|admire|photograph)|seeing|for|during|under|among|amid) (?:the |all the )?(?=${LOOKED_AT})(?:${things})(?: fields)?\\b(?! (?:print|pattern|dress|top|skirt|shirt|pink|red|motif))`,
      'gi',
    ),
    `in ${season}`,
  ],
  [
    new RegExp(
      `\\b(?:zur|zum|während der|wegen der|in der|für die) (?:${things})(?:n?zeit|saison)?(?![a-zäöüß])`,
      'gi',
    ),
    saison,
  ],
]);

/** @param request as a person typed it @returns the same, where no turn of speech is in it */
export function inPlainWords(request: string): string {
  return [...MEANT, ...SEASONS].reduce((text, [said, meant]) => text.replace(said, meant), request);
}
