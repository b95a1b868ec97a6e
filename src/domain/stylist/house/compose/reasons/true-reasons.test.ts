import { describe, expect, it } from 'vitest';
import type { OutfitDraft } from '../../../stylist.ts';
import { looksFor } from '../../../testing/looks-for.ts';

const reasonsOf = ({ reasons }: OutfitDraft) => reasons.join(' ');

describe('a reason', () => {
  it.each([
    'comfortable shoes for a museum day',
    'a date, with a small bag',
    'bequeme Schuhe für eine Busreise',
  ])('does not name what everybody wears: %s', (prompt) => {
    for (const draft of looksFor(prompt)) expect(reasonsOf(draft)).not.toMatch(/Chosen around/);
  });

  it('names a piece in the color that it has', () => {
    for (const draft of looksFor('a gallery opening in my green velvet blazer')) {
      const blazer = draft.items.find(({ item }) => /blazer/i.test(item));
      if (/velvet/.test(reasonsOf(draft))) expect(blazer?.fabric).toBe('velvet');
    }
  });

  it('speaks of warm weather where it was named, and of a warm day elsewhere only in case', () => {
    for (const draft of looksFor('a wedding in a barn'))
      expect(reasonsOf(draft)).not.toMatch(/right for warm/);
    const said = looksFor('lunch outside, 30 degrees celsius').map(reasonsOf).join(' ');

    expect(said).toMatch(/right for warm weather/);
  });

  it('speaks of several days where the journey has them', () => {
    const ofDays = (prompt: string) => looksFor(prompt).map(reasonsOf).join(' ');

    expect(ofDays('away match in Naples in May')).not.toMatch(/a look for one day/);
    expect(ofDays('a week in Naples in May')).toMatch(/a look for one day/);
  });

  it('counts no color out: what is green is not "quiet colors only: gray and white"', () => {
    const GREENS = ['Forest Green', 'Olive', 'Sage', 'Emerald'];
    for (const { items, reasons } of looksFor('office, a gray suit and a dark green tie', {
      worn: 'menswear',
    })) {
      expect(items.some(({ color }) => GREENS.includes(color))).toBe(true);
      const [said = ''] = reasons.filter((reason) => reason.startsWith('Quiet colors only'));
      if (said !== '') expect(said.toLowerCase()).toMatch(/green|olive|sage|emerald/);
    }
  });

  it('keeps no cold out at home', () => {
    for (const draft of looksFor('something cozy for the couch'))
      expect(reasonsOf(draft)).not.toMatch(/the cold out/);
  });

  it('answers what only the occasion asks for where that occasion was named', () => {
    for (const draft of looksFor('raking leaves')) expect(reasonsOf(draft)).not.toMatch(/For the mess|kneel/);
    for (const draft of looksFor('playground with the kids'))
      expect(reasonsOf(draft)).toMatch(/sticky hands/);
  });

  it('says which sleeves cover without claiming that it was asked', () => {
    const said = looksFor('lunch with my religious family').map(reasonsOf).join(' ');

    expect(said).not.toMatch(/Covered, as you asked/);
  });

  it('has no business in a dress code among friends', () => {
    for (const draft of looksFor('rehearsal dinner, semi formal'))
      expect(reasonsOf(draft)).not.toMatch(/business/i);
  });

  it('is put in other words from look to look', () => {
    const codes = looksFor('a job interview').map((draft) =>
      draft.reasons.find((reason) => /right for/.test(reason)),
    );

    expect(new Set(codes.map((code) => code?.replace(/:.*| throughout.*/, ''))).size).toBeGreaterThan(1);
  });

  it('has a second one beside the sum, however little is left to say', () => {
    const seeds = Array.from({ length: 8 }, (_, at) => at + 1);
    for (const prompt of ['trekking in the hills', 'a hiking trip'])
      for (const draft of looksFor(prompt, { range: '50-100', seeds }))
        expect(draft.reasons.length).toBeGreaterThan(1);
  });
});
