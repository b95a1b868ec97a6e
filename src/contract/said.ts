import * as z from 'zod/mini';

/**
 * A sentence of a closed set. `reason` names it and `params` are what it is put together from, so that whoever shows it
 * words it in the reader's language; `message` is the same in the specification's English.
 */
export const said = z.object({
  message: z.string(),
  /** None: nobody but the English knows this sentence, e.g. it is of an earlier release, or a library's. */
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Said = z.infer<typeof said>;

export type Params = NonNullable<Said['params']>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters that a text names between braces: `You have {count} photos` needs `{ params: { count } }`. */
export type GivenParams<Text extends string> = [NamesIn<Text>] extends [never]
  ? { params?: never }
  : { params: Record<NamesIn<Text>, string | number> };

/** Puts the parameters in the place of their names; a name that has none stays. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(params, key) ? String(params[key]) : name,
  );
}
