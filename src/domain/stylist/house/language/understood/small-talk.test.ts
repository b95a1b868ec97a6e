import { expect, it } from 'vitest';
import { refuseUnlessUnderstood } from '../wishes/refuse-unless-understood.ts';
import { isGreeting, onlyAsks } from './questions.ts';
import { onlyReports } from './small-talk.ts';

it.each([
  'Morning all from a soggy Leeds!',
  'Hiya! Kettle’s on. Anyone there?',
  'Hello there, hope you’re well',
  'Servus aus dem verregneten Linz',
  'Guten Morgen zusammen, der Kaffee läuft schon',
  'Moin, jemand wach?',
])('small talk asks for no outfit: %s', (text) => {
  expect(isGreeting(text)).toBe(true);
});

it.each([
  'Morning! Coffee date at eleven',
  'Hello from Leeds, I need a dress',
  'Hi, birthday dinner on Friday',
  'Moin, ich suche eine Regenjacke',
  'Guten Abend, Theater am Samstag',
])('a wish behind a greeting is a wish: %s', (text) => {
  expect(isGreeting(text)).toBe(false);
});

it.each([
  ['My son passed his exam in that suit you picked for him!', true],
  ['Just had to tell you the dress was a hit, everyone cried', true],
  ['Wollte nur sagen, das Kleid, das ihr mir ausgesucht habt, war der Hammer', true],
  ['I got the job! Now I need something for the first day', false],
  ['the blazer you found me was great, can I have the skirt as well', false],
  ['I just wanted to say I am going to a wedding in May', false],
  ['Ich hab den Job bekommen, was ziehe ich am ersten Tag an', false],
])('whether “%s” only tells how it went: %s', (text, reports) => {
  expect(onlyReports(text)).toBe(reports);
});

it.each([
  ['Habt ihr auch Kurzgrößen?', true],
  ['Gibt es bei euch Herrenmode?', true],
  ['do you guys carry plus sizes?', true],
  ['Gibts auch was Wärmeres?', false],
  ['Habt ihr ein Kleid für eine Hochzeit?', false],
  ['do you have a dress for a wedding?', false],
])('whether “%s” asks only what there is: %s', (text, asks) => {
  expect(onlyAsks(text)).toBe(asks);
});

it('the meaning of a code that nobody explains is asked, and not dressed for', () => {
  const ask = (text: string) => () => refuseUnlessUnderstood(text);

  expect(ask("The invitation reads 'garden glam'. What is that supposed to be?")).toThrow();
  expect(ask("Auf der Einladung steht 'leger edel'. Was soll das heißen?")).toThrow();
  expect(ask("wedding invite says 'garden glam', what does that mean")).not.toThrow();
  expect(ask('The invite says cocktail. What does that mean? I have a blue dress')).not.toThrow();
});
