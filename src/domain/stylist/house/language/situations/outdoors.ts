import type { Situation } from './situation.ts';

/** By the water, on country paths, a day among children or animals, at the climbing wall. */
export const OUTDOORS: readonly Situation[] = [
  {
    occasion: 'poolside',
    en: 'pool club|pool with friends|pool with the girls|lounging by the pool|sunbathing by the pool|mostly by the pool|day by the pool|rooftop pool|pool villa',
    de: 'Poolparty|Pool Party|am Pool|Hotelpool|Pooltag|Tag am Pool|Poolbar|Dachpool',
  },
  {
    occasion: 'beach-bar',
    en: 'beach cocktails|bar on the beach|restaurant on the beach|beach shack|drinks at the beach|dinner at the beach|full moon party',
    de: 'Strandbar|Beachbar|Beach Bar|Strandparty|Beachparty|Strandrestaurant|Restaurant am Strand|Bar am Strand|Essen am Strand|Cocktails am Strand|Sundowner',
  },
  {
    occasion: 'safari',
    en: 'on safari|safari in|safari lodge|walking safari|open jeep|big five|wildlife tour',
    de: 'Safari|auf Safari|Safarireise|Fotosafari|Pirschfahrt|Wildreservat|Krügerpark|Kruger Park',
  },
  {
    occasion: 'country-walk',
    en: 'walk in the fields|walk over the fields|walk along the river|walk along the canal|walk on the heath|walk on the moors|family walk|walk after lunch|walk before lunch|sunday walk|wellies and a walk|muddy stroll|circular walk|pub walk',
    de: 'Waldspaziergang|Spaziergang im Wald|Spaziergang auf dem Land|Spaziergang über die Felder|Spaziergang am Fluss|Sonntagsspaziergang|Neujahrsspaziergang|Weihnachtsspaziergang|Verdauungsspaziergang|Matschspaziergang|Landspaziergang|Spaziergang um den See|Spaziergang durch den Wald|im Wald spazieren',
  },
  {
    occasion: 'day-out',
    en: 'day at the zoo|trip to the zoo|around the zoo|rollercoasters|roller coasters|universal orlando|six flags|busch gardens|europa park|efteling|sea life|sea world|seaworld|butterfly house|bird park',
    de: 'Zoo|in den Zoo|Zoobesuch|Tierpark|Wildpark|Freizeitpark|Vergnügungspark|Erlebnispark|Europapark|Europa Park|Phantasialand|Legoland|Disneyland|Aquarium|Jahrmarkt|Kirmes',
  },
  {
    occasion: 'paddling',
    en: 'canoe tour|kayak tour|paddle on the lake|rafting|white water rafting|paddle boarding|paddleboarding|paddle board|stand up paddle|sup lesson',
    de: 'Kanutour|Kanu fahren|Kajak|Kajaktour|Paddeln|Rafting|Stand up Paddling|Paddeltour',
  },
  {
    occasion: 'climbing-wall',
    en: 'rock climbing gym|rock climbing indoors|climbing with a date|climbing after work|bouldering with friends|auto belay|lead climbing indoors',
    de: 'Kletterhalle|Boulderhalle|Bouldern|bouldern gehen|Klettern in der Halle|Kletterkurs',
  },
];
