import { describe, expect, it } from 'vitest';
import { anOutfitBrief } from '../../testing/briefs.ts';
import { occasionsSaid } from './occasions-said.ts';
import { proposeOutfit } from './propose-outfit.ts';

describe('the occasions that a request names', () => {
  it.each([
    ['two weddings in June', 'wedding-guest'],
    ['a job interview', 'interview'],
    ['coffee date', 'coffee-date'],
    ['eine Hochzeit im Mai', 'wedding-guest'],
    ['Spielplatz mit den Kindern', 'playground'],
    ['gym', 'gym'],
    ['parent teacher night at school', 'parents-evening'],
  ])('%s names %s', (prompt, key) => {
    expect(occasionsSaid(prompt)).toContain(key);
  });

  it.each([
    ['zoo with the kids', 'playground'],
    ['picnic date in the park', 'coffee-date'],
    ['first date, arcade and then ramen', 'easy-dinner'],
    ['Zoo mit den Kindern', 'playground'],
    ['thanksgiving dinner', 'family'],
    ['parent teacher conferences', 'teaching'],
    ['a rehearsal dinner, I am a groomsman', 'wedding-guest'],
    ['back to work, easy to nurse in', 'shift'],
    ['a bridal shower', 'baby-shower'],
  ])('%s does not name %s', (prompt, key) => {
    expect(occasionsSaid(prompt)).not.toContain(key);
  });

  it('are the only ones that an outfit speaks of', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { title, description, reasons } = proposeOutfit(
        anOutfitBrief({ prompt: 'zoo with the kids, might rain', seed }),
      );

      expect([title, description, ...reasons].join(' ')).not.toMatch(/playground|Sandbox/i);
    }
  });

  it('keep what is named', () => {
    const { reasons } = proposeOutfit(anOutfitBrief({ prompt: 'playground with the kids' }));

    expect(reasons.join(' ')).toContain('playing with children');
  });
});
