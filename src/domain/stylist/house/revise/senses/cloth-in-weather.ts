import type { Mention } from '../../language/mentions/meanings.ts';

/** "Suede in this rain? Smooth leather", „Wildleder bei dem Sauwetter?“: the weather is why that cloth is not wished, and no wish of its own. */
export function clothInWeather(mentions: readonly Mention[]): readonly Mention[] {
  const mark = mentions.findIndex(({ meaning }) => meaning.is === 'break');
  const asked = mentions.slice(0, mark);
  const [cloth, ...behind] = asked;
  const weather = behind.at(-1);
  const isDoubt =
    mark > 0 &&
    cloth?.meaning.is === 'fabric' &&
    weather?.meaning.is === 'weather' &&
    behind.slice(0, -1).every(({ meaning }) => ['filler', 'degree', 'cue'].includes(meaning.is)) &&
    IN.test(behind[0]?.text ?? '') &&
    mentions.slice(mark).some(({ meaning }) => meaning.is === 'fabric');
  if (!isDoubt) return mentions;

  return mentions.map((mention): Mention => {
    if (mention === cloth) return { ...mention, negated: true };

    return mention === weather ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const IN = /^(?:in|at|for|with|bei|beim|im|fur)(?: |$)/;
