/** Garments that are wrong together wherever one of them is. */
export const PACKS = {
  bare: 'crop-top|tank|ribbed-tank|training-tank|camisole|lace-camisole|corset-top|sports-bra|swimsuit|swim-shorts|training-shorts|denim-shorts|mini-skirt|tennis-skirt|baggy-jeans',
  shorts: 'chino-shorts|bermuda-shorts|denim-shorts|training-shorts|swim-shorts',
  sport:
    'performance-tee|training-tank|training-shorts|sports-bra|leggings|joggers|track-jacket|running-shoes|tennis-shoes|training-shoes|golf-shoes|sports-watch|gym-bag|tennis-skirt',
  lounge: 'hoodie|sweatshirt|joggers|leggings|graphic-tee|slides|cork-sandals',
  denim:
    'straight-jeans|slim-jeans|wide-jeans|flared-jeans|baggy-jeans|denim-shorts|denim-skirt|denim-jacket|carpenter-trousers|western-shirt',
  sneakers:
    'leather-sneakers|canvas-sneakers|chunky-sneakers|retro-runners|running-shoes|tennis-shoes|training-shoes|golf-shoes',
  beachfeet: 'slides|cork-sandals|leather-sandals|espadrilles|rain-boots',
  outdoor: 'rain-jacket|parka|puffer|gilet|fleece-jacket|field-jacket|hiking-trousers|hiking-boots|backpack',
  hats: 'beanie|cap|flat-cap|fedora|sun-hat|bandana',
  'winter-way': 'wool-scarf|beanie|knit-gloves|leather-gloves',
  loud: 'sequin-top|sequin-dress|statement-necklace|graphic-tee|bandana|western-belt|corset-top',
  evening:
    'sequin-dress|sequin-top|column-gown|sleeved-gown|ball-gown|evening-skirt|velvet-blazer|clutch|beaded-pouch|strappy-heels|evening-flats|opera-gloves',
  'thin-heel': 'pumps|kitten-heels|strappy-heels|heeled-boots',
  ceremony:
    'tuxedo-jacket|tuxedo-trousers|tuxedo-shirt|bow-tie|tailcoat|white-tie-trousers|white-waistcoat|white-bow-tie|opera-gloves|ball-gown|column-gown|sleeved-gown',
  dangling: 'statement-necklace|drop-earrings|fine-necklace|bracelet|pearls',
} as const;

export type Pack = keyof typeof PACKS;
