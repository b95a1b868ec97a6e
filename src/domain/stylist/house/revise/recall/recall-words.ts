import { anyOf, phrase } from '#domain/phrases/phrase.ts';

/**
 * How people speak of what an outfit was before, in levelled words. `ref` names a look ("the first one"), `np` pieces of one ("the
 * brown ones"), which another reader takes apart.
 */
export interface RecallWords {
  /** A whole look, as it was. */
  looks: readonly RegExp[];
  /** Pieces of one. */
  pieces: readonly RegExp[];
  /** The last change once more, as all that is said. */
  more: RegExp;
  /** The last change was too much. */
  less: RegExp;
  /** Where pieces are told apart from what else is wished for: "the shoes and a warmer coat". */
  and: RegExp;
}

const END =
  '(?=$| [,.;:!?()]| (?:but|and|with|only|except|just|though|please|without|minus|plus|aber|und|mit|nur|bloss|ausser|bitte|ohne|jedoch|dazu)(?: |$))';
const START = '(?<=^|[,.;:!?()] |\\b(?:and|but|please|und|aber|bitte|ok|okay|no|nein|hm|well|hmm|na|ach) )';
/** "As warm as before" speaks of no look. */
const NO_DEGREE = '(?<!\\b(?:as|so) (?!wie )[a-z]+ )';

const ORD =
  '(?:very )?(?<ord>first|original|initial|second|third|fourth|fifth|last|latest|previous|prior|earlier|old)';
const LOOK =
  '(?:one|look|outfit|version|suggestion|idea|proposal|option|try|combination|combo|draft|set)(?= |$)';
const THE = '(?:(?:the|that|your|my|this) )?';
const REF = `(?:${THE}${ORD} ${LOOK}|the one (?<before>before)(?: that| this| last)?|(?:the )?(?:version|look|number|outfit) (?:number )?(?<number>\\d|one|two|three|four|five))`;
const BACK =
  '(?:(?:can (?:we|you|i) |could (?:we|you|i) |lets |let us |i want to |i would like to |id like to |please |just |maybe |actually |no )*(?:(?:go|going|get|take (?:it|me|us|this)|change (?:it|this)|switch|turn|return|revert|reset(?: it| this)?|put (?:it|this)|bring (?:it|this))(?: all)?(?: back)?|back)(?: again)? to )';
const LEAD =
  '(?:(?:with|can i have|could i have|give me|i want|i would like|id like|i d like|show me|lets have|bring|get me|ill take|i ll take|i will take|make it|wear|use|take|i prefer) )?';

/** Before a "back" that says no more. */
const BACK_ALONE =
  '(?:(?:no|nope|please|forget (?:it|that)|never ?mind|vergiss (?:es|das)|lieber|oh|ok|hm|ach|nein|nee|bitte|doch|wieder|go|geh|[,.;:!]) )*';

const ORD_DE =
  '(?<ord>(?:aller)?erst|ursprunglich|anfanglich|zweit|dritt|viert|funft|vorletzt|letzt|vorig|vorherig|alt|fruher)e(?:[nrsm]|res|ren|rer)?';
const LOOK_DE = '(?:look|outfit|version|fassung|vorschlag|variante|idee|kombination|entwurf|stand)s?(?= |$)';
const REF_DE = `(?:(?:der|die|das|den|dem|zum|zur|vom|deine[nrsm]?|dein) ${ORD_DE} ${LOOK_DE}|(?:das|dem|zum) ${ORD_DE}${END}|(?:version|nummer|look|outfit|vorschlag) (?<number>\\d|eins|zwei|drei|vier|funf))`;
const LEAD_DE =
  '(?:(?:bitte|doch|lieber|dann|einfach|wieder|gern|jetzt|mach|mache|mal|noch ?mal|noch einmal|geh|gehe|gehen wir|lass uns|ich will|ich mochte|ich hatte gern|ich nehme|nimm|gib mir|zeig mir|es|alles|das ganze|ich wurde|mit|stell|setz|kannst du|konnen wir|hol|bring|bringe|zieh|ich) )*';

/** Behind a name of a time: "the shoes you had before". */
const EARLIER =
  '(?:from (?:before|earlier|the (?:beginning|start|(?<since>first|original)(?: one| look| outfit| version)?|last(?: one| look| outfit| version)?))|(?:that |which )?(?:you|we|i|it) (?:had|showed|suggested|picked|wore|did)(?: me)?(?: before| at first| first| earlier| originally)?|like before|as before)';
