import { expect, test } from 'vitest';
import { withoutStyleAttributes } from './drawn-markup.ts';

test('a style that several elements have stands in the sheet once', () => {
  const drawn = withoutStyleAttributes(
    '<b class="x" style="width:5%"></b><i style="color:#fff;flex-grow:2"></i><b style="width:5%"></b>',
  );

  expect(drawn).toEqual({
    markup: '<b class="x" data-drawn="0"></b><i data-drawn="1"></i><b data-drawn="0"></b>',
    styles: '[data-drawn="0"]{width:5%}[data-drawn="1"]{color:#fff;flex-grow:2}',
  });
});

test('a style is read as an attribute is', () => {
  expect(withoutStyleAttributes('<b style="font-family:&quot;A &amp; B&quot;"></b>').styles).toBe(
    '[data-drawn="0"]{font-family:"A & B"}',
  );
});

test.each([
  'color:red}body{display:none',
  'color:red&lt;/style&gt;&lt;script&gt;',
  'color:re\\64',
  'color:red/*',
])('what could end its rule is left out: %s', (style) => {
  expect(withoutStyleAttributes(`<b style="${style}"></b>`)).toEqual({ markup: '<b></b>', styles: '' });
});

test('words that speak of styles are words', () => {
  const text = '<p>write style=&quot;x&quot; here</p>';
  expect(withoutStyleAttributes(text).markup).toBe(text);
});
