import type { Grammar } from '../grammar.ts';
import { LONGEST_ENTRY, lookUp, lookUpMisspelled } from '../lexicon.ts';

/** English has no inflection that its lexicon does not list, and its negation stands before what it strikes. */
export const ENGLISH: Grammar = {
  longest: LONGEST_ENTRY,
  lookUp,
  lookUpMisspelled,
  negatesBehind: null,
  separated: new Map(),
};
