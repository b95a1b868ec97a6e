import { describe, expect, it } from 'vitest';
import { finishOutfit } from '../../../finish-outfit.ts';
import { emptyProfile } from '../../../testing/empty-profile.ts';
import { looksFor } from '../../../testing/looks-for.ts';
import { outfitIn } from '../../../writing/write-outfit.ts';
import { readWishes } from '../../language/wishes/wishes.ts';

const asAsked = (prompt: string) =>
  looksFor(prompt).map(({ reasons }) => reasons.find((reason) => reason.startsWith('As you asked')) ?? '');

describe('a kind that is refused', () => {
  it.each([
    ['boxing day at the in-laws, not a christmas jumper', 'no christmas jumper'],
    ['dress down friday, no office trousers', 'no office trousers'],
    ['office party, no ugly sweater', 'no ugly sweater'],
  ])('leaves the others of its family: %s', (prompt, said) => {
    const { refuses, leftOut } = readWishes(prompt);

    expect(refuses.targets).toEqual([]);
    expect(leftOut).toHaveLength(1);
    const met = asAsked(prompt).filter((reason) => reason !== '');
    expect(met.length).toBeGreaterThan(0);
    for (const reason of met) expect(reason).toContain(said);
  });

  it.each(['no floral dress', 'no flowery dress'])('is refused of any garment of its name: %s', (said) => {
    for (const { items, reasons } of looksFor(`wedding in june, ${said} please`)) {
      const isWorn = items.some((item) => item.slot === 'dress' && item.pattern === 'floral');
      expect(isWorn).toBe(false);
      expect(reasons.join(' ')).toContain(`As you asked: ${said}`);
    }
  });

  it('is said in German', () => {
    for (const draft of looksFor('Weihnachten bei den Schwiegereltern, bitte kein Weihnachtspulli')) {
      let count = 0;
      const outfit = finishOutfit(draft, {
        priceRange: '100-200',
        profile: emptyProfile(),
        kept: [],
        newId: () => `item-${count++}`,
      });

      expect(outfitIn('de', outfit).reasons.join(' ')).toContain('ohne „Weihnachtspulli“');
      expect(draft.notUnderstood ?? []).toEqual([]);
    }
  });

  it('is said to be missed, and not met, where it is asked for', () => {
    for (const { reasons, unmet } of looksFor('christmas jumper day at work')) {
      expect(reasons.join(' ')).not.toMatch(/christmas jumper/i);
      expect((unmet ?? []).map(({ words }) => words)).toContain('Christmas sweater');
    }
  });
});

describe('all in one color, refused', () => {
  it('leaves a part of it in that color', () => {
    expect([...readWishes('funeral, but not all in black').refuses.colours]).toEqual([]);
    for (const reason of asAsked('funeral, but not all in black'))
      expect(reason).toContain('not all in black');
  });
});

describe('what is not to be overdone', () => {
  it.each([
    ['60th birthday dinner, nothing too fancy', 'not too fancy'],
    ['dinner at the captain’s table, not too dressy', 'not too dressy'],
    ['backyard 21st, nothing fancy just come', 'nothing fancy'],
    ['50th birthday at a village hall, don’t go overboard', 'not overdone'],
  ])('%s is a step below the most', (prompt, said) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const { items, reasons } of looksFor(prompt, { worn })) {
        expect(items.map(({ garment }) => garment)).not.toContain('tie');
        expect(reasons.join(' ')).toContain(said);
        expect(reasons.join(' ')).not.toMatch(/^Dressy, as you asked/);
      }
  });

  it('is no level that is asked for', () => {
    expect(readWishes('dinner, nothing too fancy').span).toBeNull();
    expect(readWishes('work dinner, not too casual').span).toBeNull();
    expect(readWishes('backyard 21st, nothing fancy just come').span).toEqual([1, 1]);
  });
});

describe('what is said of a feeling', () => {
  it.each([
    ['birthday dinner, not too much skin', 'not too much skin'],
    ['work drinks, nothing that says office', 'not office clothes'],
    ['55th birthday dinner, want to feel like somebody', 'to feel like somebody'],
    ['girls night out, I want to feel like a million dollars', 'to feel like a million'],
    ['high school reunion, want them to see i’m doing fine', 'that you are doing fine'],
  ])('%s', (prompt, said) => {
    const told = looksFor(prompt).map(({ reasons, unmet }) => [
      ...reasons,
      ...(unmet ?? []).map(({ words }) => words),
    ]);

    for (const sentences of told) expect(sentences.join(' ')).toContain(said);
  });

  it('nothing is felt of what stays at home, or of a noun', () => {
    expect([...readWishes('date night, not my boring black trousers').feelings]).toEqual([]);
    expect([...readWishes('party, not too much black').feelings]).toEqual([]);
    expect(readWishes('Date, nicht meine langweilige schwarze Hose').demands).toEqual([]);
  });
});
