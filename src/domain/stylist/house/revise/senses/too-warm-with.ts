import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE, isArticle, isGarment } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

/** "I get too hot in merino", „in Wolle schwitze ich“: that cloth is what is not borne. */
export function tooWarmIn(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at): Mention => {
    const [warm, link] = [mentions[at - 2], mentions[at - 1]];
    const isBorne =
      mention.meaning.is !== 'fabric' || !isCue(link?.meaning, 'in') || !SWEATS.test(warm?.text ?? '');

    return isBorne ? mention : { ...mention, negated: true };
  });
}

const SWEATS =
  /^(?:(?:i )?(?:(?:get|am|run|feel) )?(?:too|so|way too) (?:warm|hot)|(?:i )?sweat|(?:ich )?schwitze?|zu warm|zu heiß|zu heiss)$/;

/** "It's too warm for a scarf", „zu warm für einen Schal“: the weather is, and the scarf goes. */
export function tooWarmFor(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at): Mention => {
    const behind = mentions.slice(at + 1, endOfThought(mentions, at));
    const named = behind.filter(({ meaning }) => meaning.is !== 'filler' && !isCue(meaning, 'for'));
    const [article, noun] = isArticle(named[0]?.meaning) ? named : [undefined, named[0]];
    const isTooWarm =
      TOO_WARM.test(mention.text) &&
      isCue(mentions[at + 1]?.meaning, 'for') &&
      noun?.meaning.is === 'garments' &&
      noun.meaning.target.slots.every((slot) => slot === 'accessory' || slot === 'outer') &&
      !DEFINITE.test(article?.text ?? '') &&
      !mentions.slice(startOfThought(mentions, at), at).some(isGarment);

    return isTooWarm ? { ...mention, meaning: { is: 'cue', cue: 'remove' } } : mention;
  });
}

/** "With a scarf I'm too hot", „zu warm mit dem Schal“: it is worn no more, and nothing cooler comes for it. */
export function tooWarmWith(mentions: readonly Mention[]): readonly Mention[] {
  const warm = mentions.findIndex(
    ({ meaning, text }) => meaning.is === 'change' && meaning.axis === 'warmth' && /^(?:too|zu) /.test(text),
  );
  if (warm < 0 || (mentions[warm]?.meaning.is === 'change' && !TOO_WARM.test(mentions[warm]?.text ?? '')))
    return mentions;
  const start = startOfThought(mentions, warm);
  const said = mentions.slice(start, endOfThought(mentions, warm));
  // "Too warm with the jumper, a lighter one": something comes for it.
  if (mentions.slice(endOfThought(mentions, warm)).some(({ text }) => ANOTHER.test(text))) return mentions;
  const [link, ...behind] = said.slice(said.findIndex(({ meaning }) => isCue(meaning, 'with')));
  const noun = behind.find((one) => !isArticle(one.meaning));
  const others = said.filter((one) => one !== link && one !== noun && one !== mentions[warm]);
  if (
    !isCue(link?.meaning, 'with') ||
    !isGarment(noun) ||
    !others.every(({ meaning }) => meaning.is === 'filler' || isArticle(meaning))
  )
    return mentions;

  return mentions.map((mention): Mention => {
    if (mention === link) return { ...mention, meaning: { is: 'cue', cue: 'remove' } };

    return mention === mentions[warm] ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const TOO_WARM = /^(?:too|zu) (?:warm|hot|heiß|heiss)$/;
const ANOTHER = /^(?:ones?|something|eine?[nrs]?|was|etwas|instead|stattdessen|lieber)$/;
