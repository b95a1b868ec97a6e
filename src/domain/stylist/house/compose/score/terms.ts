/** One term of a score: what it looks at, and what it gives or takes, in points. */
export interface Term<Name extends string = string> {
  term: Name;
  points: number;
}

/** Named measures of the same subject; their sum is a score, in points. */
export type Measures<Name extends string, Subject extends readonly unknown[]> = Readonly<
  Record<Name, (...subject: Subject) => number>
>;

/** The terms one by one, in the order of the table; those that say nothing are left out. */
export function termsBy<Name extends string, Subject extends readonly unknown[]>(
  measures: Measures<Name, Subject>,
  ...subject: Subject
): Term<Name>[] {
  const names = Object.keys(measures) as Name[];

  return names
    .map((term) => ({ term, points: measures[term](...subject) }))
    .filter(({ points }) => points !== 0);
}

/** The sum of the terms. The search asks for millions of sums, so nothing is listed on the way. */
export function scoreBy<Subject extends readonly unknown[]>(
  measures: readonly ((...subject: Subject) => number)[],
  ...subject: Subject
): number {
  let sum = 0;
  for (const measure of measures) sum += measure(...subject);

  return sum;
}
