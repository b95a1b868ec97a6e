import { LONGEST_ENTRY, lookUp, lookUpMisspelled } from '../lexicon.ts';

/** English has no inflection that its lexicon does not list, and its negation stands before what it strikes. */
export const ENGLISH = {
  longest: LONGEST_ENTRY,
  lookUp,
  lookUpMisspelled,
  negatesBehind: new Set<string>(),
};
