import type { Mention } from '../language/mentions/meanings.ts';

/** The word that such a clause becomes. */
export const TRENDS = 'trends';

const NOW =
  '(?: (?:right now|right|now|rn|currently|atm|at the moment|these days|nowadays|lately|this (?:season|year|spring|summer|fall|autumn|winter)|on (?:tiktok|instagram|insta|social media|the runways?)))*';
/** What is worn nowadays, said as a clause of its own; it is one word for trends. */
const CLAUSES: readonly RegExp[] = [
  `(?:whats|what is|whatever is|whatevers) (?:(?:currently|really|so|all|meant to be|supposed to be) )*(?:(?:in|on) (?:fashion|style|vogue|season|trend)|trending|trendy|fashionable|popular|hot|hip|cool|in(?= (?:right|now|rn|this|these|dont|doesnt|is|at)| .|$))${NOW}`,
  `(?:what|stuff|things|clothes|looks)(?: that)? (?:(?:all|other|young|the|most) )*(?:people|everyones?|everybodys?|others|kids|they|girls|guys|women|men|influencers|folks)(?: (?:of )?(?:my|his|her|their|own|age|around|out|there|in|the|city|street))* (?:(?:r|are|is) )?(?:(?:actually|really|all|currently) )*(?:wearing|wear|wears)${NOW}`,
  `was (?:(?:grad|grade|gerade|jetzt|momentan|derzeit|zurzeit|so|alles|man|aktuell|heutzutage|heute|eben) )*(?:in|angesagt|modern|modisch|hip|hot|cool|trendy|im trend|mode|in mode)(?: (?:ist|is|sind|liegt))?(?= |$)`,
  `was (?:(?:die|alle|andere|anderen|jungen|man|leute|junge|in|meinem|alter|meines|alters) )+(?:(?:grad|grade|gerade|jetzt|momentan|derzeit|so|alles|heute) )*(?:tragt|tragen|anhaben|anziehen)(?= |$)`,
].map((source) => new RegExp(`(?<= |^)${source}`, 'g'));

/** A feedback with "what's in fashion", "stuff people my age wear", „was grad in ist“ as one word: "trends". */
export function withTrends(mentions: readonly Mention[]): Mention[] {
  const starts: number[] = [];
  let text = '';
  for (const { meaning, text: words } of mentions) {
    starts.push(text.length);
    text += `${meaning.is === 'break' ? '.' : words} `;
  }
  const said = text.trimEnd();
  const found = CLAUSES.flatMap((clause) =>
    [...said.matchAll(clause)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  if (found.length === 0) return [...mentions];

  return mentions.flatMap((mention, at): Mention[] => {
    const start = starts[at] ?? 0;
    const clause = found.find(({ from, to }) => start >= from && start < to);
    if (clause === undefined) return [mention];
    if (start !== clause.from) return [];
    const words = mentions.filter((_, index) => {
      const place = starts[index] ?? 0;

      return place >= clause.from && place < clause.to;
    });
    const { role: _ofOneWord, ...first } = mention;

    return [
      {
        ...first,
        negated: false,
        text: TRENDS,
        said: words.map((word) => word.said).join(' '),
        meaning: { is: 'filler' },
      },
    ];
  });
}

/** "Too old", "frumpy", „altbacken“: as old as somebody is not to look, which asks for what is younger. */
export function withAge(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (AGE_OF.test(mention.text) && isAged(next)) return { ...mention, meaning: { is: 'filler' }, text: '' };
    const isOfNoun = ['garments', 'cue', 'unknown'].includes(next?.meaning.is ?? '');
    if (!isAged(mention) || isOfNoun || mentions.some(({ text }) => PLEASES.test(text))) return mention;
    // „Zu alt“, „wie Oma“; "old" alone is any age, and „Alter!“ is nobody's.
    if (OF_ANYBODY.test(mention.text) && !OF_ONE.test(before?.text ?? '')) return mention;
    const { role: _ofOneWord, ...rest } = mention;

    return { ...rest, text: 'younger', negated: false, meaning: { is: 'filler' } };
  });
}

function isAged(mention: Mention | undefined): boolean {
  return AGED.test(mention?.text ?? '');
}

const AGED =
  /^(?:too |so |zu )?(?:old|old for me|old fashioned|dated|outdated|frumpy|stuffy|granny|mumsy|dowdy|matronly|middle aged|alt|altbacken|altmodisch|omahaft|oma|opa|opahaft|tantig|spießig|brav|bieder|tame)(?:e[nrsm]?)?$/;
const OF_ONE = /^(?:too|so|less|zu|weniger|like|like a|wie|wie ne|nach)$/;
const OF_ANYBODY = /^(?:old|alt(?:e[nrsm]?)?|granny|oma|opa)$/;
const AGE_OF =
  /^(?:too|so|less|not|nothing|no|zu|weniger|nicht|nichts|nix|kein|very|that|really|sehr|much|viel)(?: (?:so|too|zu))?$/;
const PLEASES = /^(?:(?:i )?(?:love|like)|adore|mag|liebe|gern|gerne)$/;
