import { anyOf, beforeNoneOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';

/** German openings of a sentence that asks for words, not for clothes; with a question mark. Levelled. */
export const GERMAN_ASKS = phrase([
  '^',
  anyOf(
    // „Könnt ihr bei euch auch Hosen kürzen?“
    inTurn(
      '(?:konnt ihr|konnen sie|kannst du|kann man|andert|nahen?|macht|bietet|repariert|reinigt)',
      ' (?:ihr |sie |man )?(?:bei euch |eigentlich |hier )?auch ',
      /(?!(?:die|den|das|der|dem|mir|uns|mein\w*|was|etwas|ein\w*|in) )(?:\w+ )*?/,
      anyOf(
        'andern|umandern|kurzen|nahen|flicken|reparieren|reinigen|waschen|liefern',
        'verleihen|leihen|mieten|verkaufen|anfertigen|besticken|verschicken',
      ),
      '$',
    ),
    inTurn(
      anyOf(
        'liefern|versenden|verschicken|verkaufen|nahen|bieten|reparieren|reinigen',
        'verleihen|akzeptieren',
      ),
      ' sie',
    ),
    // Of the shop, and of what has to be
    'seid ihr|bist du|muss ich|muss man',
    /muss (?:der|die|das|ein\w*)/,
    'mussen (?:die|meine)',
    'brauch ich|brauche ich|kostet|kosten|funktioniert|liefert ihr|verkauft ihr',
    'versendet ihr|verschickt ihr|wer|wo|woher|wann|warum|wieso|weshalb',
    'welche[rsnm]?',
    'wie(?! ware)',
    'was(?! ist mit| haltst)',
    // A yes or a no is the answer
    'ist|sind|hat|haben|passt|passen|soll|sollte|darf|kann ich|kann man|gibt es',
    'wird|wurde|steht|stehen|weißt du|weisst du',
    // What is known, and what things are like
    'hast du (?:eine |ne )?ahnung',
    'kennst du|woran|worin|womit|wozu|wofur|lauft|laufen|knittert|knittern',
    'schrumpft|schrumpfen|farbt|verfarbt|halt|halten|gilt|gelten|heißt|heisst',
    'bedeutet|zahlt|zahlen|tragt man|wascht man',
  ),
  /\b/,
]);

/** These ask without a question mark as well. */
export const GERMAN_ASKS_ANYHOW = phrase([
  '^',
  anyOf(
    'seid ihr',
    /welche farben? (?:passt|passen|steht|stehen)\b/,
    'muss man',
    'kann man (?!das|die|den|es|da|auch|was|etwas)',
    // „Wie wäscht man Seide“
    inTurn(
      'wie ',
      anyOf(
        'wird|werden|ist|sind|war|geht|gehen|macht man|tragt man|kombiniert|schreibt',
        'spricht|viele?|alt|weit|warm|kalt|heiß|heiss|groß|gross|teuer|bindet|wascht',
        'bugelt|pflegt|lange|oft|heißt|heisst|nennt|kommt|funktioniert|spat',
      ),
    ),
    'wer|wem|wessen|woher|woraus|wovon|wofur|wodurch|worauf|warum|wieso|weshalb',
    'wie teuer|wie viel kostet|wieviel kostet|was kostet',
    // „Was ist eigentlich ein Cutaway“
    inTurn(
      /was (?:ist|sind|war|waren) (?!mit\b|ander|\w+es\b(?! ))/,
      anyOf(
        'an |bei |am |der|die|das|ein|eigentlich|denn|genau|so|jetzt|besser|schlimm',
        /\w+ (?:fur|von|denn|eigentlich|genau|uberhaupt)/,
      ),
    ),
    /was (?:bedeutet|heißt|heisst|unterscheidet|versteht|meint|wiegt|gehort)\b/,
    /welche[rsnm]? \w+ (?:ist|sind|hat|haben)\b/,
    'darf man',
    // „Sind Skinny Jeans noch erlaubt“
    inTurn(
      /(?:ist|sind|passt|passen) (?:der|die|das|ein\w*|so ein\w*|\w+) /,
      '(?:noch|eigentlich|wirklich|denn|uberhaupt|erlaubt) ',
    ),
    // „Was ist gerade in“
    inTurn(
      /was (?:ist|tragt man) (?:(?:gerade|dieses jahr|diesen \w+|denn|so) )*/,
      /(?:in|modern|angesagt|im trend)\b/,
    ),
    /wo (?:gibt|kann|bekomm|kauf|find)\w*/,
  ),
  /\b/,
]);

/** A yes or a no is the answer, whatever clothes it is about: "Passt Braun zu Blau?". */
export const GERMAN_ASKS_WHETHER = phrase([
  '^',
  anyOf(
    'welche farben? (?:passt|passen|steht|stehen|geht|gehen)',
    'lauft|laufen|knittert|knittern|schrumpft|schrumpfen|farbt|verfarbt|halt',
    'halten|gilt|gelten|woran|worin',
    /(?:muss|darf|braucht|sollte) (?:man|der|die|das|ein\w*)\b/,
    /mussen (?:die|meine)\b/,
    'ist|sind|hat|haben|passt|passen|darf|kann man|gibt es|steht|stehen',
  ),
  /\b/,
]);

/** A wish that is put as a question: „Gibt es etwas Wärmeres?“. */
export const GERMAN_WISHES =
  /\b(?:etwas|andere[rsnm]?|anders|statt|stattdessen|tausch\w*|ersetz\w*|mach\w*|(?:mehr|weniger)(?! als)|ohne|lieber|weg|hinzu|dazu|[a-z]{3,}eres|[a-z]{4,}ere)\b/;

/** „Würde da ein Schal passen?“: one is wished for; „passt ein Schal zu Shorts?“ asks. */
export const GERMAN_OFFERS = phrase([
  eitherOf(
    // „Würde da ein Schal passen?“
    inTurn(
      '^(?:wurden?|konnten?|ginge?n?|ware?n?|passt|geht|gingen) ',
      '(?:da |dazu |hier |denn |auch |vielleicht |nicht )*(?:eine?n?|ne?n?) ',
      /(?!.*\bzu (?!dem outfit))/,
    ),
    // „Gibt es das Kleid auch in bodenlang?“, „kann man das Hemd auch in Weiß haben?“
    inTurn(
      '^(?:gibts|gibt es|gabe es|kommt|kann man|konnte man|habt ihr|hast du) ',
      '(?:da |denn |hier )*(?:de[rnm]|die|das|diese[rsnm]?|so (?:eine?n?|was)) (?:\\w+ ){0,2}?(?:auch|vielleicht auch|nicht auch) ',
      /(?!.*\b(?:große|grosse|großen|grossen|kaufen|bestellen|leihen|mieten|waschen|umtauschen)\b)(?!in (?:xs|s|m|l|xl|xxl|\d+)\b)/,
    ),
    // „Könnte ich eine Jacke haben?“, and nothing of the shop's
    inTurn(
      '^(?:kann|konnte|durfte|konnten|konnen) (?:ich|wir) ',
      beforeNoneOf(
        inTurn(
          /.*\b/,
          anyOf(
            'große|grosse|rabatt|rechnung|links?|gutschein|geld|konto|termin|antwort',
            /hilfe|infos?|newsletter|probe\w*/,
          ),
          /\b/,
        ),
      ),
      /.*\b(?:haben|kriegen|bekommen)(?: bitte)?$/,
    ),
  ),
]);

/** What a look answers: „Was ziehe ich zur Hochzeit an?“. */
export const GERMAN_ABOUT_DRESSING = /\b(?:anzieh\w*|zieh\w*|trag\w*|kleid\w*|passt|mitnehm\w*)\b/;

export const GERMAN_GREETINGS =
  'hallo moin servus guten tag morgen abend danke vielen dank tschuss na super toll sehr gut gruß gott das wars reicht mir passt genug alles fur heute wie gehts geht es dir euch ihnen so';

/** Parts of a text that only greet, call or say how one is, levelled. */
export const GERMAN_SMALL_TALK: readonly RegExp[] = [
  /^(?:ist )?(?:hier |da )?(?:jemand|wer|irgendwer)(?: da| hier| zuhause| zu hause| wach)?$/,
  /^(?:der |ein )?(?:kaffee|tee)(?: (?:ist|lauft|steht|kocht|duftet))(?: (?:schon|fertig|bereit|da|auf dem tisch))*$/,
  phrase([
    '^',
    anyOf(
      inTurn(
        '(?:ich )?hoffe? ',
        '(?:es geht|euch geht es|dir geht es|ihnen geht es|euch gehts|dir gehts|ihnen gehts)',
        '(?: (?:euch|dir|ihnen|allen|gut))+',
      ),
      'wie (?:gehts|geht es|lauft es|laufts)(?: (?:euch|dir|ihnen|so|heute|denn))*',
      'na(?: (?:wie|alles|ihr|du))?(?: (?:gehts|klar|gut))?',
      inTurn(
        'schon(?:en|es)? (?:tag|wochenende|abend|feierabend|sonntag)',
        '(?: noch| allen| euch| zusammen)*',
      ),
      'freut mich',
      /(?:ich )?bin (?:ganz |noch |hier )?neu(?: (?:hier|dabei|bei euch))*/,
      '(?:ich )?schau(?:e)? (?:nur|mich nur|mal)(?: (?:mal|um|so|rein))*',
      'liebe gruße|viele gruße',
    ),
    '$',
  ]),
];

/** „Größe 48“, „Gr. XXL“, and several of them. */
const SIZES = inTurn(
  anyOf(/(?:(?:großen?|grossen?|gr|size|konfektionsgroße) )?/),
  anyOf(/\d{2,3}|[2-6]?x{1,4}[sl]|[sml]/),
  anyOf(inTurn(/ (?:und |oder |bis |plus )?/, anyOf(/\d{2,3}|[2-6]?x{1,4}[sl]|[sml]/))),
  '*',
);

/** „Gibts bei euch auch Sachen in Größe 48?“, „führt ihr 3XL“: whether a size is there at all. */
export const GERMAN_ASKS_FOR_SIZE = phrase([
  /^(?:gibts?(?: es)?|fuhrt|habt|hast|verkauft|bietet|haben|fuhren|macht|kriegt man|bekommt man)\b/,
  '(?: (?:ihr|du|sie|es|das|bei|euch|ihnen|dir|hier|eigentlich|auch|denn|uberhaupt|noch|alles))*',
  anyOf(
    inTurn(
      '(?: (?:die|den|das|sachen|mode|kleidung|klamotten|outfits?|looks?|was|etwas|teile|alles|zeug))*',
      '(?: (?:auch|fur|in|bis|ab|der|die|den|ner|einer))* ',
      SIZES,
    ),
    ' (?:alle|andere|große|grosse|kleine|welche|mehr|deutsche) (?:großen?|grossen?)',
  ),
  '(?: (?:auch|noch|oder nicht|oder so|oder nur kleinere?|bei euch|hier|da|uberhaupt|denn))*$',
]);

/** What a shop is asked for as a whole: „Gibts bei euch auch Übergrößen?“, „führt ihr Herrenmode?“ */
export const GERMAN_ASKS_FOR_RANGE = phrase([
  /^(?:gibts?(?: es)?|fuhrt|habt|hast|verkauft|bietet|haben|fuhren|macht)\b/,
  '(?: (?:ihr|du|sie|es|das|bei|euch|ihnen|dir|hier|eigentlich|auch|denn|uberhaupt|noch))*',
  '(?: (?:die|den|das|eine?n?|sachen|mode|kleidung|klamotten|etwas|was) ?(?:in|fur)?)?',
  anyOf(
    inTurn(
      ' ',
      anyOf(
        /ubergroßen?|ubergrossen?|uber\w*|große großen|grosse grossen|kurzgroßen?/,
        'kurzgrossen?|langgroßen?|langgrossen?|zwischengroßen?|zwischengrossen?',
        'plus ?size',
        inTurn(
          '(?:kinder|baby|herren|damen|umstands|braut)',
          anyOf(
            'mode|sachen|kleidung|klamotten|kleider|schuhe|outfits?|größen?|großen?',
            'grossen?|abteilung',
          ),
        ),
        'kinder|babys?|herren|damen|manner|frauen|jungs|madchen|gutscheine?',
        'geschenkgutscheine?|filialen?|laden|ladengeschaft|geschafte?|rabatte?',
        'studentenrabatt|apps?|newsletter',
      ),
    ),
  ),
  '(?: |$)',
]);

/** „Wie schick soll das sein?“, „was trägt man da?“: not levelled. */
export const GERMAN_HOW_DRESSED = eitherOf(
  /\bwie (?:schick|förmlich|formlich|elegant|festlich|formell|fein|leger|angezogen)\b/,
  inTurn(
    /\bwas (?:man|die leute|die anderen) (?:da |dort |dazu |so |zu so etwas |bei so etwas )*/,
    /(?:trägt|tragt|anzieht|tragen|anziehen)\b/,
  ),
  /\bwas trägt man\b|\bkein dresscode\b|\bkeine ahnung\b/,
);

/** „Vorstellungsgespräch als Abteilungsleiterin“: not levelled. */
export const GERMAN_SENIOR = eitherOf(
  inTurn(
    /\b(?:vorstellungsgespräch|bewerbungsgespräch|gespräch)\b.*\b/,
    anyOf(
      /geschäftsführ\w*|leitung|leiter|leiterin|abteilungsleit\w*|vorstand/,
      /direktor\w*|partner\w*|chefarzt|rektor\w*/,
    ),
    /\b/,
  ),
);

/** „Geht das auch für 200?“, „kriegst du das hin?“ */
export const GERMAN_ASKS_POLITELY = eitherOf(
  '(?:geht|ginge|gehts) (?:das|es|da|auch|nicht)',
  inTurn(
    anyOf(/kannst|konnt\w*|kann|konnen|kriegst|kriegen|bekommst|bekommen|schaffst/, 'schaffen|schafft'),
    / (?:du|ihr|sie|wir|ich|man|das|es)\b/,
  ),
  'gibts? (?:das|es|so)',
  'ware (?:das|es)',
  'lasst sich',
);

/** „Danke dir“, „danke für die Hilfe“. */
export const GERMAN_BEHIND_THANKS = eitherOf(
  'dir|euch|ihnen|sehr|schon|lieb|nochmal|vielmals|fur|die|hilfe|das',
);

/** „Danke, das Kleid war perfekt“. */
export const GERMAN_THANKED_FOR = eitherOf(
  /(?:kam|kamen|ist|sind) (?:\w+ ){0,4}(?:an|angekommen)/,
  '(?:ihr|du) (?:habt|hast|seid|bist|wart|warst)',
  '(?:habt|hast) (?:ihr|du)',
  /(?:es|das|alles|der \w+|die \w+|das \w+) (?:war|waren|hat|haben|passte|passten)/,
);

/** „Hat mir gut gefallen“, „war der Hammer“: not levelled. */
export const GERMAN_HAPPENED = eitherOf(
  inTurn(
    /(?:hat|haben|habe|hab) (?:\p{L}+ ){0,6}/u,
    '(?:bekommen|gekriegt|bestanden|geliebt|gefallen|geklappt|gewonnen|geweint|gepasst)',
  ),
  '(?:bekommen|gekriegt|bestanden|geklappt) (?:hat|habe|haben)',
  inTurn(
    /(?:war|waren) (?:\p{L}+ ){0,2}/u,
    '(?:hit|hammer|traum|erfolg|perfekt|super|toll|klasse|begeistert|hin und weg)',
  ),
  'komplimente',
);
