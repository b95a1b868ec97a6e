/** Which database stands behind Kysely. Code asks only where the two really differ. */
export type Engine = 'sqlite' | 'postgres';
