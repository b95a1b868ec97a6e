import type { Cue } from '../mentions/meanings.ts';

const HOW = ['', 'echt ', 'total ', 'so ', 'eher ', 'irgendwie ', 'einfach '];
const BAD =
  'doof|blod|albern|altbacken|spießig|bieder|schrecklich|furchtbar|hasslich|grauenhaft|kitschig|uncool|peinlich|atzend|mies|unmoglich|schlimm|bescheuert|ode|nervig|scheußlich';
const HOW_NOT = ['', 'gar ', 'uberhaupt ', 'einfach ', 'leider ', 'halt '];
const CANNOT =
  'mag ich nicht|mag ich X nicht|steht mir X nicht|stehen mir X nicht|gefallt mir X nicht|gefallen mir X nicht|passt X nicht zu mir|passen X nicht zu mir|ist X nicht meins|sind X nicht meins|ist X nicht meine farbe|sind X nicht meine farbe|ist X nicht mein fall|sind X nicht mein fall|kann ich X nicht leiden|kann ich X nicht ausstehen|kann ich nicht mehr sehen|kann ich nicht tragen|trage ich X nicht|will ich X nicht|vertrage ich X nicht|vertrag ich X nicht';

/** "Find ich blöd", "steht mir gar nicht", "schwitze ich drin": what stands before is not borne. */
const STRIKES_BACK = [
  ...['find ich ', 'finde ich '].flatMap((find) =>
    HOW.flatMap((how) => BAD.split('|').map((bad) => `${find}${how}${bad}`)),
  ),
  ...CANNOT.split('|').flatMap((phrase) => HOW_NOT.map((how) => phrase.replace('X ', how))),
  ...'nerven|nerven mich|kratzt mich|kratzen mich|juckt mich|jucken mich|schwitz ich drin|schwitze ich drin|schwitz ich|schwitze ich|schwitz ich darin|schwitze ich darin'.split(
    '|',
  ),
].join('|');

