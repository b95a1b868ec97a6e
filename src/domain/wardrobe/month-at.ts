import { anyOf, phrase } from '#domain/phrases/phrase.ts';

/**
 * Words of places where the seasons stand the other way round: countries and their largest cities south of the
 * tropics, as people write them in a form.
 */
const SOUTHERN = phrase([
  /\b/,
  anyOf(
    // Australia
    'australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart',

    // New Zealand
    'new zealand|aotearoa|auckland|wellington|christchurch',

    // Southern Africa
    'south africa|cape town|johannesburg|pretoria|durban',

    // South America
    'argentina|buenos aires|cordoba, ar|rosario|uruguay|montevideo|chile',
    'santiago de chile|valparaiso|paraguay|asuncion|porto alegre|curitiba',
    'sao paulo',

    // Southern Africa again
    'lesotho|eswatini|namibia|botswana',
  ),
  /\b/,
]);

/** Places near the equator: it is warm there in every month. */
const SEASONLESS =
  /\b(?:singapore|malaysia|kuala lumpur|indonesia|jakarta|bali|thailand|bangkok|philippines|manila|vietnam|saigon|ho chi minh|colombia|bogota|ecuador|quito|kenya|nairobi|uganda|nigeria|lagos|ghana|accra|hawaii|honolulu|puerto rico|sri lanka|colombo|costa rica|panama)\b/;

const MONTHS = 12;

/**
 * The month of the year as the northern hemisphere has it, for dressing by the season: in Sydney, November is May.
 * @param location where somebody lives, in their own words; null when it is not known: then the north is assumed
 * @returns 1 to 12; undefined where months say nothing about the weather
 */
export function monthAt(now: Date, location: string | null): number | undefined {
  const place = (location ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (SEASONLESS.test(place)) return undefined;

  const month = now.getUTCMonth() + 1;
  return SOUTHERN.test(place) ? ((month + MONTHS / 2 - 1) % MONTHS) + 1 : month;
}
