/** German openings of a sentence that asks for words, not for clothes; with a question mark. Levelled. */
export const GERMAN_ASKS =
  /^(?:(?:konnt ihr|konnen sie|kannst du|kann man|andert|nahen?|macht|bietet|repariert|reinigt) (?:ihr |sie |man )?(?:bei euch |eigentlich |hier )?auch (?!(?:die|den|das|der|dem|mir|uns|mein\w*|was|etwas|ein\w*|in) )(?:\w+ )*?(?:andern|umandern|kurzen|nahen|flicken|reparieren|reinigen|waschen|liefern|verleihen|leihen|mieten|verkaufen|anfertigen|besticken|verschicken)$|(?:liefern|versenden|verschicken|verkaufen|nahen|bieten|reparieren|reinigen|verleihen|akzeptieren) sie|seid ihr|bist du|muss ich|muss man|muss (?:der|die|das|ein\w*)|mussen (?:die|meine)|brauch ich|brauche ich|kostet|kosten|funktioniert|liefert ihr|verkauft ihr|versendet ihr|verschickt ihr|wer|wo|woher|wann|warum|wieso|weshalb|welche[rsnm]?|wie(?! ware)|was(?! ist mit| haltst)|ist|sind|hat|haben|passt|passen|soll|sollte|darf|kann ich|kann man|gibt es|wird|wurde|steht|stehen|weißt du|weisst du|hast du (?:eine |ne )?ahnung|kennst du|woran|worin|womit|wozu|wofur|lauft|laufen|knittert|knittern|schrumpft|schrumpfen|farbt|verfarbt|halt|halten|gilt|gelten|heißt|heisst|bedeutet|zahlt|zahlen|tragt man|wascht man)\b/;

/** These ask without a question mark as well. */
export const GERMAN_ASKS_ANYHOW =
  /^(?:seid ihr|welche farben? (?:passt|passen|steht|stehen)\b|muss man|kann man (?!das|die|den|es|da|auch|was|etwas)|wie (?:wird|werden|ist|sind|war|geht|gehen|macht man|tragt man|kombiniert|schreibt|spricht|viele?|alt|weit|warm|kalt|heiß|heiss|groß|gross|teuer|bindet|wascht|bugelt|pflegt|lange|oft|heißt|heisst|nennt|kommt|funktioniert|spat)|wer|wem|wessen|woher|woraus|wovon|wofur|wodurch|worauf|warum|wieso|weshalb|wie teuer|wie viel kostet|wieviel kostet|was kostet|was (?:ist|sind|war|waren) (?!mit\b|ander|\w+es\b(?! ))(?:an |bei |am |der|die|das|ein|eigentlich|denn|genau|so|jetzt|besser|schlimm|\w+ (?:fur|von|denn|eigentlich|genau|uberhaupt))|was (?:bedeutet|heißt|heisst|unterscheidet|versteht|meint|wiegt|gehort)\b|welche[rsnm]? \w+ (?:ist|sind|hat|haben)\b|darf man|(?:ist|sind|passt|passen) (?:der|die|das|ein\w*|so ein\w*|\w+) (?:noch|eigentlich|wirklich|denn|uberhaupt|erlaubt) |was (?:ist|tragt man) (?:(?:gerade|dieses jahr|diesen \w+|denn|so) )*(?:in|modern|angesagt|im trend)\b|wo (?:gibt|kann|bekomm|kauf|find)\w*)\b/;

/** A yes or a no is the answer, whatever clothes it is about: "Passt Braun zu Blau?". */
export const GERMAN_ASKS_WHETHER =
  /^(?:welche farben? (?:passt|passen|steht|stehen|geht|gehen)|lauft|laufen|knittert|knittern|schrumpft|schrumpfen|farbt|verfarbt|halt|halten|gilt|gelten|woran|worin|(?:muss|darf|braucht|sollte) (?:man|der|die|das|ein\w*)\b|mussen (?:die|meine)\b|ist|sind|hat|haben|passt|passen|darf|kann man|gibt es|steht|stehen)\b/;

