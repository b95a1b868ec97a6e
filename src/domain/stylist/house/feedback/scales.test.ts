import { expect, it } from 'vitest';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { reviseProfile } from './revise-profile.ts';

/** Which scores a feedback moves, and which way. */
function movedBy(feedback: string): Record<string, number> {
  const profile = emptyProfile();
  const { metrics } = reviseProfile({ profile, feedback }).patch;

  return Object.fromEntries(
    (['comfort', 'elegance', 'trendy'] as const).flatMap((name) => {
      const by = (metrics?.[name] ?? profile.analysisData[name]) - profile.analysisData[name];
      return by === 0 ? [] : [[name, Math.sign(by)]];
    }),
  );
}

it.each([
  ['what’s popular on tiktok bores me to death', -1],
  ['what is hot right now leaves me cold', -1],
  ['spare me what is in this season', -1],
  ['kann gern modischer sein, bin 19 und nicht meine Mutter', 1],
  ["keep me on top of what everyone's wearing", 1],
  ['idc what’s in fashion', -1],
  ['zero interest in what’s trending', -1],
  ['Was die Leute gerade tragen, interessiert mich nicht', -1],
  ['was grade modern ist, ist mir wurscht', -1],
  ['Vom Modischen hab ich genug', -1],
  ['too old man. im 19', 1],
  ['can u make my style more trendy im 17 not 40', 1],
  ['will mehr mit der mode gehen', 1],
  ['bisher ist mir das alles zu brav', 1],
  ['zu altbacken, bin 22', 1],
  ['a bit frumpy for me', 1],
  ['less granny please', 1],
  ['show me what everyone is wearing this season', 1],
  ['more of what’s in right now please', 1],
  ['zeig mir, was gerade in ist', 1],
  ['Was alle tragen, will ich auch tragen', 1],
])('hears whether somebody goes with the fashion: %s', (feedback, trendy) => {
  expect(movedBy(feedback)).toEqual({ trendy });
});

it.each([
  ['if it isn’t elegant I leave it in the shop', { elegance: 1 }],
  ['unless it is comfortable it stays on the hanger', { comfort: 1 }],
  ['Wenn es nicht bequem ist, zieh ich es nicht an', { comfort: 1 }],
  ['elegance can wait, comfort first', { elegance: -1, comfort: 1 }],
  ['Bequemlichkeit kommt bei mir an zweiter Stelle', { comfort: -1 }],
  ['Eleganz ist mir wurscht, Hauptsache bequem', { elegance: -1, comfort: 1 }],
  ['I want to look more elegantly dressed than last time', { elegance: 1 }],
  ['enough elegance, thanks', { elegance: -1 }],
  ['if it is too dressy I feel silly', { elegance: -1 }],
])('knows which way a score goes: %s', (feedback, moved) => {
  expect(movedBy(feedback)).toEqual(moved);
});

it.each([
  'the comfort is perfect as it is',
  'lasst die Eleganz, wie sie ist',
  'elegant genug ist es schon',
  'what is in my closet is mostly black',
  'I am never comfortable in polyester',
  'ich will kein Modepüppchen sein',
])('moves nothing: %s', (feedback) => {
  expect(movedBy(feedback)).toEqual({});
});
