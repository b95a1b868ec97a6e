import { patternOf, type Reaction, type Reactions } from '../mentions/reactions.ts';
import { SPOKEN_NOT } from './endings.ts';

/** What may stand before the word that says it, levelled. */
const HOW =
  'ja|a|genau|voll und ganz|leider|uberraschend|erstaunlich|verdammt|einfach|gar|uberhaupt|so|echt|total|wirklich|ganz|sehr|zu|viel zu|viel|etwas|ein bisschen|bisschen|ein wenig|irgendwie|eher|nur|halt|eben|aber|auch|absolut|vollig|ziemlich|recht|mir|mich|ich|dann|da|besonders|unbedingt|richtig|schon|null|immer|irre|mega|voll|arg|furchtbar|extrem|eigentlich|ehrlich gesagt|meistens|sowieso|eh|noch|grad|gerade|momentan|derzeit|zurzeit|grundsatzlich|prinzipiell|heute|morgen|diesmal|hier|dort|dabei|jetzt|im moment|als \\w+|generell|definitiv|bestimmt|garantiert|derart|wahnsinnig|unglaublich|am';
const BAD =
  '(?:doof|blod|albern|altbacken|spießig|spiessig|bieder|schrecklich|furchtbar|furchterlich|hasslich|grauenhaft|grauenvoll|scheußlich|scheusslich|grasslich|grausig|gruselig|kitschig|uncool|peinlich|atzend|mies|unmoglich|schlimm|bescheuert|od|ode|fad|fade|trist|lahm|lahme|langweilig|nervig|unpraktisch|unvorteilhaft|kratzig|unangenehm|lacherlich|unschon|altmodisch|daneben|unpassend|affig|billig|schlecht|unertraglich|abscheulich|lastig|hinderlich|storend|im weg|trostlos|tantig|omahaft|oma|unattraktiv|ungeeignet|nix|gestorben|erledigt|abgehakt|passe|geschichte|vorbei|tabu|out und vorbei|unnotig|uberflussig|unmodisch|unsexy|plump|unformig|out|megaout|doofe|eine katastrophe|eine zumutung|ein graus|ein horror|ein alptraum|der horror|die holle|zum weglaufen|zum heulen|nicht zum aushalten)(?:e[nrsm]?)?';
const ARTICLES = '(?:ein|eine|einen|das|die|den|der|reine|reinen|absolute|absoluten|puren)';
/** What is said of whoever wears it. */
const LOOKING_BAD =
  '(?:blass|bleich|fahl|schwanger|kasig|krank|kranklich|mude|alt|alter|dick|dicker|fett|breit|breiter|klein|kleiner|kurz|gedrungen|stammig|plump|unformig|grun|grau|gelb|blaß|kindisch|verkleidet|streng|langweilig|matronenhaft|wie \\w+ \\w+|wie \\w+)';
const GOOD =
  '(?:super|toll|prima|perfekt|wunderbar|klasse|spitze|schon|hubsch|genial|fantastisch|traumhaft|großartig|grossartig|ideal|okay|ok|gut|bestens|in ordnung|herrlich|süß|suß|suss|niedlich|entzuckend|bezaubernd|zauberhaft|stark|edel|wunderschon|unschlagbar|ein traum|der hammer|mega|geil|cool|nett|richtig|schick|fesch|fein|top|ein muss)(?:e[nrsm]?)?';
/** Too much of a good thing is no praise: „die Bluse ist mir zu fein“. */
const NO_EXCESS = `(?!(?:[a-z]+ ){0,4}zu (?:${GOOD}) )`;
const NOT = `nicht|${SPOKEN_NOT}|nie|niemals|nimmer|nimma|kaum|null|nicht mehr|nie wieder|keinesfalls`;
const NONE = '(?:keine[nrs]?|koi|koin|koane?|koa|keene?)';
const MINE =
  '(?:mein (?:ding|fall|stil|geschmack|typ|freund)|meine (?:farbe|farben|welt|sache|freunde|richtung|stoffe)|mein|meine|meins|meines|fur mich|was fur mich|etwas fur mich|das wahre|das richtige|ich)';
const ITS =
  'ist|sind|war|ware|waren|wirkt|wirken|find ich|finde ich|find|finde|wird|werden|sieht|sehen|bleibt';