const NP = '(?<np>(?:the|those|that|my|these) [^,.;:!?()]+?)';
const EARLIER_DE =
  '(?:von (?:vorher|vorhin|eben|zuvor|davor|(?<since>ganz am anfang|am anfang|anfang an|zuerst))|vom (?<since2>anfang|ersten(?: look| outfit| vorschlag| mal)?)|aus dem (?<since3>ersten|vorigen|letzten)(?: look| outfit| vorschlag)?|wie (?:vorher|zuvor|vorhin|eben)|(?:die|das|den) du (?:vorher|zuerst|am anfang|vorhin) hattest)';
const NP_DE = '(?<np>(?:der|die|das|den|dem|meine[nrm]?) [^,.;:!?()]+?)';

const all = (...patterns: string[]): RegExp[] => patterns.map((pattern) => new RegExp(pattern, 'd'));

export const RECALL_WORDS: readonly RecallWords[] = [
  {
    looks: all(
      `${BACK}${REF}${END}`,
      `^(?:please |no |ok |hm |actually )*${LEAD}${REF}${END}`,
      `\\bback (?<steps>two|three|2|3) (?:steps|versions|looks|changes)${END}`,
      `^${BACK_ALONE}back(?: please)?(?: [.!])?$`,
      `${START}(?:it|that|this|everything|the outfit|the look) (?:was|looked|felt) (?:[a-z]+ )?(?:better|nicer) (?:before|at (?<start>first))${END}`,
      `${BACK}(?:the |square )?(?<start>start|beginning|original|one)(?: again)?${END}`,
      `${BACK}(?:how|what|the way) (?:it|that|this|things|you|we|i) (?:was|were|had|looked|did)(?: it| me)?(?: (?:before|first|at first|originally|initially|in the (?<start>beginning)|to begin with|earlier))?${END}`,
      `${START}(?:how|the way) (?:it|that|things) (?:was|were|looked)(?: (?:before|at (?<start>first)|earlier))${END}`,
      `${NO_DEGREE}\\b(?:(?:make it|do it|leave it|keep it|wear it|just|exactly|again|the same|same) )*(?:like|as)(?: (?:it was|you had it|that was|it looked|in|the one))? (?:before|at (?<start>first)|originally|in the beginning|to begin with|last time)${END}`,
      `${START}(?:make it |do it |just |exactly |again )*(?:like|as) (?:it was|${REF})${END}`,
      `${START}(?:please |just |can you )*(?:undo|revert|reverse|cancel|roll back|take back|discard|scrap)(?: (?:that|it|this|all that|the (?:last |latest )?change|the last one|what you (?:just )?did))?${END}`,
      `${START}(?:please )?take (?:that|it|this|the last change|the change) back(?: again)?${END}`,
      `${START}(?:please )?start (?:over|again|afresh)? ?(?:from (?:the )?(?<start>beginning|scratch|start|original))${END}`,
      `${START}${LEAD}${REF} (?:again|back|instead|after all|once more)${END}`,
      `${START}(?:i think |actually |honestly )?${REF} (?:was|is|looked|worked|suited me|felt)(?: [a-z]+){0,2} (?:better|nicer|best|perfect|great|prettier|more me)(?: actually| after all)?${END}`,
      `${START}(?:actually |honestly )?i (?:liked|prefer|preferred|loved|like|love|miss|want|ll take|will take) ${REF}(?: (?:better|more|best|back|again|after all|instead))${END}`,
      `${START}(?:actually |honestly )?i (?:prefer|preferred|miss) ${REF}${END}`,
    ),
    pieces: all(
      `\\b(?:back(?: again)?|return|revert) to ${NP}(?: ${EARLIER}| again)?${END}`,
      `${START}${LEAD}(?:(?:bring|give|put|get|take|want|i want|swap)(?: me| us)? back )${NP}(?: ${EARLIER}| on| again)?${END}`,
      `${START}(?:please )?(?:bring|give me|put|get me|get|i want|i would like|id like|can i have|could i have|lets have|have)? ?${NP} (?:back|again)(?: on| in| please)?${END}`,
      `${START}${LEAD}${NP} ${EARLIER}(?: again| back)?${END}`,
      `${START}${LEAD}(?<np>(?:the|those|my) (?:old|previous|original|initial|earlier|former|(?<since>first)) [^,.;:!?()]+?)(?: again| back| instead| please| (?:was|were|looked) (?:better|nicer))?${END}`,
      `${START}${NP} (?:was|were|looked|worked|suited me)(?: [a-z]+)? (?:better|nicer|best)${END}`,
      `${START}(?:please |with |again |make |turn )*(?<np>(?!not |no |never |without |the |all )[^ ,.;:!?()]+(?: [^ ,.;:!?()]+){0,3}) again(?: please)?${END}`,
      `^(?:please )?again (?<np>[^,.;:!?()]+?)${END}`,
      `${START}(?:i (?:liked|preferred|prefer|loved)) ${NP} (?:better|more|best)${END}`,
    ),
    more: phrase([
      '^',
      `${anyOf(
        'yes |ok |okay |good |great |nice |please |and |now |just |do |go |even ',
        'still |a |bit |little |some |lot |much |one |step |once |make it ',
      )}*`,
      anyOf(
        'more(?: of (?:that|it|this|the same))?',
        'again|once more|one more time|that again|it again|same again|the same again',
        'further|keep going|another step|another notch|more so|on',
      ),
      '(?: in (?:that|this|the same) direction| please| still| so)?$',
    ]),
    less: /^(?:no |hm |ok |but |please |now |just |that |thats |it |its |is |s |was |a |bit |little |way |not |quite |far |so |make it )*(?:too much(?: of (?:that|it|a change))?|too far|so much|that much|less of (?:that|it)|less so|as much|quite as much|tone it down|dial it back|less)(?: please| now)?$/,
    and: / (?:and|plus) (?=(?:a|an|some|something|make|add|no|without|wear) )/,
  },
  {
    looks: all(
      `^${LEAD_DE}(?:(?:das|zum) (?<ord2>(?:aller)?erst|ursprunglich|vorig|vorherig|zweit|dritt)e[nrs]?|${REF_DE})${END}`,
      `\\b(?<steps>zwei|drei|2|3) (?:schritte|versionen|anderungen|mal) zuruck${END}`,
      `^${BACK_ALONE}zuruck(?: bitte| damit)?(?: [.!])?$`,
      `${START}(?:vorher|davor|zuerst|am (?<start>anfang)) (?:war|gefiel|sah) (?:es|das|mir das|mir es|alles)(?: [a-z]+)? besser(?: aus)?${END}`,
      `${START}(?:(?:das|es|die|der) )?(?:war (?:vorher|davor)|(?:vorher|davor) war) (?:[a-z]+ )?besser${END}`,
      `${START}(?:genau |so |bitte |wieder |mach es )*wie (?:das|der|die|im|beim) ${ORD_DE}(?: ${LOOK_DE})?${END}`,
      `${START}${LEAD_DE}(?:zuruck|wieder|noch ?mal|noch einmal)(?: (?:zu|auf))? ${REF_DE}(?: (?:zuruck|wieder|noch ?mal|bitte))?${END}`,
      `${START}${LEAD_DE}(?:zu |auf )?(?:(?:das|dem|zum) ${ORD_DE}|${REF_DE.replace('<ord>', '<ord2>')}) (?:zuruck|wieder|noch ?mal|noch einmal|wieder her|bitte wieder|zuruckgehen|wiederhaben)${END}`,
      `${START}${LEAD_DE}zuruck (?:zum|auf|auf den|an den|zu dem) (?<start>anfang|original|ursprung|start|ausgangspunkt)${END}`,
      `${START}(?:noch ?mal |noch einmal |bitte |wieder )*von (?<start>vorne?|anfang an)${END}`,
      `${NO_DEGREE}\\b(?:(?:bitte|mach es|mach|alles|genau|so|wieder|einfach|doch|lieber|noch ?mal|genauso|lass es|es soll|es) )*wie (?:es |das |du es )?(?:vorher|zuvor|davor|vorhin|eben|gerade eben|(?:ganz )?am (?<start>anfang)|anfangs|zuerst|ursprunglich|zu beginn|beim ersten(?: mal)?|beim letzten(?: mal)?)(?: war| hattest| gewesen| aussah| sein| haben| machen)*${END}`,
      `${START}(?:bitte |mach es |alles |genau |so |wieder |doch |lieber |genauso )*wie (?:es|das) war${END}`,
      `${START}(?:mach |mache |bitte |kannst du |das |es |die |letzte |anderung |alles |wieder |doch )*ruckgangig(?: machen| bitte)?${END}`,
      `${START}(?:bitte |doch )*(?:nimm|nehmen wir) (?:das|es|die anderung|die letzte anderung)(?: bitte| doch| wieder)* zuruck${END}`,
      `^(?:bitte |doch |wieder |nein |geh |einen schritt |eins |noch )+zuruck(?: bitte)?$`,
      `${START}(?:ich finde |ich glaube )?(?:der|die|das) ${ORD_DE}(?: ${LOOK_DE})? (?:war|ist|gefiel|gefallt|fand ich|sah|stand)(?: mir| doch| viel| noch| deutlich| einfach)* (?:besser|schoner|am besten|am schonsten|passender|mehr)(?: aus)?${END}`,
      `${START}(?:mir gefiel|mir gefallt|mir hat|ich fand|ich mochte|ich mag) ${REF_DE}?(?:(?:der|die|das|den) ${ORD_DE.replace('<ord>', '<ord2>')}(?: ${LOOK_DE})?)? ?(?:doch |viel |noch )*(?:besser|schoner|mehr|lieber)(?: gefallen)?${END}`,
    ),
    pieces: all(
      `${START}${LEAD_DE}zuruck (?:zu|zum|zur)(?: (?:den|der|dem))? (?<np>[^,.;:!?()]+?)(?: ${EARLIER_DE})?${END}`,
      `${START}(?:nein |ach |bitte |dann |lieber |nimm |gib mir |ich will |ich mochte |ich hatte gern |zieh |ich nehme |hol |bring )*(?:(?:doch|lieber|wieder|noch ?mal|noch einmal) )+(?:bitte )?${NP_DE}(?: ${EARLIER_DE}| zuruck| an)?${END}`,
      `${START}${LEAD_DE}${NP_DE} (?:wieder(?: her| zuruck| an| dazu| rein| haben)?|zuruck(?:haben)?|noch ?mal|noch einmal)(?: bitte)?${END}`,
      `${START}${LEAD_DE}${NP_DE} ${EARLIER_DE}(?: wieder| zuruck)?${END}`,
      `${START}${LEAD_DE}(?<np>(?:der|die|das|den|dem) (?:alt|vorig|vorherig|ursprunglich|fruher|(?<since>erst))e(?:[nrsm]|res|ren|rer)? [^,.;:!?()]+?)(?: wieder| zuruck| bitte| (?:war|waren) (?:besser|schoner))*${END}`,
      `${START}${NP_DE} (?:war|waren|fand ich|gefiel mir|gefielen mir|sah|sahen)(?: [a-z]+)? (?:besser|schoner)(?: aus)?${END}`,
      `${START}(?:mach |bitte |gern |gerne )*(?<np>(?:(?:die|den|das) )?[^ ,.;:!?()]+ wieder [^ ,.;:!?()]+n?)${END}`,
      `${START}(?:mach |bitte |mit )*(?<np>(?!nicht |kein|nie |ohne |wie |so )[^ ,.;:!?()]+(?: [^ ,.;:!?()]+){0,2}) wieder(?: rein| dazu| an| her| bitte)?${END}`,
      `${START}${LEAD_DE}(?<np>(?:die|den|das) (?:alten|vorigen|vorherigen|fruheren|alte|vorige))(?: wieder| zuruck| bitte| waren besser| war besser)*${END}`,
    ),
    more: phrase([
      '^',
      `${anyOf(
        'ja |ok |gut |super |bitte |und |jetzt |mach |das |es |noch |ein |eine ',
        'bisschen |wenig |etwas |ganzes |viel ',
      )}*`,
      anyOf(
        'mehr(?: davon| so)?',
        'noch ?mal|noch einmal',
        'weiter(?: so)?',
        'stuck(?: weiter)?',
        'stufe(?: weiter| mehr)?',
        'schritt(?: weiter)?',
        'das gleiche noch ?mal',
        'weiter in (?:diese|die|dieselbe|die gleiche) richtung',
        'in (?:diese|die) richtung weiter',
      ),
      '(?: bitte| in diese richtung)?$',
    ]),
    less: /^(?:nein |hm |ok |aber |bitte |jetzt |das |es |ist |war |mir |doch |jetzt |nun |etwas |ein |bisschen |wenig |viel |nicht |ganz |so |gleich |mach )*(?:zu ?viel(?: des guten)?|zu weit|so viel|so sehr|so stark|weniger(?: davon)?|so extrem)(?: bitte| jetzt)?$/,
    and: / (?:und|plus|dazu) (?=(?:ein|eine|einen|etwas|mach|keine?n?|ohne|zieh) )/,
  },
];