/** Small German words that steer the others, levelled. */
export const GERMAN_CUES: readonly { words: string; cue: Cue }[] = [
  {
    words:
      'ich schwitze in|ich schwitz in|schwitze in|schwitz in|ich friere in|friere in|ich versinke in|versinke in|kein|kei|keini|ka|nid|nod|nimmer|nimma|keine|keinen|keinem|keiner|keines|koi|koin|koine|koinen|koa|koan|koane|keen|keene|keenen|nirgends|nirgendwo|nicht|nich|net|ned|nit|nie|niemals|ohne|weder|vermeide|vermeiden|hasse|nichts|bloß kein|bloss kein|bitte kein|allergisch gegen|allergisch auf|allergie gegen|allergie auf|unvertraglichkeit gegen|verzichten auf|verzichte auf|nicht gern|ungern|nix|auf keinen fall|bloß nicht|genug von|habe satt|hab satt|so satt|ich satt|es satt|bin satt|leid|zu viel|weg mit|weder noch|verabscheue|nervt mich|nicht mehr|schluss mit|nie wieder|reagiere allergisch auf|reagier allergisch auf',
    cue: 'not',
  },
  {
    words:
      'lieber als|lieber wie|besser wie|besser als|eher als|statt|anstatt|anstelle|anstelle von|an stelle von|statt dessen das',
    cue: 'instead-of',
  },
  {
    words:
      'außer|ausser|bis auf|mit ausnahme|mit ausnahme von|abgesehen von|ausgenommen|alles außer|in jeder farbe außer|jede farbe außer|in irgendeiner farbe außer|irgendeine farbe außer|in jeder farbe nur nicht|jede farbe nur nicht|alle farben außer|in allen farben außer|alles ausser|etwas anderes als|was anderes als|etwas anderem als|anderes als',
    cue: 'except',
  },
  {
    words:
      'macht es schlimmer|machen es schlimmer|macht es nur schlimmer|machen es nur schlimmer|macht das schlimmer|machen das schlimmer|macht alles schlimmer|machen alles schlimmer|kann ich nix anfangen|kann ich nichts anfangen|nix anfangen|nichts anfangen|gefallt mir nicht|gefallen mir nicht|mag ich nicht|steht mir nicht|stehen mir nicht|vertrage ich nicht|vertrag ich nicht|will ich nicht|mochte ich nicht|trage ich nicht|trag ich nicht|passt nicht zu mir|passt mir nicht|geht gar nicht|gehen gar nicht|geht nicht|gehen nicht|kratzt|kratzen|juckt|jucken|macht mich blass|machen mich blass|macht mich dick|machen mich dick|allergie|ist nichts fur mich|sind nichts fur mich|muss nicht sein|nicht mein ding|nicht mein stil|ist nicht meins|sind nicht meins|nicht meins|lasst mich alt aussehen|lassen mich alt aussehen|lasst mich krank aussehen|lassen mich krank aussehen|nicht ausstehen|nicht leiden|finde ich schrecklich|finde ich furchtbar|finde ich hasslich|find ich hasslich|find ich albern|find ich doof|finde ich albern|finde ich doof|find ich altbacken|finde ich altbacken|find ich spießig|finde ich spießig|find ich langweilig|finde ich langweilig|find ich bieder|finde ich bieder|konnt ihr behalten|kannst du behalten|konnt ihr euch sparen|konnt ihr weglassen|find ich schrecklich|find ich furchtbar|macht mich krank|macht mich alt|machen mich alt|ein no go|steht mir null|stehen mir null|steht mir uberhaupt nicht|bin ich gar nicht|bin ich nicht|kommt mir nicht an die haut|knittert|knittern|knittert so schnell|ist nicht so mein ding|nicht so mein ding|ist vorbei|sind vorbei|tabu|kommt nicht in frage|kommen nicht in frage|nicht in die tute',
    cue: 'strikes-back',
  },
  { words: STRIKES_BACK, cue: 'strikes-back' },
  {
    words:
      'farbe andern|farbe bitte andern|die farbe steht mir nicht|farbe steht mir nicht|die farbe gefallt mir nicht|farbe gefallt mir nicht|die farbe mag ich nicht|andere farbe|anderer farbe|anderen farbe|eine andere farbe|einer anderen farbe|neue farbe|die farbe von|die farben von|farben von|farben der|farbe der|farbe des|farbe vom',
    cue: 'another-colour',
  },
  { words: 'nein|nei|no|nee|naa|nein danke', cue: 'free' },
  { words: 'aber|oba|jedoch|sondern|allerdings|dafur aber', cue: 'but' },
  { words: 'und|sowie|plus|u', cue: 'and' },
  { words: 'oder|noch|bzw', cue: 'or' },
  { words: 'mit|samt|inklusive|inkl|kombiniert mit|um das herum', cue: 'with' },
  { words: 'in|aus|im|ins', cue: 'in' },
  { words: 'fur|gegen|durch|furs', cue: 'for' },
  {
    words:
      'tausch|tausche|tauschen|austauschen|tausch aus|ersetz|ersetze|ersetzen|wechsel|wechsle|wechseln|wechsele|umtauschen|andern|verandern|getauscht|ausgetauscht|auswechseln|ersetzt',
    cue: 'swap',
  },
  {
    words:
      'fug|fuge|hinzu|zusatzlich|hinzufugen|erganze|erganz|erganzen|dazu|rein|muss rein|kommt rein|brauche|brauch|brauchen|brauchte|gebt|gebt mir|setz|setzt|zieht mir|dazu bitte|dazunehmen|mochte|hatte gern|hatte gerne|will|wunsche mir|wunsche|wurde gern|wurde gerne|gib|gib mir|pack|packe|suche|such|hatt gern|fehlt|fehlt noch|fehlt mir noch|fehlt mir|fehlt da noch|fehlt uns noch|leg|noch ein|noch eine|noch einen',
    cue: 'add',
  },
  {
    words:
      'nicht notig|nicht notwendig|unnotig|nicht vonnoten|braucht es nicht|brauchts nicht|weg|raus|daheim bleiben|daheim lassen|zu hause bleiben|zu hause lassen|zuhause bleiben|zuhause lassen|im schrank bleiben|im schrank lassen|entfern|entferne|entfernen|streich|streiche|streichen|weglassen|rausnehmen|lass weg|nimm raus|nimm weg|muss weg|kann weg|konnen weg|soll weg|ablegen|kann raus|muss raus|rausschmeißen|verzichte',
    cue: 'remove',
  },
  {
    words:
      'rest top|alles top|sonst top|sonst alles top|der rest top|finger weg vom|finger weg|alles bestens|alles super|alles prima|alles gut|alles toll|alles perfekt|alles okay|alles ok|hande weg von|hande weg vom|bleibt wie es ist|bleiben wie sie sind|bleibt wie er ist|bleibt so|bleiben so|passt so|passen so|behalt|behalte|behalten|bleiba|nichts andern|nichts verandern|nix andern|nichts machen|nicht antasten|so belassen|belassen|nicht austauschen|nicht tauschen|nicht wechseln|nichts dran andern|finger weg von|bleibt|bleiben|bleib|lass so|so lassen|nicht andern|nicht anfassen|nicht verandern|liebe|mag|alles gut|alles super|alles toll|alles perfekt|gefallt|gefallen|gefallt mir|gefallen mir|wie sie sind|wie es ist|wie er ist|beibehalten|ist super|ist toll|ist gut|sind super|sind toll|sind gut|finde gut|finde toll',
    cue: 'keep',
  },
  { words: 'nur|bloß|bloss|lediglich|ausschließlich|ausschliesslich', cue: 'only' },
  {
    words:
      'mach|mach aus|macht aus|mache aus|mache|machen|macht|nehmt|nehm|tragt|wahl|wahle|soll|sollen|sollte|sollten|farbe um|nimm|nehmen|lieber|bevorzuge|zeig|zeig mir|trage|tragen|anziehen|hatte|nehme',
    cue: 'make',
  },
  {
    words:
      'andere|ander|anderer|anderes|anderen|anderem|ein anderes|eine andere|einen anderen|neue|neuer|neues|neuen|neu|was anders|komplett neu|komplett anders|alternative|was anderes|etwas anderes|was neues',
    cue: 'another',
  },
  {
    words: 'stattdessen|geht auch|ginge auch|tuts auch|tut es auch|dafur|ersatzweise|statt dessen',
    cue: 'instead',
  },
  {
    words:
      'in der farbe der|in der farbe des|in der farbe vom|in der farbe von der|in der farbe von den|im ton der|im ton des|im farbton der|im farbton des|anpassen|angleichen|anzupassen|dazu passend|dazu passende|passend dazu|passende dazu|passend zu|passend zum|passend zur|passen zu|passen zum|passen zur|abgestimmt auf|gleiche farbe wie|gleichen farbe wie|derselben farbe wie|farblich passend|passend',
    cue: 'match',
  },
  {
    words:
      'alle drei|alles|ganze outfit|das ganze|komplett|gesamte outfit|ganz in|durchgehend|alle|komplett in|rundum',
    cue: 'everything',
  },
  {
    words:
      'rest|der rest|alles andere|den rest|ubrigen|sonst alles|alles ubrige|anderen sachen|anderen teile|restlichen sachen|restlichen teile',
    cue: 'rest',
  },
  { words: 'es|das outfit|outfit|look|der look|den look|ensemble|dies|zusammenstellung', cue: 'it' },
  {
    words:
      'ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|mein|meine|meinen|meinem|meiner|meines|paar|ein paar|diese|dieser|dieses|diesen|diesem|welche|ne|nen|nem|ner|n|irgendein|irgendeine|stuck',
    cue: 'article',
  },
];

