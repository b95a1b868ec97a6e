import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { FABRIC_NAMES, type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import type { RevisionSentence } from './sentence.ts';

const VEGAN_FABRICS: readonly FabricName[] = FABRIC_NAMES.filter((name) => fabricOf(name).animal !== true);

/** What a top can be made of for somebody whom wool scratches. */
const SMOOTH_TOP_FABRICS: readonly FabricName[] = [
  ...(['cotton', 'heavyweight cotton', 'cotton knit', 'ribbed knit', 'jersey', 'ponte'] as const),
  ...(['french terry', 'fleece', 'flannel', 'corduroy', 'chambray', 'oxford cotton', 'denim'] as const),
  ...(['poplin', 'linen', 'pique', 'viscose', 'lyocell', 'silk'] as const),
];

function anyBut(...names: readonly ColourName[]): readonly ColourName[] {
  return COLOUR_NAMES.filter((name) => !names.includes(name));
}

/**
 * Fifty requests as people put them who do not think of a stylist's commands, written by somebody who had not seen the
 * reader. It read 40 % of them exactly then, and was widened by looking at the others: a set to develop on now.
 */
export const INDIRECT_REVISIONS: readonly RevisionSentence[] = [
  // office
  {
    to: 'office',
    say: 'we’re pretty laid back at my job, can u tone this down a notch',
    expect: { whole: 'plainer' },
  },
  {
    to: 'office',
    say: 'i already have a pair of brown ankle boots i live in, can i wear those and not the loafers',
    expect: { items: { loafers: { kind: 'boots', colours: ['Brown', 'Chocolate', 'Cognac'] } } },
  },
  {
    to: 'office',
    say: 'Literally everyone at work has a navy blazer. Different color?',
    expect: { items: { blazer: { sameGarment: true, colours: anyBut('Navy') } } },
  },
  {
    to: 'office',
    say: 'maybe a shirt with stripes? and I can skip the belt',
    expect: {
      items: {
        'poplin-shirt': { kind: 'shirt', patterns: ['stripe', 'pinstripe'] },
        'leather-belt': 'removed',
      },
    },
  },
  {
    to: 'office',
    say: 'Could you get the whole thing down to $140 or so',
    expect: { whole: 'cheaper' },
  },
  {
    to: 'office',
    say: 'thats an awful lot of black accessories for me',
    expect: { whole: 'brighter', keeps: ['blazer', 'poplin-shirt', 'tailored-trousers'] },
  },
  {
    to: 'office',
    say: 'all I carry is my phone and keys, don’t need such a huge bag',
    expect: {
      items: {
        'leather-tote': {
          garments: ['crossbody', 'belt-bag', 'handbag', 'bucket-bag', 'clutch', 'beaded-pouch'],
        },
      },
    },
  },
  {
    to: 'office',
    say: 'I don’t really do pants. A skirt please, nothing above the knee',
    expect: { items: { 'tailored-trousers': { kind: 'skirt', notKind: 'above-knee' } } },
  },
  {
    to: 'office',
    say: 'im vegan so the shoes cant be real leather',
    expect: { items: { loafers: { fabrics: VEGAN_FABRICS } } },
  },
  {
    to: 'office',
    say: 'need more room in the thighs, can the trousers be a looser cut',
    expect: {
      items: {
        'tailored-trousers': {
          garments: [
            'wide-leg-trousers',
            'pleated-trousers',
            'linen-trousers',
            'tapered-trousers',
            'culottes',
          ],
        },
      },
    },
  },
  {
    to: 'office',
    say: 'Its so humid here, could the shirt be linen insted',
    expect: { items: { 'poplin-shirt': { kind: 'shirt', fabrics: ['linen'] } } },
  },
  {
    to: 'office',
    say: 'big client presentation on thursday so I gotta look sharper than this',
    expect: { whole: 'dressier' },
  },
  {
    to: 'office',
    say: 'I’m only 5’2, shoes with a little height would help',
    expect: {
      items: {
        loafers: {
          garments: [
            'pumps',
            'kitten-heels',
            'block-heels',
            'strappy-heels',
            'espadrille-wedges',
            'heeled-boots',
            'chunky-loafers',
          ],
        },
      },
    },
  },
  {
    to: 'office',
    say: 'could the top be a bit more feminine?',
    expect: {
      items: {
        'poplin-shirt': {
          garments: [
            'blouse',
            'bow-blouse',
            'ruffle-blouse',
            'peasant-blouse',
            'wrap-blouse',
            'wax-print-blouse',
            'shell-top',
            'camisole',
            'lace-camisole',
          ],
        },
      },
    },
  },
  {
    to: 'office',
    say: 'put a tie with it',
    expect: { items: {}, added: [{ kind: 'tie' }] },
  },
  {
    to: 'office',
    say: 'omg yes this is perfect thank you!!',
    expect: { nothing: true },
  },

  // date
  {
    to: 'date',
    say: 'those boots would destroy my feet, we’re walking like 2 miles after dinner',
    expect: { items: { 'heeled-boots': { kind: 'flats' } } },
  },
  {
    to: 'date',
    say: 'I’m always freezing in restaurants',
    expect: { whole: 'warmer' },
  },
  {
    to: 'date',
    say: 'once the jacket comes off my arms are bare and i hate my arms. dress with sleeves?',
    expect: { items: { 'slip-dress': { kind: 'dress', notKind: 'sleeveless' } } },
  },
  {
    to: 'date',
    say: 'can the dress hit a little higher, like above my knees',
    expect: {
      items: {
        'slip-dress': {
          garments: [
            'shift-dress',
            'bodycon-dress',
            'day-dress',
            'sundress',
            'pinafore',
            'blazer-dress',
            'cocktail-dress',
            'sequin-dress',
          ],
        },
      },
    },
  },
  {
    to: 'date',
    say: 'jacket is a bit much $$ wise, 60 bucks max for that',
    expect: { items: { 'biker-jacket': { cheaper: true } } },
  },
  {
    to: 'date',
    say: 'I only wear silver jewelry, never gold',
    expect: { items: { 'fine-necklace': { kind: 'jewelry', colours: ['Silver'] } } },
  },
  {
    to: 'date',
    say: 'ooh what about that dress in emerald, and no necklace',
    expect: {
      items: { 'slip-dress': { sameGarment: true, colours: ['Emerald'] }, 'fine-necklace': 'removed' },
    },
  },
  {
    to: 'date',
    say: 'not really a moto jacket kind of girl, something softer over the dress?',
    expect: {
      items: {
        'biker-jacket': {
          garments: [
            'cardigan',
            'shawl-cardigan',
            'duster-cardigan',
            'kimono-jacket',
            'soft-blazer',
            'velvet-blazer',
            'tweed-jacket',
            'blazer',
            'wrap-coat',
            'teddy-coat',
            'cape',
          ],
        },
      },
    },
  },
  {
    to: 'date',
    say: 'change of plans, he’s taking me to a backyard bbq',
    expect: { whole: 'plainer' },
  },
  {
    to: 'date',
    say: 'Love the dress. Change everthing else',
    expect: { items: { 'biker-jacket': {}, 'heeled-boots': {}, crossbody: {}, 'fine-necklace': {} } },
  },
  {
    to: 'date',
    say: 'that purse won’t fit my book and an umbrella, need something bigger',
    expect: {
      items: {
        crossbody: {
          garments: [
            'leather-tote',
            'canvas-tote',
            'straw-tote',
            'handbag',
            'bucket-bag',
            'messenger-bag',
            'backpack',
          ],
        },
      },
    },
  },
  {
    to: 'date',
    say: 'what’s the temperature gonna be saturday night?',
    expect: { nothing: true },
  },

  // weekend
  {
    to: 'weekend',
    say: 'i look like a 15 yr old in this lol, something more grown up',
    expect: { whole: 'dressier' },
  },
  {
    to: 'weekend',
    say: 'Make the top preppy',
    expect: {
      items: {
        sweatshirt: {
          garments: [
            'rugby-shirt',
            'polo',
            'knit-polo',
            'oxford-shirt',
            'poplin-shirt',
            'breton-tee',
            'cable-sweater',
            'v-neck-sweater',
            'fine-crew-sweater',
            'cardigan',
            'knit-vest',
          ],
        },
      },
    },
  },
  {
    to: 'weekend',
    say: 'white sneakers are so basic. edgier shoes pls',
    expect: {
      items: {
        'leather-sneakers': {
          garments: [
            'combat-boots',
            'chelsea-boots',
            'heeled-boots',
            'western-boots',
            'knee-boots',
            'chunky-loafers',
            'chunky-sneakers',
          ],
        },
      },
    },
  },
  {
    to: 'weekend',
    say: 'I like my jeans tighter than that',
    expect: { items: { 'straight-jeans': { kind: 'slim-cut', garments: ['slim-jeans'] } } },
  },
  {
    to: 'weekend',
    say: 'I’ve got a toddler so I need both hands free, diff bag?',
    expect: {
      items: { 'canvas-tote': { garments: ['crossbody', 'belt-bag', 'messenger-bag', 'backpack'] } },
    },
  },
  {
    to: 'weekend',
    say: 'hats never fit over my hair. also black jeans would be better',
    expect: { items: { cap: 'removed', 'straight-jeans': { kind: 'jeans', colours: ['Black'] } } },
  },
  {
    to: 'weekend',
    say: 'throw a jean jacket on top',
    expect: { items: {}, added: [{ kind: 'jacket', fabrics: ['denim'] }] },
  },
  {
    to: 'weekend',
    say: 'forecast says 88 and sunny, i’ll melt in this',
    expect: { whole: 'cooler' },
  },
  {
    to: 'weekend',
    say: 'any less expensive shoes?',
    expect: { items: { 'leather-sneakers': { cheaper: true } } },
  },
  {
    to: 'weekend',
    say: 'kinda blah, needs a pop of color',
    expect: { whole: 'brighter' },
  },
  {
    to: 'weekend',
    say: 'sweatshirt in sage or a light blue please',
    expect: {
      items: { sweatshirt: { sameGarment: true, colours: ['Sage', 'Sky Blue', 'Powder Blue'] } },
    },
  },
  {
    to: 'weekend',
    say: 'how do i find the ones i saved last week',
    expect: { nothing: true },
  },

  // winter
  {
    to: 'winter',
    say: 'its supposed to pour the whole time, that coat will be ruined',
    expect: { items: { 'wool-coat': { garments: ['trench-coat', 'rain-jacket', 'parka', 'field-jacket'] } } },
  },
  {
    to: 'winter',
    say: 'That sweater would itch like crazy, I can’t have wool right against my neck and arms',
    expect: { items: { 'cable-sweater': { fabrics: SMOOTH_TOP_FABRICS } } },
  },
  {
    to: 'winter',
    say: 'not loving the burgundy on the scarf, and i’d go solid rather than plaid',
    expect: {
      items: {
        'wool-scarf': { kind: 'scarf', patterns: ['plain', 'knit'], colours: anyBut('Burgundy') },
      },
    },
  },
  {
    to: 'winter',
    say: 'sorry should have said, it’s actually for my grandfathers funeral',
    expect: { whole: 'dressier' },
  },
  {
    to: 'winter',
    say: 'coat and boots can stay, start over on the rest',
    expect: { items: { 'cable-sweater': {}, chinos: {}, beanie: {}, 'wool-scarf': {} } },
  },
  {
    to: 'winter',
    say: 'lose the beanie, id rather have gloves',
    expect: { items: { beanie: 'removed' }, added: [{ kind: 'gloves' }] },
  },
  {
    to: 'winter',
    say: 'too busy for me, I’m more of a minimalist',
    expect: { whole: 'quieter' },
  },
  {
    to: 'winter',
    say: 'those are my dad’s pants lol. something younger on the bottom',
    expect: {
      items: {
        chinos: {
          garments: [
            'straight-jeans',
            'slim-jeans',
            'wide-jeans',
            'flared-jeans',
            'baggy-jeans',
            'cargo-trousers',
            'carpenter-trousers',
            'corduroys',
            'leather-trousers',
            'wide-leg-trousers',
            'joggers',
            'leggings',
            'mini-skirt',
            'denim-skirt',
            'leather-skirt',
          ],
        },
      },
    },
  },
  {
    to: 'winter',
    say: 'I drive a lot and long coats bunch up under me, shorter one?',
    expect: {
      items: {
        'wool-coat': {
          garments: [
            'pea-coat',
            'puffer',
            'quilted-jacket',
            'shearling-jacket',
            'field-jacket',
            'rain-jacket',
            'fleece-jacket',
            'bomber',
            'varsity-jacket',
          ],
        },
      },
    },
  },
  {
    to: 'winter',
    say: 'haha my sister has that exact scarf',
    expect: { nothing: true },
  },
];
