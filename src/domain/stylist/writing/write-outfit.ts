import { ENGLISH, type Language } from '#contract/languages.ts';
import type { Outfit, OutfitItem, OutfitSummaries, OutfitSummary, UnmetWish } from '#contract/outfits.ts';
import type { Told, ToldOutfit } from '#contract/told.ts';
import { GERMAN } from './de/german.ts';
import { itemOfWords } from './item-of-words.ts';
import type { Writer } from './writer.ts';

/** Each language that the house writes beside English: a folder with one of these. */
export const WRITERS: Readonly<Record<Language, Writer>> = { de: GERMAN };

/** What is stored with an outfit's texts. */
interface Kept {
  told?: ToldOutfit | undefined;
}

/** What is written of an outfit, or of a look that nobody has stored. */
type Written = Pick<
  Outfit,
  'title' | 'description' | 'reasons' | 'overallFitAdvice' | 'items' | 'unmet' | 'told'
>;

/**
 * An outfit as its reader reads it: the texts are written from what they say, the pieces from what they are called. What a
 * model wrote, or an earlier release without saying what it says, stays as it was written. `language` says which it is.
 */
export function outfitIn<Look extends Written>(
  language: Language,
  { told, ...stored }: Look,
): Omit<Look, 'told'> & { language?: Language | undefined } {
  const outfit = {
    ...stored,
    items: itemsIn(language, stored.items),
    ...(stored.unmet !== undefined && { unmet: unmetIn(language, stored.unmet) }),
  };
  const writer = WRITERS[language];
  if (writer === undefined) return outfit;

  const title = titleBy(writer, told);
  const [description, reasons, fit] = [told?.description, told?.reasons, told?.fit].map((all) =>
    sentencesBy(writer, all),
  );
  if (title === null || description == null || reasons == null || fit == null) return outfit;

  return {
    ...outfit,
    language,
    title,
    reasons,
    description: description.join(' '),
    overallFitAdvice: fit.join(' '),
  };
}

/** A title that stands alone, in the reader's language. */
export function titledIn<Titled extends { title: string } & Kept>(
  language: Language,
  { told, ...titled }: Titled,
): Omit<Titled, 'told'> & { language?: Language } {
  const writer = WRITERS[language];
  const title = writer === undefined ? null : titleBy(writer, told);

  return title === null ? titled : { ...titled, title, language };
}

/** A list in the reader's language, with the words that are searched. */
export function summariesIn(
  language: Language,
  { outfits, words }: { outfits: (OutfitSummary & Kept)[]; words: string[] },
): OutfitSummaries {
  const writer = WRITERS[language];

  return {
    outfits: outfits.map(({ told, ...summary }) => {
      const title = writer === undefined ? null : titleBy(writer, told);
      const description = writer === undefined ? null : sentencesBy(writer, told?.description);
      return title === null || description === null
        ? summary
        : { ...summary, language, title, description: description.join(' ') };
    }),
    words: words.map((item) => itemsIn(language, [{ item }])[0]?.item ?? item),
  };
}

type Called = { item: string; language?: Language | undefined } & Partial<Pick<OutfitItem, 'pattern'>>;

/** Pieces as they are called in the reader's language. */
export function itemsIn<Item extends Called>(language: Language, items: readonly Item[]): Item[] {
  const writer = WRITERS[language];
  if (writer === undefined) return [...items];
  const known = items.map(({ item, pattern }) => {
    const meant = itemOfWords(item);
    // "Rugby shirt" does not say whether it is striped.
    return meant === null || pattern === undefined ? meant : { ...meant, pattern };
  });
  const isWithSkirt = known.some((meant) => meant?.garment === SUIT_SKIRT);

  return items.map((item, at) => {
    const meant = known[at] ?? null;
    const name = meant === null ? null : writer.item({ ...meant, isWithSkirt });
    return name === null ? item : { ...item, item: name, language };
  });
}

/** The words that a shop is asked with: a piece and its color as they are called there. */
export function soughtIn(
  language: Language,
  { item, color }: { item: string; color: string },
): { item: string; color: string } {
  const meant = itemOfWords(item);
  const name = meant === null ? null : (WRITERS[language]?.item(meant) ?? null);

  return name === null ? { item, color } : { item: name, color: WRITERS[language]?.colour(color) ?? color };
}

/** Wishes in the reader's language where the stylist has worded them; a person's own words stay. */
export function unmetIn(language: Language, wishes: readonly UnmetWish[]): UnmetWish[] {
  const writer = WRITERS[language];

  return wishes.map(({ told, ...wish }) => {
    if (told === undefined) return wish;
    const words = writer?.part(told) ?? null;

    return words === null ? { ...wish, language: ENGLISH } : { ...wish, words, language };
  });
}

const SUIT_SKIRT = 'suit-skirt';

function titleBy(writer: Writer, told: ToldOutfit | undefined): string | null {
  return told?.title === undefined ? null : writer.title(told.title);
}

/** All of them, or null: one language within a text. */
export function sentencesBy(writer: Writer, tolds: readonly Told[] | undefined): string[] | null {
  const texts = tolds?.map(writer.sentence);

  return texts === undefined || texts.some((text) => text === null)
    ? null
    : texts.filter((text) => text !== null);
}
