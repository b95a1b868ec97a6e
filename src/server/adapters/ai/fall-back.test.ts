import { expect, test } from 'vitest';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { RevisionBrief, Stylist, TaskOptions } from '#domain/stylist/stylist.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import { withFallback } from './fall-back.ts';

const house = createHouseStylist();
const model: Stylist = {
  ...house,
  info: { ...house.info, engine: 'model', model: 'some-model' },
  reviseOutfit: () => Promise.reject(new Error('The model was asked')),
};
const options: TaskOptions = {
  signal: new AbortController().signal,
  log: { info: () => undefined, warn: () => undefined },
};
const briefOf = (request: string): RevisionBrief => ({
  outfit: {
    title: 'A look',
    description: '',
    items: [],
    overallFitAdvice: '',
    reasons: [],
    prompt: 'office',
    priceRange: '100-200',
  },
  request,
  profile: emptyProfile(),
  onboarding: null,
  seed: 1,
});

test('what an outfit was is the house’s to bring back, and no model is asked', async () => {
  const stylist = withFallback(model, house);

  expect((await stylist.reviseOutfit(briefOf('the first one again'), options)).answeredBy).toEqual(
    house.info,
  );
  await expect(stylist.reviseOutfit(briefOf('make it warmer'), options)).rejects.toThrow(
    'The model was asked',
  );
});