/** A wish that is put as a question: „Gibt es etwas Wärmeres?“. */
export const GERMAN_WISHES =
  /\b(?:etwas|andere[rsnm]?|anders|statt|stattdessen|tausch\w*|ersetz\w*|mach\w*|(?:mehr|weniger)(?! als)|ohne|lieber|weg|hinzu|dazu|[a-z]{3,}eres|[a-z]{4,}ere)\b/;

/** „Würde da ein Schal passen?“: one is wished for; „passt ein Schal zu Shorts?“ asks. */
export const GERMAN_OFFERS =
  /^(?:wurden?|konnten?|ginge?n?|ware?n?|passt|geht|gingen) (?:da |dazu |hier |denn |auch |vielleicht |nicht )*(?:eine?n?|ne?n?) (?!.*\bzu (?!dem outfit))|^(?:kann|konnte|durfte|konnten|konnen) (?:ich|wir) (?!.*\b(?:große|grosse|rabatt|rechnung|links?|gutschein|geld|konto|termin|antwort|hilfe|infos?|newsletter|probe\w*)\b).*\b(?:haben|kriegen|bekommen)(?: bitte)?$/;

/** What a look answers: „Was ziehe ich zur Hochzeit an?“. */
export const GERMAN_ABOUT_DRESSING = /\b(?:anzieh\w*|zieh\w*|trag\w*|kleid\w*|passt|mitnehm\w*)\b/;

export const GERMAN_GREETINGS =
  'hallo moin servus guten tag morgen abend danke vielen dank tschuss na super toll sehr gut gruß gott das wars reicht mir passt genug alles fur heute wie gehts geht es dir euch ihnen so';

/** Parts of a text that only greet, call or say how one is, levelled. */
export const GERMAN_SMALL_TALK: readonly RegExp[] = [
  /^(?:ist )?(?:hier |da )?(?:jemand|wer|irgendwer)(?: da| hier| zuhause| zu hause| wach)?$/,
  /^(?:der |ein )?(?:kaffee|tee)(?: (?:ist|lauft|steht|kocht|duftet))(?: (?:schon|fertig|bereit|da|auf dem tisch))*$/,
  /^(?:(?:ich )?hoffe? (?:es geht|euch geht es|dir geht es|ihnen geht es|euch gehts|dir gehts|ihnen gehts)(?: (?:euch|dir|ihnen|allen|gut))+|wie (?:gehts|geht es|lauft es|laufts)(?: (?:euch|dir|ihnen|so|heute|denn))*|na(?: (?:wie|alles|ihr|du))?(?: (?:gehts|klar|gut))?|schon(?:en|es)? (?:tag|wochenende|abend|feierabend|sonntag)(?: noch| allen| euch| zusammen)*|freut mich|bin neu hier|ich bin neu hier|(?:ich )?schau(?:e)? (?:nur|mich nur|mal)(?: (?:mal|um|so|rein))*|liebe gruße|viele gruße)$/,
];

/** What a shop is asked for as a whole: „Gibts bei euch auch Übergrößen?“, „führt ihr Herrenmode?“ */
export const GERMAN_ASKS_FOR_RANGE =
  /^(?:gibts?(?: es)?|fuhrt|habt|hast|verkauft|bietet|haben|fuhren|macht)\b(?: (?:ihr|du|sie|es|das|bei|euch|ihnen|dir|hier|eigentlich|auch|denn|uberhaupt|noch))*(?: (?:die|den|das|eine?n?|sachen|mode|kleidung|klamotten|etwas|was) ?(?:in|fur)?)?(?: (?:ubergroßen?|ubergrossen?|uber\w*|große großen|grosse grossen|kurzgroßen?|kurzgrossen?|langgroßen?|langgrossen?|zwischengroßen?|zwischengrossen?|plus ?size|(?:kinder|baby|herren|damen|umstands|braut)(?:mode|sachen|kleidung|klamotten|kleider|schuhe|outfits?|größen?|großen?|grossen?|abteilung)|kinder|babys?|herren|damen|manner|frauen|jungs|madchen|gutscheine?|geschenkgutscheine?|filialen?|laden|ladengeschaft|geschafte?|rabatte?|studentenrabatt|apps?|newsletter))(?: |$)/;
