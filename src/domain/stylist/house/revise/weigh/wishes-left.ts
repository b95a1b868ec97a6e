import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { addQuality, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { thoughtAt } from '../../language/mentions/thought.ts';
import type { Said } from '../../language/roles/said.ts';
import { isPurposeOf } from '../clauses/goes-with.ts';
import type { Edit } from '../edits/edit.ts';
import { isQuality } from '../edits/kinds-of-edit.ts';
import { rivalOf } from '../items/match-items.ts';
import { isOf } from '../items/what-is-here.ts';

const SURELY_WANTED = 0.9;

/** "No belt with a suit": what something is worn with; "no tie, but with a pocket square" wants one. */
function isGoingWith(mentions: readonly Mention[], at: number): boolean {
  const link = mentions
    .slice(0, at)
    .findLastIndex(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article'));
  const [opens, before] = [mentions[link]?.meaning, mentions[link - 1]?.meaning];
  const startsAnew = before === undefined || before.is === 'break' || isCue(before, 'instead', 'but', 'and');

  return opens !== undefined && isCue(opens, 'with', 'for') && !startsAnew;
}

/** Garments that are surely asked for, that are not there and that no edit brings. */
export function wishesLeft(
  { mentions }: Said,
  items: readonly OutfitItem[],
  edits: readonly Edit[],
  kept: ReadonlySet<string>,
): Edit[] {
  const asked = new Set<string>();

  return mentions.flatMap(({ meaning, role, negated }, at): Edit[] => {
    if (meaning.is !== 'garments' || negated || meaning.target.breadth === 'slot') return [];
    const { label, keys } = meaning.target;
    const isSure =
      role?.role === 'wanted' && role.sureness >= SURELY_WANTED && role.isClothing >= SURELY_WANTED;
    if (!isSure || asked.has(label) || isGoingWith(mentions, at) || isPraised(mentions, at)) return [];
    if (isOther(mentions, at) || isPurposeOf(mentions, at)) return [];
    asked.add(label);
    const isServed = edits.some((edit) => targetOf(edit)?.some((key) => keys.has(key)) === true);
    if (isServed || items.some((item) => isOf(item, meaning))) return [];
    const rival = rivalOf(meaning.target, items);
    const qualities = qualitiesBefore(mentions, at);
    if (rival === null) return [{ do: 'add', target: meaning.target, qualities }];

    return kept.has(rival.id) ? [] : [{ do: 'replace', item: rival.id, by: meaning.target, qualities }];
  });
}

/** "A bolero or a jacket": the first will do. */
function isOther(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(0, at)
    .findLast(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article'));

  return before !== undefined && isCue(before.meaning, 'or');
}

/** "Dress shoes shawl all lovely": what is to stay is not asked for. */
function isPraised(mentions: readonly Mention[], at: number): boolean {
  return thoughtAt(mentions, at).some(({ meaning, text }) => isCue(meaning, 'keep') && PRAISES.test(text));
}

const PRAISES = /^all /;

function targetOf(edit: Edit): string[] | null {
  if (edit.do === 'add') return [...edit.target.keys];

  return edit.do === 'replace' && edit.by !== null ? [...edit.by.keys] : null;
}

function qualitiesBefore(mentions: readonly Mention[], at: number): Qualities {
  const qualities = noQualities();
  for (let before = at - 1; before >= 0; before--) {
    const mention = mentions[before];
    const meaning = mention?.meaning;
    if (mention === undefined || meaning === undefined || !isQuality(meaning) || mention.negated) break;
    addQuality(qualities, meaning);
  }

  return qualities;
}
