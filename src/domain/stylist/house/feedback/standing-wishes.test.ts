import { describe, expect, it } from 'vitest';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { withTastes } from '../language/wishes/tastes.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { reviseProfile } from './revise-profile.ts';

function answerTo(feedback: string): string[] {
  const { applied, notUnderstood, undecided } = reviseProfile({ profile: emptyProfile(), feedback });

  return [
    ...applied.map(({ what }) => what),
    ...[...notUnderstood, ...undecided].map((words) => `? ${words}`),
  ];
}

describe('wishes that hold for all days', () => {
  it.each<[feedback: string, ...answer: string[]]>([
    ['nothing tight', 'Avoids tight fits from now on'],
    ['bitte nichts zu Enges', 'Avoids tight fits from now on'],
    ['no long coats', 'Avoids long coats from now on'],
    ['no collars please', 'Avoids collars from now on'],
    ["I've gone right off florals", 'Avoids florals from now on'],
    [
      'My colours are rust, olive and cream. Always have been',
      'Added rust, olive and cream to your favorite colors',
    ],
    ['Meine Farben sind Rost, Oliv und Creme', 'Added rust, olive and cream to your favorite colors'],
    ['nothing that clings', 'Avoids tight fits from now on'],
    ['nichts Hautenges', 'Avoids tight fits from now on'],
    ['nothing tight up top please', 'Avoids tight up top from now on'],
    ['no tight tops', 'Avoids tight tops from now on'],
    ['no stripes for me', 'Avoids stripes from now on'],
    ['No more v necks. Crew neck or a collar', 'Likes Crew neck and collars', 'Avoids v necks from now on'],
    ['sick of being put in tents', 'Avoids baggy clothes from now on'],
    ['no heels over 5cm, bad knees', 'Avoids stilettos from now on'],
    ['heels, nothing over 5cm', 'Likes low heels'],
    ['bad knees, flats please', 'Likes flats', 'Avoids heels from now on'],
    ['Röcke gern, aber keine Minis', 'Likes Röcke', 'Avoids Minis from now on'],
    ['Alles über dem Knie könnt ihr euch sparen', 'Avoids über dem Knie from now on'],
    ['Skinny jeans are over, they need to be baggy', 'Likes baggy jeans', 'Avoids Skinny jeans from now on'],
    ['Enge Hosen nicht mehr, die müssen weit sein', 'Likes weit Hosen', 'Avoids Enge Hosen from now on'],
    ["I'm too old for crop tops", 'Avoids crop tops from now on'],
    ['never too old for sequins', 'Likes sequins'],
    ['Für Miniröcke bin ich zu alt', 'Avoids Miniröcke from now on'],
    ['Grau seh ich genug, die Farbe bitte streichen', 'Avoids Grau from now on'],
    ['navy is great, i love that colour', 'Added navy to your favorite colors'],
    ['mehr Farbe bitte', 'Added red, cobalt and fuchsia to your favorite colors'],
    ['nothing short', 'Avoids short from now on'],
    ['nur noch weite Sachen', 'Likes weite'],
    ['skirts not too short', 'Avoids short skirts from now on'],
    ['Hosen nicht zu eng', 'Avoids enge Hosen from now on'],
    ['nothing see-through please', 'Avoids see-through from now on'],
    ['nichts was gebügelt werden muss', 'Avoids Bügeln from now on'],
    ['only things i can machine wash', 'Likes machine washable'],
    ['nichts Kratziges', 'Avoids Kratziges from now on'],
    // No taste says these; a reason beside what is kept is one.
    ['my dog sheds everywhere', '? everywhere', '? dog sheds'],
    ['mohair sheds, keep it away from me', 'Avoids mohair from now on'],
    ['i love sheer blouses', 'Likes blouses', '? sheer'],
    ['ironing is fine', '? ironing'],
  ])('“%s”', (feedback, ...answer) => expect(answerTo(feedback)).toEqual(answer));

  it.each([
    ['machine washable', 'likes', 'cashmere'],
    ['Bügeln', 'avoids', 'linen'],
    ['scratchy', 'avoids', 'tweed'],
  ] as const)('“%s” leaves cloths out', (words, side, cloth) => {
    const { refuses } = withTastes(readWishes('a shirt'), [{ words, side }]);

    expect(refuses.kinds.flatMap(({ fabrics }) => fabrics.flatMap(({ names }) => [...names]))).toContain(
      cloth,
    );
  });
});

describe('what is complained of and what goes with it', () => {
  it.each<[feedback: string, ...answer: string[]]>([
    ['wool makes me itch, even merino', 'Avoids wool and merino from now on'],
    ['polyester makes me sweat, viscose even more', 'Avoids polyester and viscose from now on'],
    ['I love linen, even in winter', 'Likes linen'],
    ['why always beige? stop it please', 'Avoids beige from now on'],
    ['warum immer nur Kleider?', 'Avoids Kleider from now on'],
    ['why not navy?', '? navy'],
    ['I like stripes and dots, flowers not so much', 'Likes stripes and dots', 'Avoids flowers from now on'],
    ['i looove stripes', 'Likes stripes'],
    ['you can go more modern with me', 'Trendy from 50 to 65'],
    ['the hats can go', 'Avoids hats from now on'],
    ['leather, suede and fur are out', 'Avoids leather, suede and fur from now on'],
    ['skinny jeans and me are finished for good', 'Avoids skinny jeans from now on'],
    ['v-necks are so much better with my bust', 'Likes v necks'],
    ['V-Ausschnitte sind besser für meine Oberweite', 'Likes V-necks'],
    ['I love bold prints', 'Likes prints'],
    ['ich liebe auffällige Muster', 'Likes Muster'],
    ['I’ve gone off florals', 'Avoids florals from now on'],
    ['comfort is not so important to me', 'Comfort from 50 to 35'],
    ['Komfort hat für mich keine Priorität', 'Comfort from 50 to 35'],
    ['nothing is more important than comfort', 'Comfort from 50 to 65'],
    ['nichts ist wichtiger als Komfort', 'Comfort from 50 to 65'],
    ['I like my skirts long', 'Likes long skirts'],
    ['Röcke lang, Hosen weit', 'Likes lange Röcke and weite Hosen'],
    ['I wear jeans all day long', 'Likes jeans'],
    ['it has to be comfy, comfier than this, full stop', 'Comfort from 50 to 65'],
  ])('“%s”', (feedback, ...answer) => expect(answerTo(feedback)).toEqual(answer));
});
