import { expect, it } from 'vitest';
import { readWords } from '../read-words.ts';

/** The words of a list that a wish for them does not know. */
function unknownOf(wish: string, words: string): string[] {
  return words
    .split('|')
    .filter((word) => readWords(`${wish} ${word}`, 0).some(({ meaning }) => meaning.is === 'unknown'));
}

it('knows what things are called every day in English', () => {
  expect(
    unknownOf(
      'i want a',
      'frock|tunic|smock|jeggings|trackies|bib overalls|docs|uggs|choker|shopper|sunhat|duck egg blue|eau de nil|nubuck|velour|nylon|elastane|shiny fabrics|dogtooth|spots|ditsy florals|stripey|polyamide|turtle neck',
    ),
  ).toEqual([]);
});

it('knows what things are called every day in German', () => {
  expect(
    unknownOf(
      'ich möchte',
      'Tunika|Latzhose|Röhrenjeans|Radlerhose|Budapester|Flipflops|Pantoletten|Springerstiefel|Reiterstiefel|Korbtasche|Jutebeutel|Käppi|Baskenmütze|Schlauchschal|Norwegerpulli|Ringelshirt|Segelschuhe|Karamell|Kupfer|Ocker|Beere|Schiefer|Schurwolle|Lackleder|Lammfell|Elasthan|Krepp|Hahnentritt|Fischgrät|Pünktchen|quergestreift|Gummizug|Rundhals|ausgestellt|gesteppt|Grobstrick',
    ),
  ).toEqual([]);
});