const DO =
  'trag|trage|tragen|zieh|ziehe|will|wollen|mochte|mochten|vertrag|vertrage|ertrag|ertrage|brauch|brauche|brauchen|kann|konnte|mag|sehe|seh|hab|habe|nehme|wurde|lauf|laufe|gehe|geh';

/** „Trag ick nich“, „mag i ned“, „brauch ma nimmer“. */
const ICH = '(?:ich|ick|icke|isch|i|ma|mer|wir)';

/** „Macht mi alt“. */
const MICH = '(?:mich|mi)';

const reaction = (says: Reaction['says'], source: string, unlessAfter?: RegExp): Reaction => ({
  says,
  pattern: patternOf(
    `${says === 'keep' ? NO_EXCESS : ''}(?:${source.replaceAll(/\bich\b/g, ICH).replaceAll(/\bmich\b/g, MICH)})`,
    HOW,
  ),
  ...(unlessAfter !== undefined && { unlessAfter }),
});

/** „Der Look ist langweilig“: that is a wish for color. */
const OF_THE_WHOLE = /^(?:es|das|alles|outfit|look|ganze|wetter|dies|was|ich|man|der|die)$/;
/** What somebody does who has had too much of it. */
const GIVING_UP = 'schrei|kotz|flipp|rast|dreh|lauf|renn|kundig|streik|wein|heul|platz|explodier';
const GIVES_UP = `(?:${GIVING_UP})e?`;
const OTHERS =
  '(?:doch |ja |nur |auch )*(?:(?:meine?|unsere?|deren?|sein|seine|ihre?|der|die|das|jede[rs]?|halb) (?:ganzen? |halbe )?[a-z]{3,}|alle|jeder|keiner|niemand|nur [a-z]{3,})(?: mehr)?';
const OF_A_QUESTION = /^(?:was|wer|wie|man|ich|wir|es|sie|er|dazu|wo|wann|wohin|womit)$/;
const OF_A_WISH = /^(?:was|wenn|dass|wer|wetter)$/;

