import { eitherOf } from '#domain/phrases/phrase.ts';

/** „Die ganze Woche“, „drei Tage“: not levelled. */
export const GERMAN_MANY_DAYS = eitherOf(
  'die ganze woche|eine ganze woche',
  /(?:zwei|drei|vier|fünf|[2-9]) (?:\w+ )?(?:tage|abende|nächte)/,
);

/** Whom one knows from somewhere. */
export const GERMAN_SOMEBODY = eitherOf(
  'mann|frau|herr|herrn|dame|freund|freundin|freunden|freundinnen|leuten',
  'jemandem|kollegen|kollegin|bekannten|bekannter',
);

/** Whose match or recital it is. */
export const GERMAN_RELATED = eitherOf(
  'mann|frau',
  'freund(?:in)?',
  'sohn|tochter|kind|kinder',
  'enkel(?:in|kind)?',
  'nichte|neffe|schwester|bruder|mutter|vater',
);

/** „Ist weg“, „hängt in der Reinigung“. */
export const GERMAN_IS_GONE = eitherOf(
  '(?:ist|sind) (?:weg|hin|in der)',
  '(?:ging|ist) an (?:die|den|das)',
  'hangt in der|liegt in der',
);

/** „Es wird 30 Grad“. */
export const GERMAN_WILL_BE = eitherOf('es (?:wird|hat|sind|werden|soll)', 'wir haben');
