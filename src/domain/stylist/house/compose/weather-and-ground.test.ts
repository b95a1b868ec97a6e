import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';

describe('weather that was told of indirectly', () => {
  it('has a shell and a layer that comes off, and no sunglasses, for a mixed forecast', () => {
    for (const draft of looksFor('a day at the cricket, the forecast says mixed')) {
      expect(has(draft, 'raincoat')).toBe(true);
      expect(has(draft, 'sunglasses')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('is there in case it rains');
    }
  });

  it('has no winter coat for a day that begins cold and ends warm', () => {
    for (const draft of looksFor('a walk in town, cold start then warms up')) {
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('has a knit and a layer in a room without heating', () => {
    for (const draft of looksFor('our boiler has packed in, working from home')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
      expect(
        garmentsOf(draft).every(({ slot, warmth }) => !['top', 'dress'].includes(slot) || warmth >= 2),
      ).toBe(true);
    }
  });

  it('has down where no heavy coat can be managed', () => {
    for (const draft of looksFor('20 below in Winnipeg, I can’t manage a heavy coat'))
      expect(keysOf(draft)).toContain('puffer');
  });

  it('walks along a beach in October, and bathes from one in July', () => {
    for (const draft of looksFor('the beach in October with the kids'))
      expect(has(draft, 'open-toe')).toBe(false);
    for (const draft of looksFor('the beach in July'))
      expect(has(draft, 'open-toe') || keysOf(draft).includes('espadrilles')).toBe(true);
  });

  it('has more than a shirt below the shell for hours in wind and rain', () => {
    for (const draft of looksFor('dog walk along the beach, windy and lashing it down')) {
      const [top] = garmentsOf(draft).filter(({ slot }) => slot === 'top');
      expect(top?.warmth).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('what is carried and stood on', () => {
  it('is a bag that takes it all', () => {
    for (const draft of looksFor('uni on Tuesday, books and laptop')) {
      const bags = garmentsOf(draft).filter(({ slot }) => slot === 'bag');
      expect(bags.length).toBe(1);
      expect(bags.some((garment) => isKind(garment, 'clutch') || garment.key === 'crossbody')).toBe(false);
    }
  });

  it('is no belt and no bag at the waist for whoever wants nothing tight there', () => {
    for (const draft of looksFor('college, I hate anything tight at the waist')) {
      expect(has(draft, 'belt')).toBe(false);
      expect(keysOf(draft)).not.toContain('belt-bag');
    }
  });

  it('holds at the grill, whoever runs it', () => {
    for (const draft of looksFor('running the grill at the church cookout, 95 degrees')) {
      expect(has(draft, 'active')).toBe(false);
      expect(garmentsOf(draft).some(({ key }) => footwearOf(key)?.sole === 'rope')).toBe(false);
    }
  });

  it('is no work clothing at a wedding on a farm', () => {
    for (const draft of looksFor('Hochzeit auf dem Bauernhof im Juni, draußen auf der Wiese'))
      expect(draft.reasons.join(' ')).not.toContain('For the mess');
  });
});
