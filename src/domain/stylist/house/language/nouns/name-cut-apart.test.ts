import { describe, expect, it } from 'vitest';
import { keysOf, looksFor } from '../../../testing/looks-for.ts';
import { readWishes } from '../wishes/wishes.ts';

const named = (text: string) => readWishes(text).demands.map(({ target }) => [...target.keys].join());

describe('the name of a garment with a color in it', () => {
  it.each([
    ['a slim black belt', 'slim-belt'],
    ['ein schmaler schwarzer Gürtel', 'slim-belt'],
    ['low black pumps', 'low-pumps'],
    ['velvet green blouse', 'velvet-blouse'],
    ['zip navy hoodie', 'zip-hoodie'],
    ['langes rostrotes Wickelkleid', 'wrap-maxi-dress'],
    ['short beige trench', 'short-trench'],
  ])('is read as if it stood together: %s', (text, key) => expect(named(text)).toEqual([key]));

  it.each(['slim black jeans', 'black pumps for work', 'flat white shoes', 'a long red dress'])(
    'is no other name: %s',
    (text) => expect(named(text).some((keys) => keys.includes(','))).toBe(true),
  );
});

describe('a cut that is said apart from its garment', () => {
  it.each([
    ['midi dress, navy, but please with short sleeves', 'short-sleeved-midi-dress'],
    ['Etuikleid in Navy, aber mit Ärmeln, Büro', 'sleeved-sheath-dress'],
    ['wrap dress in rust, long please', 'wrap-maxi-dress'],
    ['Wickelkleid lang in Rost für eine Hochzeit', 'wrap-maxi-dress'],
    ['a long white puffer coat for a cold walk', 'long-puffer'],
    ['Trench kurz, beige, Jeans', 'short-trench'],
    ['Midirock aus Jeans', 'denim-midi-skirt'],
  ])('chooses among those of its name: %s', (prompt, key) => {
    for (const draft of looksFor(prompt, { worn: 'womenswear' })) expect(keysOf(draft)).toContain(key);
  });

  it.each([
    ['a trench coat and jeans', 'short-trench'],
    ['a puffer for a cold walk', 'long-puffer'],
    ['Midikleid fürs Theater', 'sleeved-midi-dress'],
    ['black dress, long walk to the venue', 'sleeved-maxi-dress'],
  ])('brings none of them where it is not said: %s', (prompt, key) => {
    for (const draft of looksFor(prompt, { worn: 'womenswear' })) expect(keysOf(draft)).not.toContain(key);
  });
});

describe('a refusal beside a wish', () => {
  it.each([
    ['denim skirt but not a mini, coffee with friends', 'denim-midi-skirt'],
    ['Jeansrock, aber kein Mini, Kaffee mit Freundinnen', 'denim-midi-skirt'],
  ])('leaves another cut of the same: %s', (prompt, key) => {
    for (const draft of looksFor(prompt, { worn: 'womenswear' })) expect(keysOf(draft)).toContain(key);
  });

  it.each(['leather is a no, suede fine. boots for autumn', 'boots for autumn, no leather, suede is ok'])(
    'does not refuse what is wished by name: %s',
    (prompt) => {
      const { refuses } = readWishes(prompt);
      expect([refuses.fabrics.has('leather'), refuses.fabrics.has('suede')]).toEqual([true, false]);
    },
  );

  it.each(['wedding, no tie', 'Hochzeit, Veston ja, Krawatte nei'])('strikes its piece: %s', (prompt) => {
    expect(readWishes(prompt).refuses.targets.map(({ label }) => label)).toEqual(['tie']);
  });
});
