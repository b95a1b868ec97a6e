import { expect, it } from 'vitest';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { reviseProfile } from './revise-profile.ts';

/** What is liked and avoided after a feedback, in small letters. */
function sidesOf(feedback: string): { likes: string; avoids: string } {
  const { patch } = reviseProfile({ profile: emptyProfile(), feedback });
  const of = (side: string) =>
    (patch.tastes ?? []).filter((taste) => taste.side === side).map(({ words }) => words.toLowerCase());

  return {
    likes: [...of('likes'), ...(patch.customColorPalette ?? []).map((name) => name.toLowerCase())].join(' '),
    avoids: [...of('avoids'), ...(patch.bodyTypeProfile?.avoidances ?? [])].join(' '),
  };
}

it.each([
  ['denim all day every day. chinos can rot', 'denim', 'chinos'],
  ['nylon is a greenhouse. bamboo I could live in', 'bamboo', 'nylon'],
  ['cashmere is heaven. polyester is a plastic bag', 'cashmere', 'polyester'],
  ['angora gives me a runny nose every single time', '', 'angora'],
  ['rayon wrinkles if you look at it', '', 'rayon'],
  ['Only linen touches my skin', 'linen', ''],
  ['Polyester ist eine Sauna, Leinen ein Traum', 'leinen', 'polyester'],
  ['Blusen mag ich keine, Hemden hingegen sehr gern', 'hemden', 'blusen'],
  ['Röcke ziehe ich nicht an. Fragt nicht warum, mein Mann weiß es auch nicht', '', 'röcke'],
  ['loafers = yes. ballet flats = no', 'loafers', 'ballet flats'],
  ['paisley = 1970. checks = me', 'checks', 'paisley'],
  ['karos = nein. punkte = immer', 'punkte', 'karos'],
  ['ballerinas: 2008', '', 'ballerinas'],
])('each clause has its own word for it: %s', (feedback, likes, avoids) => {
  expect(sidesOf(feedback)).toEqual({ likes, avoids });
});

it.each([
  ['a good blazer will never be turned down here. a hoodie will', 'blazer', 'hoodie'],
  ['Skirts never disappoint me. Jumpsuits do.', 'skirts', 'jumpsuits'],
  ['hats suit me. berets don’t', 'hats', 'berets'],
  ['Cord wird bei mir nie abgelehnt', 'corduroy', ''],
  ['Loafer enttäuschen mich nie', 'loafer', ''],
  ['nothing beats a trench coat', 'trench coat', ''],
  ['I never leave the house without a scarf', 'scarf', ''],
  ['Ohne Schal gehe ich nicht aus dem Haus', 'schal', ''],
  ['Kein Tag ohne Streifen', 'streifen', ''],
])('two times no is a yes: %s', (feedback, likes, avoids) => {
  expect(sidesOf(feedback)).toEqual({ likes, avoids });
});

it.each([
  ['tulle, feathers, sequins, all of that can go', 'tulle feathers sequins'],
  ['so mohair, satin and lace, all out', 'mohair satin lace'],
  ['Leder, Pelz, Seide: alles raus', 'leder pelz seide'],
  ['red trousers are history for me', 'red trousers'],
  ['leggings are dead and buried to me', 'leggings'],
  ['crop tops: only if hell freezes over', 'crop-tops'],
  ['skinny jeans, nie im Leben', 'skinny jeans'],
  ['Von Angora krieg ich keine Luft', 'angora'],
  ['Verschonen Sie mich bitte mit Lila', 'lila'],
  ['Braun macht mi alt', 'braun'],
  ['Könnten Sie sich merken, dass mir Orange nicht steht?', 'orange'],
])('what somebody cannot bear is no favorite: %s', (feedback, avoids) => {
  expect(sidesOf(feedback)).toEqual({ likes: '', avoids });
});

it.each([
  'I am not against ruffles',
  'Ich habe nichts gegen Karos',
  'Mein Mann trägt nur Cord',
  'my sister wears leopard all year',
  'I wore a kilt at my wedding',
  'pink was fun when I was six',
])('takes no side: %s', (feedback) => {
  expect(sidesOf(feedback)).toEqual({ likes: '', avoids: '' });
});

