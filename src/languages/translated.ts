/** Values of these keys are read by the code, not by people: they are the same in every language. */
type ForTheCode = 'drawing' | 'value';

/** The copy of another language: every text of the English one, with what it is put together from. */
export type Translated<Copy> = Copy extends string
  ? string
  : Copy extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : { readonly [Key in keyof Copy]: Key extends ForTheCode ? Copy[Key] : Translated<Copy[Key]> };

/** The same of a language that is not finished: what is missing is shown in English, and the build names it. */
export type Unfinished<Copy> = Copy extends string | ((...given: never[]) => unknown) | readonly unknown[]
  ? Translated<Copy>
  : { readonly [Key in keyof Copy]?: Unfinished<Copy[Key]> };
