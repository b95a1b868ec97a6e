import { decodeAttribute } from '#web/drawn-markup.ts';

/** The classes that a page's markup uses. */
export function classesIn(markup: string): string[] {
  return [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    decodeAttribute(names).split(/\s+/),
  );
}

/** Whatever may be a class in the code of a screen, which is drawn with what nobody knows yet. */
export function wordsIn(code: string): string[] {
  return code.split(/[\s"'`]+/);
}

/**
 * The part of a style sheet whose classes are all used, and what its rules name. The whole sheet follows with the app,
 * so that a rule left out here is late, never lost.
 */
export function criticalCss(sheet: string, classes: Iterable<string>): string {
  const used = new Set(classes);
  const kept = keepUsed(sheet, used);
  const named = (name: string) => kept.some(({ text, isNamed }) => !isNamed && text.includes(name));

  return kept
    .filter(({ text, isNamed }) => !isNamed || named(nameOf(text)))
    .map(({ text }) => text)
    .join('');
}

interface Piece {
  text: string;
  /** Kept only if something else speaks its name: `@property`, `@keyframes`. */
  isNamed: boolean;
}

function keepUsed(css: string, used: ReadonlySet<string>): Piece[] {
  return [...rulesOf(css)].flatMap(({ prelude, body }): Piece[] => {
    if (body === null) return [{ text: `${prelude};`, isNamed: false }];
    if (/^@(property|keyframes)/.test(prelude)) return [{ text: `${prelude}{${body}}`, isNamed: true }];
    // Defaults for browsers without @property: they come with the whole sheet.
    if (prelude === '@layer properties') return [{ text: '@layer properties;', isNamed: false }];
    if (/^@(layer|media|supports|container)/.test(prelude)) {
      const inner = keepUsed(body, used)
        .map(({ text }) => text)
        .join('');
      return inner === '' ? [] : [{ text: `${prelude}{${inner}}`, isNamed: false }];
    }
    if (prelude.startsWith('@')) return [{ text: `${prelude}{${body}}`, isNamed: false }];

    const selectors = splitSelectors(prelude).filter((selector) =>
      classesOf(selector).every((name) => used.has(name)),
    );
    return selectors.length === 0 ? [] : [{ text: `${selectors.join(',')}{${body}}`, isNamed: false }];
  });
}

/** The rules of one level; `body` is null for a statement without a block. */
function* rulesOf(css: string): Generator<{ prelude: string; body: string | null }> {
  let start = 0;
  while (start < css.length) {
    const comment = /^\s*\/\*[\s\S]*?\*\//.exec(css.slice(start));
    if (comment) {
      start += comment[0].length;
      continue;
    }
    const open = endOf(css, start, /[{;]/);
    const prelude = css.slice(start, open).trim();
    if (css[open] !== '{') {
      if (prelude !== '') yield { prelude, body: null };
      start = open + 1;
      continue;
    }
    let depth = 1;
    let at = open;
    while (depth > 0 && at < css.length) {
      at = endOf(css, at + 1, /[{}]/);
      depth += css[at] === '{' ? 1 : -1;
    }
    yield { prelude, body: css.slice(open + 1, at) };
    start = at + 1;
  }
}

/** The place of the first character that `stop` accepts, outside of strings and escapes. */
function endOf(css: string, from: number, stop: RegExp): number {
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] as string;
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (stop.test(character)) return at;
  }
  return css.length;
}

function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const character = prelude[at] as string;
    if (character === '\\') at += 1;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** The class names that a selector asks for; what it must not match does not count. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('\\', ''),
  );
}

function nameOf(rule: string): string {
  return /^@\w+ ([^\s{]+)/.exec(rule)?.[1] ?? '';
}
