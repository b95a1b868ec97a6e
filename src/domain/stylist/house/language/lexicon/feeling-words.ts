import type { Feeling } from '#domain/wardrobe/feelings.ts';

/** What a feeling is called in one language, separated by bars; behind a `>` how it is said back, where that is something else. */
export interface FeelingWords {
  /** Mean it wherever they stand: "look great". */
  alone?: string;
  /** Mean it where they are said of clothes or of how one wants to look: "something fun", and not "a fun day". */
  adjectives?: string;
  /** Mean it where they are denied: "not frumpy", "without looking frumpy". */
  denied?: string;
}

export const FEELING_WORDS: Record<Feeling, { en: FeelingWords; de: FeelingWords }> = {
  fun: {
    en: {
      adjectives: 'fun|playful|whimsical|joyful|cheerful|upbeat|joyous|cheery',
      alone: 'party vibe|fun vibe|fun vibes|party mode|good mood clothes',
    },
    de: {
      adjectives: 'lustig|witzig|verspielt|fröhlich|heiter|peppig|fetzig|ausgelassen',
      alone: 'gute Laune|gute Laune macht|Spaß macht|bisschen Spaß',
    },
  },
  special: {
    en: {
      alone:
        'best dressed>to be the best dressed|be the best dressed>to be the best dressed|best dressed one there>to be the best dressed|best dressed in the room>to be the best dressed|look great>to look great|look amazing>to look amazing|look stunning>to look stunning|look fabulous>to look fabulous|look incredible>to look incredible|look gorgeous>to look gorgeous|look beautiful>to look beautiful|look fantastic>to look fantastic|look really good>to look really good|look damn good>to look good|look so good>to look good|look my best>to look your best|looking my best>to look your best|feel my best>to feel your best|feel amazing>to feel amazing|feel great>to feel great|feel special>to feel special|feel beautiful>to feel beautiful|feel gorgeous>to feel gorgeous|feel fabulous>to feel fabulous|feel a million dollars>to feel like a million|feel like a million dollars>to feel like a million|feel like a million bucks>to feel like a million|feel like somebody>to feel like somebody|feel like someone special>to feel special|feel like a somebody>to feel like somebody|feel like a queen>to feel like a queen|feel like a goddess>to feel like a goddess|feel like a star>to feel like a star|feel like a movie star>to feel like a movie star|feel like a princess>to feel like a princess|feel like the birthday girl>to feel special|feel fancy for once>to feel special|feel pretty again>to feel pretty again|feel attractive>to feel attractive|feel good about myself>to feel good about yourself|feel good in it>to feel good|look like a million>to look like a million|look killer>to look killer|turn heads>to turn heads|turns heads>to turn heads|wow factor|a knockout|knock their socks off>a knockout|make an entrance>to make an entrance|show them what they missed>to look great|revenge outfit|glow up',
      adjectives: 'special|stunning|gorgeous|amazing|fabulous|memorable',
    },
    de: {
      alone:
        'toll aussehen>toll|super aussehen>super|umwerfend aussehen>umwerfend|großartig aussehen>großartig|gut aussehen>gut|richtig gut aussehen>richtig gut|am besten aussehen|schön fühlen>schön|besonders fühlen>besonders|etwas Besonderes|was Besonderes>etwas Besonderes|ein Hingucker|Hingucker|Eindruck machen>Eindruck|alle umhauen>umwerfend',
      adjectives: 'umwerfend|besonders schön|hinreißend|atemberaubend',
    },
  },
  unforced: {
    en: {
      alone:
        'effortless|effortlessly|nonchalant|thrown together|just threw it on|threw something on|without trying too hard>not trying too hard|without trying>effortless|without overdoing it|not overdo it>not overdone|not overdone|low effort',
      denied:
        'trying too hard|try too hard>trying too hard|tried too hard>trying too hard|trying so hard>trying too hard|trying hard>trying too hard|trying to hard>trying too hard|like i tried too hard>trying too hard|like im trying too hard>trying too hard|like i am trying too hard>trying too hard|like i tried>like you tried|like im trying>like you are trying|like i am trying>like you are trying|like i made an effort>like you made an effort|overdone|overdoing it>overdone|too put together|too much effort',
    },
    de: {
      alone: 'mühelos|lässig elegant|unaufgeregt|wie nebenbei|unangestrengt',
      denied: 'zu bemüht|bemüht|gewollt|zu gewollt|zu sehr bemüht|angestrengt',
    },
  },
  yourself: {
    en: {
      alone:
        'feel like myself>like yourself|feel like me>like yourself|look like myself>like yourself|look like me>like yourself|still be me>like yourself|still feel like me>like yourself|be myself>like yourself|still me>like yourself|true to myself>like yourself|true to me>like yourself|stay myself>like yourself|feels like me>like yourself|like myself again>like yourself again|like me again>like yourself again|like a person again>like a person again|like a human again>human again|human again>human again|like a human being again>human again|like my old self>like your old self',
      denied:
        'a costume|in costume>a costume|like a costume>a costume|dressed up as someone>dressed up as somebody else|like someone else>like somebody else|like somebody else|in disguise>a disguise|like im wearing a costume>a costume',
    },
    de: {
      alone:
        'wie ich selbst>wie du selbst|nach mir aussehen>nach dir|wie ich aussehen>nach dir|ich selbst sein>wie du selbst|ich selbst bleiben>wie du selbst|mich treu bleiben>wie du selbst|mir treu bleiben>wie du selbst',
      denied: 'verkleidet|wie verkleidet|wie jemand anderes|kostümiert',
    },
  },
  pretty: {
    en: {
      adjectives: 'pretty|cute|feminine|girly|sweet|flirty|romantic|dreamy|dainty|ladylike',
    },
    de: {
      adjectives: 'hübsch|süß|feminin|weiblich|lieblich|romantisch|niedlich|mädchenhaft|verträumt',
    },
  },
  polished: {
    en: {
      alone:
        'im doing fine>that you are doing fine|im doing great>that you are doing great|im doing well>that you are doing well|ive made it>that you have made it|i made it in life>that you have made it|look older>to look older|looks older>to look older|looking older>to look older|seem older>to look older|appear older>to look older|come across older>to look older|come across as older>to look older|older and wiser>to look older|look more mature>to look more mature|look more senior>to look more senior|look more experienced>to look more experienced|look more grown up>to look more grown up|put together|pulled together|have it together>put together|got it together>put together|have my life together>put together|like i have it together>put together|taken seriously|take me seriously>taken seriously|takes me seriously>taken seriously|made an effort|make an effort>an effort|like i made an effort|well turned out|clean cut|well groomed',
      adjectives:
        'polished|professional looking|groomed|crisp|sleek|sharp|sharper|grown up|mature|serious|successful|accomplished|reliable|trustworthy|responsible|dependable',
      denied:
        'like i dont care>like you don’t care|like i do not care>like you don’t care|like i didnt care>like you don’t care|unprofessional|like a student>like a student|like a teenager|like a kid|like a child|like an intern|like an undergrad|too casual|underdressed',
    },
    de: {
      alone:
        'älter wirken>älter|älter aussehen>älter|erwachsener wirken>erwachsener|erwachsener aussehen>erwachsener|reifer wirken>reifer|reifer aussehen>reifer|ernst genommen|ernst nimmt>ernst genommen|ernst nehmen>ernst genommen|etwas hermachen>etwas hermacht|was hermachen>etwas hermacht|etwas her macht>etwas hermacht',
      adjectives:
        'seriös|tadellos|erwachsen|professionell|akkurat|souverän gekleidet|erfolgreich|zuverlässig|vertrauenswürdig|verlässlich',
      denied:
        'underdressed|zu lässig|zu leger|unprofessionell|wie ein Student|wie eine Studentin|wie ein Schüler|wie eine Schülerin|wie ein Kind|wie ein Teenager',
    },
  },
  tidy: {
    en: {
      adjectives: 'neat|tidy|presentable|decent',
      denied:
        'sloppy|slobby|slob|like a slob>sloppy|scruffy|messy|a mess>messy|shabby|schlubby|frazzled|like a tourist|a tourist>like a tourist|like a cyclist|like a hiker|like a jogger|like im going to the gym>like you are going to the gym|like i came from the gym>like you came from the gym|rolled out of bed>like you rolled out of bed|just got out of bed>like you just got out of bed',
    },
    de: {
      adjectives: 'gepflegt|ordentlich|adrett|vorzeigbar',
      denied:
        'schlampig|schluderig|ungepflegt|nachlässig|wie eine Touristin|wie ein Tourist|wie ein Radfahrer|wie eine Radfahrerin|wie ein Wanderer|wie eine Wanderin|wie aus dem Fitnessstudio|zerknautscht|gammelig',
    },
  },
  measured: {
    en: {
      alone:
        'nothing special>nothing special|nothing fancy just come>nothing fancy|nothing just come>nothing fancy|just come as you are>as you are|come as you are>as you are|come as you like>as you like|just turn up>nothing fancy|just show up>nothing fancy|low key>low key|no fuss>no fuss',
      denied:
        'overdressed|over the top|too dressed up|too fancy|too dressy|too posh|too swanky|too smart|fancy|dressy|posh|swanky|overboard|go overboard>overdone|going overboard>overdone|showing off|show off|too flashy|outshine anyone>outshining anybody|upstage anyone>upstaging anybody',
    },
    de: {
      alone:
        'nichts besonderes>nichts Besonderes|nichts großes>nichts Großes|komm einfach>ganz einfach|kommt einfach>ganz einfach|ohne schnickschnack>ohne Schnickschnack|kommt wie ihr seid>ganz einfach',
      denied:
        'overdressed|aufgebrezelt|zu aufgebrezelt|aufgetakelt|zu schick|schick|übertrieben|zu aufgedonnert|aufgedonnert|zu fein|fein|zu elegant',
    },
  },
  confident: {
    en: {
      adjectives:
        'confident|powerful|strong|badass|fierce|unstoppable|commanding|in charge|authoritative|self assured|like a boss',
      alone:
        'boss energy|confidence boost|boost my confidence>confident|power outfit|own the room|owning the room',
    },
    de: {
      adjectives: 'selbstbewusst|selbstsicher|stark|souverän|selbstbewußt|kraftvoll|taff',
      alone: 'Selbstbewusstsein|Selbstvertrauen|etwas hermachen',
    },
  },
  current: {
    en: {
      alone:
        'look cool>cool|looks cool>cool|looking cool>cool|cool look|cool outfit>cool|cool vibe|cool girl|something cool>cool|cool mom|cool mum|cool dad|cool grandma|cool teacher|cool aunt|cool wife|hot mom|not my age',
      adjectives: 'trendy|modern|youthful|hip|current|stylish|fashionable|with it|fresh|updated|on trend',
      denied:
        'frumpy|matronly|mumsy|momsy|mommish|dowdy|old lady|granny|grandma|grandmotherly|like a grandma|like my mother>like your mother|like my mom>like your mom|like my mum>like your mum|like an old lady|like a grandpa|like an old man|like my dad>like your dad|like a soccer mom|old fashioned|outdated|dated|aging|too old|older than i am>older than you are|old|mom jeans mom|like a mom|middle aged|fuddy duddy|stodgy|schoolmarm',
    },
    de: {
      alone: 'coole Mama|coole Oma|coole Tante|coole Lehrerin',
      adjectives: 'cool|modern|stylisch|stylish|trendig|modisch|jugendlich|frisch|aktuell|zeitgemäß',
      denied:
        'altbacken|bieder|omahaft|oma|wie eine Oma|wie meine Oma>wie deine Oma|wie meine Mutter>wie deine Mutter|wie ein Opa|altmodisch|matronenhaft|tantig|muttihaft|mutti|wie eine Mutti|alt|zu alt|hausbacken|tantenhaft',
    },
  },
  easy: {
    en: {
      adjectives: 'at ease|unfussy|easygoing|unbuttoned|natural',
      denied:
        'stern|too stern|severe|too severe|strict|too strict|stiff|stuffy|uptight|fussy|too serious|buttoned up|restrictive|constricted|formal feeling',
    },
    de: {
      adjectives: 'ungezwungen|unkompliziert|natürlich|unverkrampft|locker|entspannt',
      denied: 'steif|spießig|zu ernst|verkrampft|zugeknöpft|förmlich|zu förmlich|eingezwängt',
    },
  },
  offDuty: {
    en: {
      denied:
        'says office>office clothes|says work>work clothes|screams office>office clothes|screams work>work clothes|officey|officy|worky|like im going to work>like you are going to work|like i am going to work>like you are going to work|like i came from work>like you came from work|like a lawyer|like a banker|like an accountant|like a politician|like an estate agent|too corporate|corporate|businessy|too businessy|too business like|like the office|like work|like a work outfit|like an interview',
    },
    de: {
      denied:
        'nach Büro|nach Arbeit|wie im Büro|wie für das Büro|wie fürs Büro|wie bei der Arbeit|wie ein Anwalt|wie eine Anwältin|wie ein Banker|büromäßig|zu geschäftlich|geschäftsmäßig',
    },
  },
  lively: {
    en: {
      adjectives:
        'interesting|different|unusual|distinctive|unique|quirky|weird|offbeat|off beat|out there|original|eye catching',
      alone:
        'with a twist|a twist|some personality|shows my personality>your personality|show my personality>your personality|show some personality>personality|some personality>personality|with personality>personality|something a little different>a little different|a bit of flair>flair|some flair>flair|with flair>flair|some character>character|stand out>to stand out',
      denied:
        'cliche>a cliché|a cliche>a cliché|predictable|cookie cutter|like every other guest|boring|dull|plain|too plain|bland|generic|basic|drab|like everyone else|invisible|forgettable|blah|too safe',
    },
    de: {
      adjectives: 'interessant|ausgefallen|originell|ungewöhnlich|besonders|einzigartig',
      alone: 'mit Pfiff|das gewisse Etwas|gewisse Etwas|etwas Pfiff|mit Charakter|auffallen',
      denied: 'langweilig|öde|fad|zu schlicht|gewöhnlich|unscheinbar|trist|wie alle anderen',
    },
  },
  festive: {
    en: {
      adjectives: 'festive|celebratory|christmassy|christmasy|merry|party ready',
      alone:
        'holiday spirit|festive spirit|bit of sparkle>sparkle|some sparkle>sparkle|little sparkle>sparkle',
    },
    de: { adjectives: 'festlich|feierlich|weihnachtlich|glamourös' },
  },
  respectful: {
    en: {
      adjectives: 'respectful|respectable|polite|appropriate|dignified|tasteful|reverent',
      denied:
        'too much skin|show too much skin>too much skin|showing too much skin>too much skin|too much leg|too much cleavage|disrespectful|inappropriate|scandalous|slutty|trashy|tacky|too sexy|like im going clubbing',
    },
    de: {
      adjectives: 'respektvoll|anständig|angemessen|würdevoll|dezent|sittsam|züchtig|geschmackvoll|höflich',
      denied:
        'zu viel Haut|zu viel Haut zeigen>zu viel Haut|viel Haut zeigen>viel Haut|respektlos|unangemessen|aufreizend|billig|nuttig|zu sexy|unpassend|geschmacklos',
    },
  },
  friendly: {
    en: {
      adjectives: 'friendly|approachable|welcoming|warm and approachable|likeable|kind',
      denied:
        'intimidating|look cold|too cold a look|seem cold|appear cold|come across cold|come across as cold|cold and severe|cold or severe|severe|unapproachable|scary|too strict|strict',
    },
    de: {
      adjectives: 'freundlich|nahbar|sympathisch|einladend|zugänglich|warmherzig',
      denied: 'einschüchternd|streng|zu streng|abweisend|kühl wirken|unnahbar',
    },
  },
  shapely: {
    en: {
      denied:
        'bin bag|a bin bag|a bin liner|like a bin bag>a bin bag|in a bin bag>a bin bag|bin liner|garbage bag|a garbage bag|trash bag|a trash bag|like a trash bag>a trash bag|sack of potatoes|a sack of potatoes|like a sack of potatoes>a sack of potatoes|potato sack|a potato sack|like a potato sack>a potato sack|a sack|like a sack>a sack|sacklike|a tent|like a tent>a tent|tent like|tenty|a marquee|like a marquee>a marquee|a pillowcase|shapeless|a shapeless sack|like a box>a box|like a fridge>a fridge|like a duvet>a duvet|like a mattress>a mattress|like a curtain>a curtain|a curtain|drowning in fabric|swamped|swamped by fabric',
      adjectives: 'with some shape|with a bit of shape|with a shape|shapely',
    },
    de: {
      denied:
        'ein Sack|wie ein Sack>ein Sack|Kartoffelsack|wie ein Kartoffelsack>ein Kartoffelsack|ein Müllsack|Müllsack|wie ein Müllsack>ein Müllsack|ein Zelt|wie ein Zelt>ein Zelt|sackartig|sackig|formlos|unförmig|wie eine Tonne>eine Tonne|wie ein Vorhang>ein Vorhang',
    },
  },
  flattering: {
    en: {
      adjectives: 'flattering|figure flattering',
      alone: 'flatters my figure>flattering|flatters me>flattering|flatter my figure>flattering',
    },
    de: {
      adjectives: 'vorteilhaft|schmeichelhaft|schmeichelnd|figurschmeichelnd',
      alone: 'meiner Figur schmeichelt>schmeichelhaft',
    },
  },
};
