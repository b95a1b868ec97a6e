import type { Page } from '@playwright/test';
import type { Say, Wanted } from '../../../scripts/languages/dictionary.ts';

interface Options {
  name?: Wanted;
  exact?: boolean;
  hasText?: Wanted;
  hasNotText?: Wanted;
}

const BY_WORDS = /^getBy(Text|Label|Placeholder|AltText|Title)$/;
const BY_OPTIONS = /^(getByRole|filter|locator)$/;
const NARROWER = /^(first|last|nth|and|or)$/;

/** A page whose locators take the English words and find those of another language: a place is written once. */
export function inWordsOf(page: Page, say: Say): Page {
  return speaking(page, say);
}

function speaking<Scope extends object>(scope: Scope, say: Say): Scope {
  return new Proxy(scope, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      const call = value.bind(target);
      if (BY_WORDS.test(key))
        return (words: Wanted, options?: Options) => speaking(call(say(words, options), options), say);
      if (BY_OPTIONS.test(key))
        return (...given: unknown[]) => speaking(call(...given.map((one) => inTheirWords(one, say))), say);
      if (NARROWER.test(key)) return (...given: unknown[]) => speaking(call(...given), say);
      return call;
    },
  });
}

function inTheirWords(given: unknown, say: Say): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { name, hasText, hasNotText, ...others } = given as Options;
  return {
    ...others,
    ...(name === undefined ? {} : { name: say(name, others) }),
    ...(hasText === undefined ? {} : { hasText: say(hasText) }),
    ...(hasNotText === undefined ? {} : { hasNotText: say(hasNotText) }),
  };
}
