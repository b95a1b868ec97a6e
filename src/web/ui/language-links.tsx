import { LANGUAGE_PARAMETER, nameOfLanguage } from '#contract/languages.ts';
import { LANGUAGE, LANGUAGES } from '#web/lib/language.ts';

/** The other languages of a page, as plain links: the server remembers the choice and sends the page in it. */
export function LanguageLinks() {
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      href={`?${LANGUAGE_PARAMETER}=${language}`}
      hrefLang={language}
      lang={language}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-sm text-ink-2 hover:text-ink"
    >
      {nameOfLanguage(language)}
    </a>
  ));
}
