import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MIN_PASSWORD_LENGTH } from '#contract/auth.ts';
import { HEMLINE, TAGLINE } from '#contract/product.ts';
import { refusal } from '#contract/refusals.ts';

/** What this product is about: the first guess of somebody who knows where the password is for (docs/security.md, 6.1.2). */
const OWN_WORDS = [HEMLINE.name, 'hem line', TAGLINE, 'personal shopper', 'stylist', 'fashion'].map(
  lettersOf,
);

/** Nothing that can be seen: white space of any kind, and what takes no room at all. The last one is Braille's blank. */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]*$/u;

let loaded: Promise<string> | undefined;

/**
 * Refuses what anybody would guess first, whatever its letters' case, and what nobody could see.
 * @param field the form's field that the message belongs to
 * @param product what the operator calls it
 * @throws {AppError} `invalid`
 */
export async function refuseWeakPassword(password: string, field: string, product?: string): Promise<void> {
  loaded ??= load();
  if (BLANK.test(password)) {
    throw refusal('password_blank', { field });
  }
  if (isOwnWord(password, product) || (await loaded).includes(`\n${password.toLowerCase()}\n`)) {
    throw refusal('password_common', { field });
  }
}

/** Whether nothing but one of our own words is left, once or again and again, when digits and signs are taken off. */
function isOwnWord(password: string, product = HEMLINE.name): boolean {
  const letters = lettersOf(password);
  return (
    letters !== '' && [...OWN_WORDS, lettersOf(product)].some((word) => letters.replaceAll(word, '') === '')
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/**
 * The 18,000 entries that are long enough to be chosen, a line each. As one text they take 170 kB and a look-up takes a
 * quarter of a millisecond; as a set they would take megabytes for as long as the server runs.
 */
async function load(): Promise<string> {
  const path = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const passwords: string[] = JSON.parse(await readFile(path, 'utf8'));
  return `\n${passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH).join('\n')}\n`;
}