/** German words that carry no wish, levelled. */
export const GERMAN_FILLERS = `max|maximal|neu hier|bin neu|ganz neu hier|neu dabei|bin ganz neu|ist neu|sind neu|war neu|waren neu|ist ganz neu|sind ganz neu|ist noch neu|sind noch neu|wie neu|grunden|grunde|aus grunden|wenn nicht|falls nicht|wenn ja|falls ja|mein lieber|hohe|meine liebe|meine lieben|pumpe|stillpumpe|milchpumpe|luftpumpe|fahrradpumpe|hohen|hoher|in erster linie|kurze frage|kleine frage|kurze anfrage|kunftig|endlich|tiptop|digga|kriegst|immer und uberall|bittschen|bittschon|unterm|uberm|hinterm|vorm|dazua|ans revers|am revers|aufs revers|a bissl|a bisserl|a bissi|a bissle|bisserl|a wengerl|farbe ist mir wurscht|farbe ist wurscht|farbe wurscht|farbe ist mir wurst|farbe wurst|farbe ist mir schnuppe|farbe ist mir gleich|wurscht|wurst|schnuppe|schnurz|schnurzegal|schnurzpiepegal|piepegal|einerlei|jacke wie hose|gehupft wie gesprungen|zum beispiel|darum|drum|deswegen|ahm|omg|beispielsweise|runter|herunter|ick|icke|die anderen haben|die anderen tragen|die anderen kommen|die anderen gehen|die anderen ziehen|haben auch alle|tragen auch alle|haben alle|tragen alle|kommen alle|naturlich|selbstverstandlich|freilich|klaro|logischerweise|schlau|schlauer|klug|kluger|sinnvoll|sinnvoller|vernunftig|vernunftiger|gescheit|gescheiter|einmal|ruhig wieder|ruhig auch|ruhig mal|ruhig in|ruhig etwas|ruhig ein|ruhig eine|ruhig einen|ruhig ganz|beißt sich|beisst sich|draus|daraus|beißen sich|beissen sich|passen nicht zusammen|passen nicht zueinander|passen gar nicht zusammen|vertragen sich nicht|schadet nicht|schadet nie|schadet ja nicht|schadet auch nicht|kann nicht schaden|konnte nicht schaden|wurde nicht schaden|tut gut|tate gut|wurde gut tun|tick|einen tick|nuance|eine nuance|spur|eine spur|hauch|ein hauch|einen hauch|eine idee|einen ton|genauso|ebenso|konnte ruhig|konnten ruhig|eine nummer|ne nummer|darf ruhig|durfen ruhig|kann ruhig|konnen ruhig|gleich mit|desgleichen|dito|muss weichen|weichen|nehm die hosentaschen|nehme die hosentaschen|nutze die hosentaschen|nutz die hosentaschen|hab hosentaschen|habe hosentaschen|hab ja hosentaschen|hosentaschen reichen|in der hosentasche|in die hosentasche|in die hosentaschen|in den hosentaschen|leider|pls|plz|please|thx|beide|beides|alle beide|bisserl|bissel|bissle|dieselbe|derselbe|dasselbe|dieselben|denselben|sitzen|draussen sitzen|zusammensitzen|rumsitzen|ballsaal|auf der bank|auf einer bank|holzbank|parkbank|sitzbank|plastikbank|bierbank|bankkonto|keller|im keller|ehering|hochzeitsgeschenk|geburtstagsgeschenk|weihnachtsgeschenk|seit der hochzeit|letzte hochzeit|letzten hochzeit|auf der letzten hochzeit|laufe rum|lauf rum|laufen rum|lauft rum|laufe herum|lauf nicht|rutschen|rutscht|klammern|schrei|tennisarm|nach der chemo|nach der reha|vom friseur|am liebsten|liebsten|treffen|erstes treffen|irgendwas|irgendetwas|lol|klimaanlage|ohne klimaanlage|postbote|postboten|bestimmt|gemacht|hergestellt|kumpel|besten kumpel|besten freund|bester freund|ruhig|durfte|elternzeit|nach der elternzeit|typ|firma|der firma|lieblingsfarbe|lieblingsfarben|einkehr|einkehren|patin|pate|taufpatin|taufpate|patenkind|ubertrieben|nicht ubertrieben|oder keiner|oder gar keiner|oder keine|oder gar keine|oder keins|oder gar keins|oder gar nicht|laptop|laptops|vor kurzem|seit kurzem|kurz vor|kurz nach|kurz vorher|kurze zeit|kurzer weg|kurzen weg|kurze strecke|kurze haare|kurzen haaren|lange haare|langen haaren|rote haare|roten haaren|blonde haare|blonden haaren|graue haare|grauen haaren|braune haare|braunen haaren|schwarze haare|schwarzen haaren|dunkle haare|dunklen haaren|helle haare|hellen haaren|in kurze|

  zu|zieh|fand|fande|war|ware|waren|wars|hab|is|mi|i|gell|bissl|bissi|wenns|gibts|darfs|solls|hats|trag|trau|zwei|drei|vier|funf|sechs|zehn|ende|anfang|ansonsten|sonst|fast|vor allem|uberhaupt|wahnsinnig|motto|ich|du|er|sie|wir|ihr|mir|mich|dir|dich|uns|euch|ihm|ihn|ihnen|man|sich|selbst|wer|was|wo|wann|wie|warum|wieso|welcher|welches|wohin|womit
  ist|sind|war|waren|bin|bist|seid|sein|wird|werden|wurde|wurden|werde|wirst|habe|hab|hast|hat|haben|hatten|kann|kannst|konnen|konnte|konntest|darf|durfen|muss|mussen|musste|sollst|wollen|willst|wollte|mussten|mochtest|mochten|wars|gibt|geben|gehe|geh|gehen|gehst|geht|komme|kommt|kommen|mal|doch|ja|nein|halt|eben|eh|schon|auch|nur mal|ganz|sehr|ziemlich|recht|wirklich|echt|total|super|richtig|etwas|was|bisschen|ein bisschen|ein wenig|wenig|viel|vielleicht|eher|gern|gerne|bitte|danke|hallo|hi|hey|moin|servus|so|da|dort|hier|dann|wenn|weil|dass|ob|als|bis|seit|wahrend|nach|vor|von|vom|bei|beim|auf|an|am|um|uber|unter|zwischen|hinter|neben|zum|zur|zu dem|zu der|zu den|zu einer|zu einem|zu meiner|zu meinem|zu meinen|ab|per|pro|je|trotz|wegen|deshalb|daher|denn|damit|daran|darauf|darunter|darin|davon|dabei|daruber
  frag nicht|frag nicht warum|fragt nicht|fragt nicht warum|fragen sie nicht|fragen sie nicht warum|frag mich nicht|fragt mich nicht|weiß es|weiß es auch nicht|weiß es nicht|weiß auch nicht|weiß das|weiß schon|weiß man|weiß ja|weiß warum|weiß jeder|weiß doch|bitte mach|es liegt|liegt|liegen|stell|stelle|stell zusammen|zusammen|zusammenstellen|empfiehl|empfehlen|empfehlung|vorschlag|vorschlage|schlag vor|hilf|hilfe|helfen|style|stylen|styling|stilberatung|kleidung|klamotten|anziehsachen|sachen|teil|teile|stuck|garderobe|kleiderschrank|mode|idee|ideen|variante|version|thema|stil|art|weise|anlass|veranstaltung|event|termin|angezogen|gekleidet|kleiden|aussehen|aussieht|ausschaut|wirken|wirkt|wirke|fuhlen|fuhle|fuhlt|wohl|wohlfuhlen|finde|find|findet|denke|glaube|weiß nicht|weiss nicht|passt|passen|tragbar|machbar|moglich|moglichst|am besten|besser|gut|gute|guter|gutes|toll|schon|schone|schones|schoner|hubsch|perfekt|nett|richtige|passende|passendes|passender|passenden|klasse|wunderbar|super toll|besonders|besonderes|normal|normale|einfach|typisch|gleich|gleiche|gleichen|ahnlich|genau|ungefahr|etwa|circa|ca|insgesamt|gesamt|maximal|hochstens|mindestens|budget|euro|eur|preis|geld|kosten|kostet|ausgeben|sollte nicht mehr als|nicht mehr als
  mehr brauch ich nicht|mehr brauche ich nicht|mehr will ich nicht|mehr muss nicht sein|farbe egal|farbe ist egal|farbe ist mir egal|farbe spielt keine rolle|egal welche farbe|farbe darf bleiben|jetzig|jetzige|jetzigen|jetziger|aktuell|aktuelle|aktuellen|bisherig|bisherige|bisherigen|vorhandene|vorhandenen|wenn es das gibt|wenns das gibt|falls vorhanden|falls moglich|wenn moglich|wenn ihr habt|wenn ihr das habt|falls ihr habt|falls es das gibt|wenn es geht|wenns geht|dasselbe gilt|gleiches gilt|das gleiche gilt|gilt auch|farbe bleibt|gleiche farbe|selbe farbe|derselben farbe|der selben farbe|im gleichen ton|im selben ton|gleicher farbton|selber farbton|gleicher ton|selber ton|farbton|farbtone|die gleiche farbe|dieselbe farbe|heute|morgen|abend|abends|nachmittag|mittag|vormittag|nacht|nachts|morgens|tag|tage|tags|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|uhrzeit|stunde|stunden|nachste|nachsten|nachster|nachstes|kommende|kommenden|diesmal|danach|anschließend|anschliessend|hinterher|davor|bald|jetzt|gerade|immer|oft|meist|meistens|manchmal|montag|dienstag|mittwoch|donnerstag|freitag|ganzen tag|spater|fruh|spat|erste|ersten|zweite|letzte|wieder|noch mal|nochmal|weiterhin|draußen|draussen|drinnen|innen|wetter|temperatur|temperaturen|grad
  mutter|mama|vater|papa|schwester|bruder|tochter|sohn|oma|opa|großvater|grossvater|großmutter|grossmutter|großeltern|eltern|kind|kinder|kindern|baby|freund|freundin|freunde|freunden|freundinnen|partner|partnerin|chef|chefin|kollege|kollegin|kollegen|kolleginnen|kunde|kunden|familie|cousin|cousine|tante|onkel|nichte|neffe|schwiegermutter|schwiegervater|schwiegereltern|leute|gast|gaste|jemand|alle leute|beste freundin|besten freundin|stadt|land|dorf|haus|wohnung|garten|ort
  alt|jung|bin|gerne haben|gewachsen|figur|korper|haut|augen|große|grosse|jahre alt|konfektionsgroße|kleidergroße|mann und|bisher|sowieso|egal|hauptsache|wichtig|falls|notfalls|zwar|trotzdem|standig|dauernd|andauernd|dennoch|nun|also|naja|okay|ok|sieht|sehe|sehen|ausgesehen|sieht aus|aus sehen|gehort|gehoren|bekomme|kriege|bekommen|kriegen|eingeladen|einladung|steht an|steht|stehen|dran|drauf|drunter|druber|dazu passen|geeignet|farben|ton|tone|tonen|stoff|stoffe|material|schnitt|lange|form|fuß|fuße|fußen|fusse|fussen|hin|her|los|lass|lassen|lasst|wunsch|anfrage|frage|hoch|ums|ans|aufs|furs erste|machst|mir was|mir etwas|etwas das|bloß|kleines|kleine|kleiner|große|großes|großen
`;