it.each([
  ['skirts longer please', 'long skirts'],
  ['Hosen dürfen weiter sein', 'weite hosen'],
  ['Ich mag Röcke lieber länger', 'lange röcke'],
  ['Jacken lieber kürzer', 'kurze jacken'],
  ['longer sleeves', 'long sleeves'],
  ['skirts down to the calf', 'skirts down to the calf'],
  ['Röcke bis zur Wade', 'röcke bis zur wade'],
])('a direction becomes a cut that is liked: %s', (feedback, likes) => {
  expect(sidesOf(feedback)).toEqual({ likes, avoids: '' });
});

it.each([
  ['I prefer my jackets longer', ['jackets', 'longer']],
  ['looser please', ['looser']],
  ['weiter bitte', ['weiter']],
  ['darker please', ['darker']],
])('or is told back, and the piece alone is not liked: %s', (feedback, words) => {
  const { applied, notUnderstood } = reviseProfile({ profile: emptyProfile(), feedback });

  expect([applied, [...notUnderstood].sort()]).toEqual([[], words]);
});

it.each([
  ['I like green. well not green green. olive', 'olive', ''],
  ['I like red but not red red', 'red', ''],
  ['love blue, but i mean navy', 'navy', ''],
  ['I no longer wear heels', '', 'heels'],
  ['gold jewellery only, silver makes my skin look gray', 'gold jewellery', 'silver jewellery'],
  ['schwarze Hosen gern, weiße nicht', 'schwarze hosen', 'weiße hosen'],
  ['Mini skirts I hate. To the calf I like', 'to the calf skirts', 'mini skirts'],
  ['linen shirts good, polyester bad', 'linen shirts', 'polyester'],
  ['I like navy suits. brown is boring', 'navy suits', 'brown'],
])('each is taken as it is meant: %s', (feedback, likes, avoids) => {
  expect(sidesOf(feedback)).toEqual({ likes, avoids });
});

it.each([
  ['nothing against tweed', ['tweed']],
  ['velvet gets only compliments', ['velvet']],
  ['mustard: used to hate it, coming round to it', ['mustard']],
  ['Cord? Mal sehen', ['corduroy']],
])('what nothing says the side of is asked about: %s', (feedback, asked) => {
  const { applied, undecided } = reviseProfile({ profile: emptyProfile(), feedback });

  expect({ applied, undecided }).toEqual({ applied: [], undecided: asked });
});

it.each(['I love velvet', 'no velvet please', 'My sister lives in dungarees, good for her'])(
  'and nothing else is: %s',
  (feedback) => {
    expect(reviseProfile({ profile: emptyProfile(), feedback }).undecided).toEqual([]);
  },
);

it.each([
  ['Black, gray and navy. I need no more colors', 'black gray navy', ''],
  ['Schwarz, Grau und Marineblau. Mehr Farben brauche ich nicht', 'black gray navy', ''],
  ['Romantic? God no', '', 'romantic'],
  ['patterns: stripes yes, checks too, no florals', 'stripes checks', 'florals'],
  ['Zum Thema Muster: Streifen gern, Blümchen bloß nicht', 'streifen', 'blümchen'],
  ['leopard, zebra, the entire zoo: no', '', 'leopard zebra'],
  ['I love mint. pink, lilac: no', 'mint', 'pink lilac'],
  ['no other shoes than sneakers', 'sneakers', ''],
  ['I never wear anything other than trousers', 'trousers', ''],
  ['nichts außer Leinen', 'leinen', ''],
  ['no shoes with laces', '', 'shoes laces'],
  ['checks are fine too', 'checks', ''],
  ['gold suits me silver doesnt', 'gold', 'silver'],
  ['Gold steht mir nicht, bei Schmuck bitte nur Silber', 'silber schmuck', 'gold'],
  ['no more high heels, my feet are finished by the weekend', '', 'high heels'],
  ['Rot steht mir Gelb nicht', 'red', 'gelb'],
  ['I like a heel, the high ones are torture', '', 'high heels'],
  ['High necks make me feel strangled', '', 'high necks'],
  ['hohe Kragen mag ich nicht', '', 'hohe kragen'],
])('what opens, closes or excepts a list is no taste: %s', (feedback, likes, avoids) => {
  expect(sidesOf(feedback)).toEqual({ likes, avoids });
});
