export interface TailorSearches {
  maps: string;
  reviews: string;
  directory: string;
  nearMe: string;
}

/**
 * Where to look for a tailor.
 * @param place a city or ZIP as typed; blank leaves the place to the sites.
 */
export function tailorSearches(place: string): TailorSearches {
  const where = place.trim();

  return {
    maps: maps(where === '' ? 'tailors near me' : `tailors in ${where}`),
    reviews: address('https://www.yelp.com/search', { find_desc: 'Tailors', find_loc: where }),
    directory: address('https://www.yellowpages.com/search', {
      search_terms: 'tailors',
      geo_location_terms: where,
    }),
    nearMe: maps('tailors near me'),
  };
}

function maps(query: string): string {
  return address('https://www.google.com/maps/search/', { api: '1', query });
}

function address(page: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return `${page}?${new URLSearchParams(given)}`;
}
