import { expect, test } from 'vitest';
import { classesIn, criticalCss, wordsIn } from './critical-css.ts';

const SHEET = `/*! licence */@layer theme, base;
@layer properties{@supports (a:b){*{--tw-x:0}}}
@layer base{html{color:red}.old a{top:0}}
@layer utilities{.flex{display:flex}.p-4,.m-4{padding:1rem}.sm\\:w-\\[3\\.5rem\\]{width:3.5rem}.spin{animation:turn 1s}
@media (min-width:40rem){.sm\\:flex{display:flex}}
.space>:not(:last-child,.flexible){margin:var(--tw-gap)}.\\32 xl{font-size:2rem}.q:after{content:"}.flex{"}}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}
@property --tw-gap{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}`;

function critical(classes: string): string {
  return criticalCss(SHEET, classesIn(`<p class="${classes}">`));
}

test('rules without a class stay, rules of other classes go, with the blocks that they leave empty', () => {
  const css = critical('flex');

  expect(css).toContain('@layer theme, base;');
  expect(css).toContain('html{color:red}');
  expect(css).toContain('.flex{display:flex}');
  expect(css).not.toContain('.old');
  expect(css).not.toContain('@media');
});

test('of a list of selectors only the used ones stay', () => {
  expect(critical('m-4')).toContain('@layer utilities{.m-4{padding:1rem}}');
});

test.each([
  ['sm:w-[3.5rem]', 'width:3.5rem'],
  ['sm:flex', '@media (min-width:40rem)'],
  ['2xl', 'font-size:2rem'],
  ['space', 'margin:var(--tw-gap)'],
  ['q', 'content:"}.flex{"'],
])('%s is found behind its escapes', (name, expected) => {
  expect(critical(name)).toContain(expected);
});

test('keyframes and properties stay where something names them', () => {
  const css = critical('spin space');

  expect(css).toContain('@keyframes turn');
  expect(css).toContain('@property --tw-gap');
  expect(css).not.toContain('@keyframes fade');
  expect(css).not.toContain('--tw-blur');
  expect(critical('flex')).not.toContain('@keyframes');
});

test('of a screen that is drawn later every word of its code may be a class', () => {
  const code = 'a("div",{className:`flex `+(b?"p-4":""),title:"Your flexible friend"})';

  expect(criticalCss(SHEET, wordsIn(code))).toMatch(/\.flex\{.*\.p-4\{padding/);
  expect(criticalCss(SHEET, wordsIn(code))).not.toContain('.m-4');
});
