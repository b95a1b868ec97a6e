import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Grammar } from '../mentions/grammar.ts';
import type { Meaning, Mention, Target } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

type Name = Extract<Meaning, { is: 'garments' }>;

/** "A long puffer", and not "a puffer" that may be long: nothing usual is called so. */
export function isNameOfItsOwn({ breadth, keys }: Target): boolean {
  return breadth === 'garment' && [...keys].every((key) => garmentOf(key)?.byName === true);
}

/** "A slim black belt", „ein Trench in Beige, kurz“: a color within the name of a garment, which is read as if it stood before it. */
export function joinedNames(mentions: readonly Mention[], { lookUp }: Grammar): readonly Mention[] {
  const names = new Map<number, Name>();
  const dropped = new Set<number>();
  for (const [at, { meaning, text }] of mentions.entries()) {
    if (meaning.is !== 'garments' || isNameOfItsOwn(meaning.target)) continue;
    for (let part = at - 2; part >= at - FARTHEST && isBetween(mentions[part + 1]); part--) {
      const name = nameOf(lookUp(`${mentions[part]?.text} ${text}`));
      if (name === undefined) continue;
      const said = `${mentions[part]?.said} ${mentions[at]?.said}`;
      names.set(at, { ...name, target: { ...name.target, said } });
      dropped.add(part);
    }
  }

  return dropped.size === 0
    ? mentions
    : mentions.map((mention, at) => ({
        ...mention,
        meaning: dropped.has(at) ? { is: 'filler' } : (names.get(at) ?? mention.meaning),
      }));
}

const FARTHEST = 4;

function isBetween(mention: Mention | undefined): boolean {
  return mention !== undefined && isQuality(mention) && mention.meaning.is !== 'shape';
}

function nameOf(meanings: readonly Meaning[] | null): Name | undefined {
  const name = meanings?.find((meaning): meaning is Name => meaning.is === 'garments');

  return name !== undefined && isNameOfItsOwn(name.target) ? name : undefined;
}