export const GERMAN_REACTIONS: Reactions = {
  opens: new Set(
    `warum wieso weshalb weswegen bitte hore horen lassen is nie niemals wird werden wurde wurden enttauscht enttauschen lassen nicht kein nichts nix es alles alle muss verschonen erspar erspare erspart ersparen uber halte halt hielt bleibe du ihr krieg kriege bekomme bekomm geh komm hor hort verschon verschone verschont lass lasst bleibt nur hochstens und da werd werde ware tragt tragen zieht habs mogen hasst hassen verabscheut bleib hangt hangen gehort gehoren wohn wohne leb lebe darf durfen ${GIVING_UP.replaceAll('|', ' ')} ${GIVING_UP.replaceAll('|', 'e ')}e steh stehe besitz besitze macht machen mach lasst lassen ${ITS.replaceAll('|', ' ')} steht stehen gefallt gefallen passt passen liegt liegen schmeichelt schmeicheln taugt taugen ${DO.replaceAll('|', ' ')} engt engen kratzt kratzen juckt jucken stort storen nervt nerven reizt reizen wurgt wurgen  fuhl fuhle fuhlt wirk wirke konnt kannst kannste hasse hass verabscheue beißen beissen beißt beisst vertragt vertragen reicht reichen genugt genugen tuts konnen konnte meide vermeide verzichte liebe dafur trifft treffen entspricht umso jederzeit sofort geht gehen kommt kommen ich mein meine unser unsere wir alle er sie bin zu`.split(
      ' ',
    ),
  ),
  patterns: [
    // „Warum immer Beige?“: a complaint that is put as a question.
    reaction(
      'not',
      `(?:warum|wieso|weshalb|weswegen) (?:(?:denn|eigentlich|bloß|bloss|nur|ist|sind|bekomme|kriege|gibts|gibt es|schlagt|zeigt|steckt|zieht|empfehlt|ihr|du|sie|es|ich|mich|mir|alles|da) )*(?:immer(?: nur| wieder)?|standig|dauernd|schon wieder|ausschließlich|alles|so viele?)(?: (?:in|mit|so|das|die|den|was|nur))*`,
    ),
    // „Schon wieder Beige? Hört auf damit“.
    reaction(
      'strikes-back',
      `(?:bitte )?(?:hort?|hore|horen sie) (?:(?:bitte|endlich|mal|doch|jetzt) )*auf(?: (?:damit|bitte|danke|jetzt))*(?= $)`,
    ),
    reaction(
      'strikes-back',
      `(?:bitte )?(?:lass|lasst|lassen sie) das(?: (?:bitte|sein|bleiben|mal))*(?= $)`,
    ),
    // „Wird bei mir nie abgelehnt“, „enttäuscht mich nie“, „lässt mich nicht im Stich“: two times no is a yes.
    reaction(
      'keep',
      `(?:wird|werden|wurde|wurden) … (?:(?:bei|von) (?:mir|uns) |hier )?(?:nie|niemals|nicht) … (?:abgelehnt|verschmaht|zuruckgewiesen|ausgeschlagen|langweilig|alt)`,
    ),
    reaction('keep', `(?:enttauscht|enttauschen) (?:mich )?… (?:nie|niemals|nicht)`),
    reaction('keep', `(?:lasst|lassen) mich … (?:nie|niemals|nicht) … im stich`),
    // „Ohne Schal gehe ich nicht aus dem Haus“, „kein Tag ohne Streifen“.
    reaction('keep', `(?:nicht ein|kein) (?:einziger )?tag (?:vergeht )?ohne`),
    // „Nichts geht über Tweed“.
    reaction('keep', `(?:nichts|nix) (?:geht|kommt) … (?:uber|ran an|heran an)`),
    reaction('keep', `(?:es )?geht … (?:nichts|nix) uber`),
    // „Leder, Pelz, Seide: alles raus“.
    reaction(
      'strikes-back',
      `(?:alles|alle) (?:davon )?(?:raus|weg|tabu|gestrichen|verboten)(?= $)`,
      /^(?:ist|sind|mir|das|jetzt|muss|mussen)$/,
    ),
    // „Von Mohair muss ich niesen“, „von Wolle krieg ich keine Luft“.
    reaction(
      'strikes-back',
      `(?:muss|krieg|kriege|bekomm|bekomme) ich … (?:(?:einen|ein|eine|den|die|rote|roten|keine) )*(?:niesen|husten|wurgen|kotzen|brechen|heulen|ausschlag|pickel|pusteln|juckreiz|quaddeln|luft(?: mehr)?|kopfweh|kopfschmerzen|migrane|zustande|krise|gansehaut|asthma|augen|schweißausbruche|platzangst)`,
      /^(?:was|wo|wie|wenn|hier|da)$/,
    ),
    // „Verschont mich mit Rüschen“, „ersparen Sie mir Pailletten“.
    reaction(
      'not',
      `(?:verschon|verschone|verschont|verschonen sie|lass|lasst|lassen sie) mich (?:(?:bitte|bloß|bloss|ja|nur|in|ruhe|zukunftig|kunftig) )*mit`,
    ),
    reaction('not', `(?:erspar|erspare|erspart|ersparen sie) mir (?:bitte )?`.trimEnd()),
    // „Pailletten nur an anderen“, „Gelb steht anderen besser“.
    reaction(
      'strikes-back',
      `(?:nur|hochstens|steht|stehen|gefallt|gefallen) … (?:(?:${GOOD}) )?(?:(?:an|bei) )?anderen(?: (?:leuten|besser|gut|frauen|mannern))*`,
    ),
    // „Leggings? Nur über meine Leiche“.
    reaction(
      'strikes-back',
      `(?:(?:nur )?uber meine leiche|(?:nie|niemals|nicht) (?:im|in meinem|in diesem) leben)(?= $)`,
    ),
    // „Macht mich blass“, „lassen mich leider alt aussehen“.
    reaction(
      'strikes-back',
      `(?:macht|machen|mach|lasst|lassen) (?:mich|mir|meine \\w+) … (?:${LOOKING_BAD}|${BAD}|krank|verruckt|wahnsinnig|aggressiv)(?: (?:im gesicht|im gsicht|ums maul|aussehen|wirken|erscheinen|ausschauen))*`,
    ),
    reaction(
      'strikes-back',
      `(?:macht|machen|lasst|lassen) (?:mich|mir) … (?:${NOT}) … (?:schlank|schon|jung|frisch|\\w+er)(?: (?:aussehen|wirken))?`,
    ),
    // „Caprihosen machen mich zum Zwerg“.
    reaction(
      'strikes-back',
      `(?:macht|machen) mich … (?:zum|zur|zu einem|zu einer) (?!star|konig\\w*|prinzessin|hingucker|heldin?)[a-z]{3,}`,
      OF_THE_WHOLE,
    ),
    reaction('strikes-back', `(?:macht|machen) mich … (?<open>[a-z]{4,})`, OF_THE_WHOLE),
    reaction(
      'strikes-back',
      `(?:kannste|(?:kann|kannst|konnt|konnte|konnen) (?:ich|man|ihr|wir|du)) … (?:vergessen|behalten|haken|verzichten|entbehren)`,
    ),
    // „Miniröcke könnt ihr euch sparen“, „für Minis bin ich zu alt“.
    reaction(
      'strikes-back',
      `(?:kannste|(?:kannst|konnt|konnen) (?:du|ihr|sie)) (?:dir|euch|sich) … (?:sparen|schenken)`,
    ),
    reaction(
      'strikes-back',
      `(?:bin|fuhl|fuhle) ich (?:mich )?(?:(?:mit \\d+ |doch |echt |langsam |einfach |inzwischen |mittlerweile )*)zu (?:alt|jung|klein|dick|breit)`,
      OF_A_WISH,
    ),
    reaction('keep', `(?:nie|nicht) zu (?:alt|jung) fur(?! (?:mich|mein\\w*|das|so|es) )`),
    reaction('not', `zu (?:alt|jung) fur(?! (?:mich|mein\\w*|das|so|es) )`, /^(?:nicht|nie|net)$/),
    // „Noch ein Rüschenkragen und ich schrei“.
    reaction(
      'strikes-back',
      `(?:und ich (?:${GIVES_UP})|(?:${GIVES_UP}) ich)(?: … (?:weg|davon|aus|durch))?`,
    ),
    // „So was trägt meine Oma“, „Hellblau tragen bei uns alle“.
    reaction(
      'strikes-back',
      `(?:tragt|tragen|zieht|ziehen) (?:(?:bei|in|an) \\w+ )?… ${OTHERS}(?: an)?`,
      OF_A_QUESTION,
    ),
    // „Sandalen mag mein Mann nicht“, „Röcke hasst meine Tochter“.
    reaction('strikes-back', `(?:mag|mogen) ${OTHERS} … (?:${NOT})`, OF_A_QUESTION),
    reaction('strikes-back', `(?:hasst|hassen|verabscheut) ${OTHERS}`, OF_A_QUESTION),
    // „Mit den Loafern werd ich nicht warm“.
    reaction('strikes-back', `(?:werd|werde) ich … (?:${NOT}) … (?:warm|glucklich|froh)(?: mit)?`),
    // „Das wär mir zu viel“, and not „70 Euro sind zu viel“.
    reaction(
      'strikes-back',
      `(?:ist|sind|war|ware|waren|wird|wirkt|find ich|finde ich) … (?:viel )?(?:zu viel|too much)(?: des guten)?`,
      /^(?:\d.*|euro|eur|dollar|franken|das|es)$/,
    ),
    reaction('strikes-back', `(?:hangt|hangen|kommt|kommen) … (?:zum hals|zu den ohren) (?:raus|heraus)`),
    reaction('strikes-back', `(?:geht|gehen) … auf (?:die nerven|den keks|den geist|den senkel|den wecker)`),
    reaction(
      'strikes-back',
      `(?:gehort|gehoren) … (?:in|auf) (?:den|die|das|ein|eine|einen) (?:mull|tonne|altkleider\\w*|mottenkiste|museum|schublade|karneval|fasching|zirkus|baustelle|bau|buhne)`,
    ),
    reaction('not', `(?:habs|(?:hab|habe) (?:ichs|ich es|es)) … nicht so mit`),
    // „Ihr gebt mir dauernd Beige“.
    reaction(
      'not',
      `(?:du|ihr) (?:gebt|gibst|zeigt|zeigst|steckt|steckst|packt|packst|schickt|schickst|empfehlt|empfiehlst) (?:mir|mich|uns) (?:immer nur|immer wieder|schon wieder|dauernd|andauernd|standig|pausenlos|ewig)(?: (?:in|mit))*`,
    ),
    // „Polyester müffelt, bleib mir weg damit“.
    reaction(
      'strikes-back',
      `(?:bleib|geh|komm|hor|verschon|lass)(?:e|t)? (?:(?:mir|mich|uns|mit|bloß|bloss|nur|ja) )+(?:(?:weg|fort|auf|in ruhe|vom leib|vom hals|damit) )*(?:damit|mit so was|mit sowas|in ruhe|weg)`,
    ),
    reaction(
      'keep',
      `(?:hor|hort|horen sie) … (?:nicht|nie|bloß nicht|niemals) auf(?: (?:damit|mit|den|der|dem))*`,
    ),
    reaction('not', `bleib(?:t)? (?:mir|uns) … (?:weg|vom leib|vom hals) mit`),
    reaction('keep', `(?:verzichte|verzicht) ich … (?:nicht|nie|niemals|ungern)(?: gern| gerne| mehr)?`),
    // „Da geht nix drüber“, „macht mir gute Laune“, „darf nie fehlen“.
    reaction('keep', `(?:da )?geht … (?:nix|nichts)(?: druber| daruber)?`, /^(?:es|das|so|mir|sonst)$/),
    reaction(
      'keep',
      `(?:macht|machen) (?:mir|mich) … (?:(?:gute|richtig gute|bessere) laune|glucklich|freude|spaß|spass|frohlich|wach)`,
    ),
    reaction('keep', `(?:darf|durfen) … (?:nie|nicht) fehlen`),
    reaction('keep', `(?:wohn|wohne|leb|lebe) ich(?: … (?:drin|darin))?`),
    reaction(
      'keep',
      `(?:konnt|konnte) ich … (?:jeden tag|taglich|standig|immer|rund um die uhr) (?:tragen|anziehen|anhaben)`,
    ),
    // „Jedes Jahr ein Sakko, meine Frau kann es nicht mehr sehen“.
    reaction(
      'strikes-back',
      `(?:ich|(?:meine?|unsere?) \\w+|wir|alle|er|sie) (?:kann|konnen) (?:es|sie|ihn|das|die|den) … nicht mehr sehen`,
    ),
    reaction(
      'strikes-back',
      `(?:kannste|(?:kannst|kann|konnt|konnen) (?:du|man|ihr|sie)) mich … (?:jagen|verjagen|vertreiben|vergraulen)`,
    ),
    // „Vertragen sich nicht“.
    reaction('strikes-back', `(?:vertragt|vertragen) (?:sich|sichs) … (?:nicht|net|schlecht)(?: mit \\w+)?`),
    reaction(
      'keep',
      `(?:reicht|reichen|genugt|genugen|tuts|tut es)(?: (?:mir|vollig|volkommen|schon|ja|dann|aus|so))*`,
    ),
    reaction('strikes-back', `(?:trifft|treffen|passt|entspricht) (?:es|mich|mir) … (?:nicht|null|kaum)`),
    // „Steht mir leider gar nicht“, „passen einfach nicht zu mir“.
    reaction(
      'strikes-back',
      `(?:steht|stehen|gefallt|gefallen|passt|passen|liegt|liegen|schmeichelt|schmeicheln|taugt|taugen) … (?:(?:zu mir|meiner figur|meinem typ) )?… (?:${NOT})(?: (?:zu mir|gut|so|besonders|wirklich|mehr|fur mich|mir|recht|sonderlich|gefallen))*`,
    ),
    // „Sind besser für meine Oberweite“.
    reaction(
      'keep',
      `(?:ist|sind) … (?:besser|schmeichelhafter|gunstiger|vorteilhafter) (?:fur|bei) (?:mich|meine[nrm]? [a-z]+|mein [a-z]+)`,
    ),
    reaction(
      'keep',
      `(?:steht|stehen|gefallt|gefallen|passt|passen|liegt|liegen|schmeichelt|schmeicheln) (?:mir|zu mir|meiner figur|meinem typ) … (?:gut|super|toll|prima|ausgezeichnet|wunderbar|hervorragend|am besten|bestens|sehr|immer|besser)`,
    ),
    // „Ist nicht mein Ding“, „sind nix für mich“.
    reaction(
      'strikes-back',
      `(?:${ITS}) … (?:nicht|nix|nichts|net|ned|nie|kein|keine|nicht gerade) … (?:${MINE}|${GOOD}|ding von mir|fall von mir)(?: … aus)?`,
      OF_A_WISH,
    ),
    // „Sandalen mein Albtraum“.
    reaction(
      'strikes-back',
      `(?:mein|meine) … (?:albtraum|alptraum|horror|graus|untergang|endgegner|feind|erzfeind|todfeind)`,
    ),
    reaction('strikes-back', `(?:ist|sind|bleibt|bleiben) (?:fur mich|bei mir) … (?:gestrichen|${BAD})`),
    // „Ihr schlagt mir immer so trendiges Zeug vor“.
    reaction(
      'not',
      `(?:(?:schlagt|schlagst|schlagen|zeigt|zeigst|zeigen|gebt|gibst|geben|empfehlt|empfiehlst) (?:ihr |du |sie )?|(?:ihr|du|sie) (?:schlagt|schlagst|schlagen|zeigt|zeigst|zeigen|gebt|gibst|geben|empfehlt|empfiehlst) )(?:mir|uns) (?:immer|standig|dauernd|andauernd)(?: (?:so|nur|wieder|noch))*`,
    ),
    // „Gürtel weg, der Rest passt“.
    reaction(
      'keep',
      `(?:passt|passen)(?: (?:so|mir|schon|gut|super|prima|perfekt|eh))*(?= $)`,
      /^(?:was|ob|dazu|nichts?|nicht|es)$/,
    ),
    // „Jeans sind bei uns verboten“, „ein ganzer Anzug wäre zu viel“.
    reaction(
      'strikes-back',
      `(?:${ITS}|is) … (?:(?:bei|von|in|an) (?:uns|denen|mir|der arbeit|der schule) |dort |hier |im (?:buro|job|dienst) )*… (?:verboten|untersagt|nicht erlaubt|nicht gestattet|nicht gern gesehen|unerwunscht|verpont|zu viel|zuviel)(?: des guten)?(?! (?:geld|von) )`,
      OF_THE_WHOLE,
    ),
    reaction('keep', `(?:ist|sind) … (?:${MINE})`, OF_A_WISH),
    reaction(
      'strikes-back',
      `(?:ist|sind|wirkt|wirken|find ich|finde ich) (?:mir )?(?:(?:zu|viel zu|etwas zu|ein bisschen|bisschen|etwas|so|arg|recht|ziemlich) )+(?<open>[a-z]{5,})(?: (?:fur mich|an mir))?`,
      OF_THE_WHOLE,
    ),
    // „Cowboystiefel sind durch für mich“, „ich steh auf Karos“.
    reaction('strikes-back', `(?:ist|sind) … durch(?: (?:fur mich|bei mir|jetzt))*`),
    reaction('keep', `(?:ich )?(?:steh|stehe) (?:ich )?… auf(?! (?:der|dem|einer|einem|meinen?|meiner?)\\b)`),
    // „Lederjacken könnt ich in fünf Farben haben“, „Braun und Rost stehen mir“.
    reaction(
      'keep',
      `(?:kann|konnt|konnte) ich … (?:in \\w+ farben|\\w+ stuck|zehn|hundert|dutzende) … haben`,
    ),
    reaction(
      'keep',
      `(?:steht|stehen) mir(?! (?:nicht|nie|gar|uberhaupt|kaum|selten|angeblich|leider|wohl|zu|bis)\\b)`,
    ),
    // „Kann ich nicht genug haben“, „gehen zu allem“.
    reaction(
      'keep',
      `(?:kann|konnte|krieg|kriege|bekomme) (?:ich|man) … (?:nicht|nie) genug(?: (?:haben|bekommen|kriegen))?`,
    ),
    reaction('keep', `(?:geht|gehen|passt|passen) … zu allem`),
    reaction('strikes-back', `(?:${ITS}) … (?:${BAD})(?: (?:an mir|aus|fur mich|bei mir))*`, OF_THE_WHOLE),
    reaction(
      'keep',
      // „Wär schöner“ prefers what was said.
      `(?:${ITS}) … (?!(?:schon|nett|hubsch|schick|edl|cool|stark|fein|sußer|suss|richtig|gut)er )(?:${GOOD})(?: (?:an mir|aus|fur mich|bei mir|so|wie sie sind|wie er ist|wie es ist))*`,
      OF_A_WISH,
    ),
    reaction('keep', `(?:hab|habe|hatte) ich … nicht … (?:gemeint|gesagt)`),
    // „Mag ich gar nicht“, „trage ich nie“, „kann ich nicht ausstehen“.
    reaction(
      'strikes-back',
      `(?:${DO}) ich … (?:${NOT}|ungern|nix|nichts|wenig|nicht gern|nicht gerne)(?: (?:so|mehr|gern|gerne|wirklich|besonders|an|sehen|leiden|ausstehen|tragen|ab|haben|anziehen|ertragen|riechen|laufen|gehen|anfangen|damit|drin|darin|mit|gut|sonderlich|aushalten))*`,
      /^(?:mehr|sonst|weiter|wenn|was|dass)$/,
    ),
    // „Anzug hab ich keinen“.
    reaction(
      'strikes-back',
      `(?:${DO}|besitz|besitze) ich … ${NONE}(?= (?:$|und |aber |oder |auch |mehr ))(?: (?:auch|mehr))?`,
    ),
    reaction(
      'keep',
      `(?:mag|liebe|trag|trage|finde|find) ich … (?:gern|gerne|am liebsten|sehr|immer|oft|standig|super|toll|viel lieber|${GOOD})`,
    ),
    reaction(
      'strikes-back',
      `(?:hasse|hass|verabscheue|meide|vermeide|verzichte) ich(?: (?:wie die pest|total|lieber|gern|gerne|einfach|so))*`,
    ),
    // „Engt mich ein“, „kratzt so auf der Haut“, „nerven“.
    reaction(
      'strikes-back',
      `(?:engt|engen(?= (?:mich|ein|nur|so)\\b)|kratzt|kratzen|juckt|jucken|stort|storen|nervt|nerven|reizt|reizen|wurgt|wurgen)(?: (?:mich|mir|ein|meine haut|auf der haut|an der haut|am hals|die luft ab|ab|nur|nur noch|immer|so|total|echt|langsam))*`,
    ),
    reaction('keep', `(?:(?:dafur|aber) )?(?:umso|desto) (?:besser|mehr|lieber|ofter)`),
    // „Batik halte ich für Körperverletzung“, „Karos halte ich für zeitlos“.
    reaction('keep', `(?:halte|halt|hielt) ich … fur (?:${ARTICLES} )?… (?:${GOOD}|zeitlos|unverzichtbar)`),
    reaction('strikes-back', `(?:halte|halt|hielt) ich … fur (?:${ARTICLES} )?… [a-z]{3,}`, OF_A_QUESTION),
    // „Mit Ohrringen bleib ich im Pulli hängen“.
    reaction('strikes-back', `(?:bleib|bleibe) ich … (?:[a-z]+ ){0,6}?(?:hangen|kleben|stecken)`),
    // „In Hellblau seh ich aus wie der Azubi von der Bank“.
    reaction(
      'strikes-back',
      `(?:sehe|seh) ich … (?:immer |halt |total )*aus (?:wie|als) (?!(?:neu|ein (?:star|filmstar|konig|model)|eine (?:konigin|gottin|prinzessin))\\b)(?:(?:ein|eine|einer|der|die|das|mein|meine|n|ne|im|aus|beim|auf|zum) )*[a-z]{3,}`,
    ),
    // „In Beige sehe ich blass aus“, „fühle ich mich unwohl“.
    reaction(
      'strikes-back',
      `(?:sehe|seh|wirke|wirk) ich … (?:${LOOKING_BAD}|${BAD}|nicht … (?:gut|toll|schon))(?: … aus)?`,
    ),
    reaction(
      'strikes-back',
      `(?:fuhl|fuhle) ich mich … (?:nicht … (?:wohl|gut|schon|sicher|ich selbst)|unwohl|verkleidet|nackt|eingeengt|unsicher|fremd|${LOOKING_BAD}|${BAD})`,
    ),
    reaction('keep', `(?:sehe|seh|wirke) ich … (?:${GOOD}|frisch|schlank|jung)(?: … aus)?`),
    reaction(
      'keep',
      `(?:fuhl|fuhle) ich mich … (?:wohl|am wohlsten|gut|zu hause|zuhause|schon|stark|sicher)`,
    ),
    reaction(
      'strikes-back',
      `(?:geht|gehen|kommt|kommen) … (?:gar nicht|nicht|nicht mehr|net|ned|nie|bei mir nicht|fur mich nicht|nicht in frage|nicht in die tute|mir nicht ins haus|nicht ins haus|nicht in den schrank|nicht an die haut)(?: (?:klar|bei mir|fur mich|mehr))*`,
      /^(?:es|das|wie|mir|so)$/,
    ),
  ],
};
