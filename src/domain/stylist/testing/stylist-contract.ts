import { beforeAll, describe, expect, test } from 'vitest';
import { outfitItem, SLOTS } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { provenance } from '#contract/shared-shapes.ts';
import { bodyTypeProfile, evidence, metrics, seenColour } from '#contract/style-profile.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { areDistinctLooks } from '../distinct-looks.ts';
import { finishItem, finishOutfit } from '../finish-outfit.ts';
import type { Stylist, TaskOptions } from '../stylist.ts';
import { anOutfitBrief, aPhoto, aQuiz, storedOutfit } from './briefs.ts';
import { emptyProfile } from './empty-profile.ts';

/** What every engine behind the port keeps to, whatever it knows. */
export function describeStylist(name: string, open: () => Promise<Stylist> | Stylist): void {
  describe(`${name} keeps the contract of stylists`, () => {
    let stylist: Stylist;
    const logged: unknown[] = [];
    const note = (...line: unknown[]) => logged.push(line);
    const options: TaskOptions = {
      signal: { aborted: false, throwIfAborted: () => {} },
      log: { info: note, warn: note },
    };
    beforeAll(async () => {
      stylist = await open();
    });

    test('it says what it is', () => {
      expect(provenance.safeParse(stylist.info).success).toBe(true);
      expect(stylist.info.disclosure.length).toBeGreaterThan(10);
    });

    test('an analysis has measured colors, styles, scores and reasons in the shapes of the contract', async () => {
      const photos = [aPhoto(), aPhoto(['Navy', 'Camel'])];
      const analysis = await stylist.analysePhotos(
        { photos, profile: null, quiz: null, onboarding: null, inspirations: [] },
        options,
      );

      expect(analysis.palette[0]?.name).toBe('Navy');
      for (const colour of analysis.palette) expect(seenColour.safeParse(colour).success).toBe(true);
      expect(analysis.palette.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.001);
      expect(metrics.safeParse(analysis.metrics).success).toBe(true);
      for (const reason of analysis.evidence) expect(evidence.safeParse(reason).success).toBe(true);
      expect(analysis.styleCategories.length).toBeGreaterThan(0);
      expect(analysis.description.length).toBeGreaterThan(20);
      expect(analysis.confidence.usablePhotos).toBe(2);
      expectPlain(analysis);
    });

    test('a photo that cannot be read is named; without any that can there is an error for the person', async () => {
      const broken = { ...aPhoto(), name: 'broken.jpg', features: null };
      const brief = { profile: null, quiz: null, onboarding: null, inspirations: [] };

      const analysis = await stylist.analysePhotos({ ...brief, photos: [aPhoto(), broken] }, options);

      expect(analysis.unreadPhotos).toEqual(['broken.jpg']);
      await expect(stylist.analysePhotos({ ...brief, photos: [] }, options)).rejects.toMatchObject({
        code: 'no_photos',
      });
      await expect(stylist.analysePhotos({ ...brief, photos: [broken] }, options)).rejects.toMatchObject({
        code: 'not_an_image',
      });
    });

    test('a quiz becomes a summary and a patch that keeps what was there', async () => {
      const profile = { ...emptyProfile(), styleCategories: ['My own'] };

      const { patch, summary } = await stylist.assessQuiz(
        { quiz: aQuiz(), profile, onboarding: null },
        options,
      );

      expect(summary.length).toBeGreaterThan(20);
      expect(patch.styleCategories?.[0]).toBe('My own');
      const first = await stylist.assessQuiz({ quiz: aQuiz(), profile: null, onboarding: null }, options);
      expect(first.patch.styleCategories?.length).toBeGreaterThan(0);
      if (patch.metrics) expect(metrics.safeParse(patch.metrics).success).toBe(true);
      expectPlain([patch, summary]);
    });

    test('feedback changes what it names and says so; what is not understood changes nothing', async () => {
      const profile = emptyProfile();

      const done = await stylist.reviseProfile(
        { profile, feedback: 'more elegant, edgy, and add navy' },
        options,
      );
      const unclear = await stylist.reviseProfile({ profile, feedback: 'flibbertigibbet' }, options);

      expect(done.applied.length).toBeGreaterThan(0);
      expect(done.patch.metrics?.elegance).toBeGreaterThan(50);
      expect(done.patch.customColorPalette).toEqual(['Navy']);
      if (done.patch.bodyTypeProfile)
        expect(bodyTypeProfile.safeParse(done.patch.bodyTypeProfile).success).toBe(true);
      expect(unclear).toEqual({ patch: {}, applied: [], undecided: [], notUnderstood: ['flibbertigibbet'] });
    });

    test('an outfit is wearable, in the vocabularies, and within its budget once it is finished', async () => {
      const brief = anOutfitBrief();
      const draft = await stylist.proposeOutfit(brief, options);
      const { items, estimatedTotalCents, ...texts } = finishOutfit(draft, {
        ...brief,
        newId: () => 'item-id-0',
      });

      expect(items.length).toBeGreaterThanOrEqual(3);
      for (const item of items) expect(outfitItem.safeParse(item).success).toBe(true);
      for (const item of draft.items) {
        expect(SLOTS).toContain(item.slot);
        expect(COLOUR_NAMES).toContain(item.color);
      }
      const slots = items.map(({ slot }) => slot);
      expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true);
      expect(slots.filter((slot) => slot === 'shoes')).toHaveLength(1);
      expect(estimatedTotalCents).toBeGreaterThanOrEqual(BUDGETS[brief.priceRange].least * 100);
      expect(estimatedTotalCents).toBeLessThanOrEqual(BUDGETS[brief.priceRange].most * 100);
      expect(texts.title.length).toBeGreaterThan(3);
      expect(texts.reasons.length).toBeGreaterThan(0);
      expectPlain([texts, draft.items]);
    });

    test('looks to choose from are as many as were asked for, each an outfit, and no two alike', async () => {
      const looks = await stylist.proposeLooks(anOutfitBrief(), 3, options);

      expect(looks).toHaveLength(3);
      for (const [at, look] of looks.entries()) {
        expect(look.items.some(({ slot }) => slot === 'shoes')).toBe(true);
        for (const other of looks.slice(0, at)) expect(areDistinctLooks(look.items, other.items)).toBe(true);
      }
      expect(new Set(looks.map(({ title }) => title)).size).toBe(3);
      expectPlain(looks);
    });

    test('what is kept is not chosen again, and counts as worn', async () => {
      const brief = anOutfitBrief();
      const outfit = storedOutfit(await stylist.proposeOutfit(brief, options), brief);
      const kept = outfit.items.filter(({ slot }) => slot !== 'shoes');

      const draft = await stylist.proposeOutfit({ ...brief, kept }, options);
      const { items, estimatedTotalCents } = finishOutfit(draft, {
        ...brief,
        kept,
        newId: () => 'item-id-new',
      });

      for (const item of kept) expect(items).toContainEqual(item);
      expect(items.filter(({ slot }) => slot === 'shoes')).toHaveLength(1);
      expect(estimatedTotalCents).toBeLessThanOrEqual(BUDGETS[brief.priceRange].most * 100);
    });

    test('a revision does what it says and keeps the rest to the letter', async () => {
      const brief = anOutfitBrief();
      const outfit = storedOutfit(await stylist.proposeOutfit(brief, options), brief);
      const shoes = outfit.items.find(({ slot }) => slot === 'shoes');

      const revision = await stylist.reviseOutfit(
        { outfit, request: 'swap the shoes', profile: brief.profile, onboarding: null, seed: 7 },
        options,
      );

      expect(revision.applied.length).toBeGreaterThan(0);
      const kept = revision.items.flatMap((item) => ('kept' in item ? item.kept : []));
      const drafted = revision.items.flatMap((item) => ('drafted' in item ? item.drafted : []));
      expect(kept).toEqual(outfit.items.filter(({ slot }) => slot !== 'shoes').map(({ id }) => id));
      expect(drafted.map(({ slot }) => slot)).toEqual(['shoes']);
      expect([drafted[0]?.garment, drafted[0]?.color]).not.toEqual([shoes?.garment, shoes?.color]);
      const [finished] = drafted.map((item) => finishItem(item, { ...brief, newId: () => 'item-id-new' }));
      expect(outfitItem.safeParse(finished).success).toBe(true);
      expectPlain(revision);
    });

    test('a request that is not understood leaves the outfit as it is', async () => {
      const brief = anOutfitBrief();
      const outfit = storedOutfit(await stylist.proposeOutfit(brief, options), brief);

      const revision = await stylist.reviseOutfit(
        { outfit, request: 'flibbertigibbet', profile: brief.profile, onboarding: null, seed: 7 },
        options,
      );

      expect(revision).toMatchObject({
        title: outfit.title,
        applied: [],
        notUnderstood: ['flibbertigibbet'],
      });
      expect(revision.items).toEqual(outfit.items.map(({ id }) => ({ kept: id })));
    });

    test('a task that was cancelled ends with the reason', async () => {
      const reason = new Error('gone');
      const signal = {
        aborted: true,
        throwIfAborted: () => {
          throw reason;
        },
      };

      await expect(stylist.proposeOutfit(anOutfitBrief(), { ...options, signal })).rejects.toBe(reason);
      await expect(
        stylist.analysePhotos(
          { photos: [aPhoto()], profile: null, quiz: null, onboarding: null, inspirations: [] },
          { ...options, signal },
        ),
      ).rejects.toBe(reason);
    });

    test('nothing of a person stands in its log', () => {
      expect(JSON.stringify(logged)).not.toMatch(/IMG_0001|flibbertigibbet|swap the shoes|more elegant/);
    });
  });
}

function expectPlain(made: unknown): void {
  expect(JSON.stringify(made)).not.toMatch(/[<>]|https?:|javascript:/);
}
