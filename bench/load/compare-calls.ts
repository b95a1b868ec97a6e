import { saveOnboarding } from '#contract/onboarding.ts';
import { median } from '../figure.ts';
import { READS } from './calls.ts';
import { headersOf, type Target } from './put-load.ts';

const TRIES = 120;
const WARM_UP = 20;

export interface Compared {
  name: string;
  fewMs: number;
  manyMs: number;
}

const ANSWERS = {
  styles: [],
  palettes: [],
  wardrobe: null,
  displayName: '',
  location: '',
  ageRange: null,
  occasion: null,
};

/** Each call to the small installation and to the large one in turns, so that what else the machine does falls on both. */
export async function compareCalls(few: Target, many: Target): Promise<Compared[]> {
  const calls = [
    ...READS.map(({ name, path }) => ({ name, path, write: false })),
    { name: 'a picture', path: ({ photoUrl }: Target['person']) => photoUrl, write: false },
    { name: 'a change (onboarding)', path: () => saveOnboarding.path, write: true },
  ];
  const compared: Compared[] = [];
  for (const { name, path, write } of calls) {
    const spent = new Map<Target, number[]>([
      [few, []],
      [many, []],
    ]);
    for (let run = 0; run < TRIES + WARM_UP; run += 1) {
      for (const [target, times] of spent) {
        // A picture's bytes are the first one's alone.
        const copy = name === 'a picture' ? 0 : run % target.people;
        const began = performance.now();
        const answer = await fetch(target.address + path(target.person, copy), {
          headers: { ...headersOf(target.person, copy, { place: run }), 'content-type': 'application/json' },
          ...(write && { method: 'POST', body: JSON.stringify({ ...ANSWERS, goals: String(run) }) }),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
        if (run >= WARM_UP) times.push(performance.now() - began);
      }
    }
    compared.push({ name, fewMs: median(spent.get(few) ?? []), manyMs: median(spent.get(many) ?? []) });
  }
  return compared;
}
