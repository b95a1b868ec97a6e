import type { Grammar } from '../grammar.ts';
import { LONGEST_ENTRY, lookUp, lookUpMisspelled } from '../lexicon.ts';

/** English has no inflection that its lexicon does not list, and its negation stands before what it strikes, but for "sandals no". */
export const ENGLISH: Grammar = {
  longest: LONGEST_ENTRY,
  lookUp,
  lookUpMisspelled,
  negatesBehind: /^no$/,
  separated: new Map(),
};
