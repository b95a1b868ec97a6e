import * as z from 'zod/mini';
import {
  DEFAULT_INSPIRATION_CATEGORY,
  INSPIRATION_CATEGORIES,
  type Inspiration,
  type InspirationFields,
  inspirationFields,
  inspirationWithAddress,
} from '#contract/inspirations.ts';
import { forgetDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';
import { fieldMessage } from '#web/lib/field-message.ts';

const NAME = 'inspiration';

const shape = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(INSPIRATION_CATEGORIES),
  sourceUrl: z.string(),
  /** As typed, separated by commas. */
  tags: z.string(),
  imageUrl: z.string(),
});

/** What stands in the form, as it was typed. */
export type InspirationDraft = z.infer<typeof shape>;

export const EMPTY_DRAFT: InspirationDraft = {
  title: '',
  description: '',
  category: DEFAULT_INSPIRATION_CATEGORY,
  sourceUrl: '',
  tags: '',
  imageUrl: '',
};

export function draftOf(inspiration: Inspiration): InspirationDraft {
  const { title, description, category, sourceUrl, tags } = inspiration;
  return { title, description, category, sourceUrl: sourceUrl ?? '', tags: tags.join(', '), imageUrl: '' };
}

export function isSameDraft(one: InspirationDraft, other: InspirationDraft): boolean {
  return (Object.keys(EMPTY_DRAFT) as (keyof InspirationDraft)[]).every((name) => one[name] === other[name]);
}

export type DraftErrors = Partial<Record<keyof InspirationDraft, string>>;

/** The fields as the contract takes them, or what is wrong with which. The address is judged where there is one. */
export function judgeDraft(draft: InspirationDraft): { fields: InspirationFields } | { errors: DraftErrors } {
  const { imageUrl, ...texts } = draft;
  const result =
    imageUrl.trim() === '' ? inspirationFields.safeParse(texts) : inspirationWithAddress.safeParse(draft);
  if (!result.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= fieldMessage(message);
    return { errors };
  }
  return { fields: inspirationFields.parse(texts) };
}

export function readInspirationDraft(userId: string): InspirationDraft {
  return readDraft(NAME, userId, shape) ?? EMPTY_DRAFT;
}

export function saveInspirationDraft(userId: string, draft: InspirationDraft): void {
  if (isSameDraft(draft, EMPTY_DRAFT)) forgetDraft(NAME, userId);
  else saveDraft(NAME, userId, draft);
}

export function forgetInspirationDraft(userId: string): void {
  forgetDraft(NAME, userId);
}
