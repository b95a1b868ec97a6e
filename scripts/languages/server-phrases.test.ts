import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FALLBACK_TIPS, LAST_FALLBACK_TIP } from '#domain/tailoring/fallback-tips.ts';
import { fieldWords } from '#web/words/field-words.de.ts';
import { phraseFor } from '#web/words/server-phrases.de.ts';

const ROOT = join(import.meta.dirname, '../../src');
/** Said to whoever writes a client or runs the server; no screen leads there. */
const NOT_FOR_THE_PERSON =
  /multipart|under the field|once\.$|ALLOWED_HOSTS|came from another site|not signed by|belongs to another order|not an id|id of a payment|does not exist\.$|Another account has the address|public page|cannot be fetched/i;

test('whatever a rule or a form says to the person is said in German too', () => {
  const said = ['server', 'contract', 'domain'].flatMap(messagesBelow);
  const open = said.filter((message) => !NOT_FOR_THE_PERSON.test(message) && isEnglish(message));

  expect(said.length).toBeGreaterThan(80);
  expect(open).toEqual([]);
});

test('what a tailor would check is said in German too', () => {
  const rules = readFileSync(join(ROOT, 'domain/tailoring/tailoring-tips.ts'), 'utf8');
  const tips = [...rules.matchAll(/tip: '([^']+)'/g)].map(([, tip = '']) => tip);

  expect(tips.length).toBeGreaterThan(25);
  expect([...tips, ...Object.values(FALLBACK_TIPS).flat(), LAST_FALLBACK_TIP].filter(isEnglish)).toEqual([]);
});

test.each([
  ['Invalid email or password.', 'E-Mail oder Passwort stimmt nicht.'],
  [
    'You can only upload 2 more photos (maximum 12 total)',
    'Du kannst nur noch 2 Fotos hochladen (höchstens 12 insgesamt)',
  ],
  [
    'Too many tries. Please try again in 5 minutes.',
    'Zu viele Versuche. Bitte versuch es in 5\u00a0Minuten noch einmal.',
  ],
  ['A message of a later server', 'A message of a later server'],
])('%s', (said, german) => {
  expect(phraseFor(said)).toBe(german);
});

function isEnglish(message: string): boolean {
  return phraseFor(message) === message && fieldWords(message) === message;
}

/** The messages that sources give to an `AppError` or to a check of the contract, with 8 for what changes. */
function messagesBelow(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(ROOT, room, path), 'utf8');
      const given = source.matchAll(
        /(?:new AppError\(\s*'\w+',\s*|(?:minLength|maxLength|email|refine|regex|provedPassword|chosenPassword)\([^;]{0,200}?,?\s*)(['"`])((?:(?!\1)[^\\]|\\.){8,}?)\1/g,
      );
      return [...given].map(([, , message = '']) =>
        message
          .replace(/\$\{named\}/, '')
          .replace(/\$\{[^}]*\}/g, '8')
          .replaceAll("\\'", "'"),
      );
    })
    .filter((message) => /^[A-Z][a-z]+ /.test(message) && !/\$\{/.test(message));
}
