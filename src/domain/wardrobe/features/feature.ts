/**
 * What a garment's words promise and a picture must show, in the trade's terms. A garment has those that tell it
 * from its neighbours (`features-of.ts`); a drawing says which of them it shows, and a test compares the two.
 */
export const FEATURES = [
  // necklines
  ...(['crew-neck', 'boat-neck', 'scoop-neck', 'v-neck', 'roll-neck', 'square-neck', 'sweetheart'] as const),
  ...(['cowl-neck', 'gathered-neck', 'strapless', 'thin-straps', 'racer-cut', 'collarless'] as const),
  // collars and lapels
  ...(['point-collar', 'button-down-collar', 'band-collar', 'camp-collar', 'polo-collar'] as const),
  ...(['contrast-collar', 'rib-collar', 'stand-collar', 'shawl-collar', 'fur-collar', 'tie-neck'] as const),
  ...(['notch-lapel', 'peak-lapel', 'shawl-lapel', 'satin-facing', 'hood', 'fur-trim'] as const),
  // how it closes
  ...(['pullover', 'buttoned', 'half-placket', 'single-breasted', 'double-breasted', 'wrapped'] as const),
  ...(['zip-front', 'asymmetric-zip', 'toggles', 'snaps', 'open-front', 'pleated-bib', 'belted'] as const),
  // sleeves
  ...(['sleeveless', 'short-sleeve', 'long-sleeve', 'puff-sleeve', 'wide-sleeve', 'raglan'] as const),
  ...(['contrast-sleeve'] as const),
  // length and volume
  ...(['cropped', 'hip-length', 'thigh-length', 'knee-length', 'full-length', 'mini', 'midi'] as const),
  ...(['fitted', 'boxy', 'oversized', 'column', 'full-skirt', 'flared-skirt'] as const),
  // details of clothes
  ...(['chest-pockets', 'patch-pockets', 'flap-pockets', 'jetted-pockets', 'welt-pockets'] as const),
  ...([
    'western-yoke',
    'ruffle',
    'lace-trim',
    'front-print',
    'elbow-patches',
    'braid-trim',
    'tails',
  ] as const),
  ...(['epaulettes', 'storm-flap', 'drawcord', 'side-stripe', 'straight-hem', 'rib-hem', 'boning'] as const),
  ...(['cable', 'wide-gauge', 'horizontal-quilting', 'diamond-quilting', 'pile', 'bib', 'high-leg'] as const),
  // legs
  ...(['straight-leg', 'slim-leg', 'tapered-leg', 'wide-leg', 'flared-leg', 'baggy-leg', 'cuffed'] as const),
  ...(['crease', 'front-pleats', 'satin-braid', 'double-braid', 'five-pockets', 'cargo-pockets'] as const),
  ...([
    'hammer-loop',
    'zip-pockets',
    'kick-patch',
    'elastic-waist',
    'drawstring',
    'high-rise',
    'low-rise',
  ] as const),
  // skirts and dresses
  ...([
    'split-hem',
    'knife-pleats',
    'tiers',
    'gathers',
    'bias',
    'back-slit',
    'waist-seam',
    'overlap',
  ] as const),
  // shoes
  ...(['low-top', 'rubber-toe', 'thick-sole', 'gum-sole', 'runner-sole', 'lug-sole', 'rope-sole'] as const),
  ...(['penny-strap', 'moccasin-seam', 'closed-lacing', 'open-lacing', 'cap-toe', 'broguing'] as const),
  ...([
    'pointed-toe',
    'stiletto',
    'kitten-heel',
    'slingback',
    'block-heel',
    'wedge-heel',
    'strappy',
  ] as const),
  ...(['toe-bow', 'instep-strap', 'jewelled', 'foot-straps', 'slim-straps', 'ankle-strap'] as const),
  ...(['one-strap'] as const),
  ...([
    'two-buckles',
    'elastic-gusset',
    'two-eyelets',
    'tall-lacing',
    'western-shaft',
    'rubber-shaft',
  ] as const),
  ...(['knee-shaft', 'speed-hooks', 'rubber-shell'] as const),
  // bags
  ...([
    'open-top',
    'slouchy',
    'basketry',
    'long-strap',
    'waist-belt',
    'top-handle',
    'drawstring-top',
  ] as const),
  ...(['envelope-flap', 'frame-clasp', 'two-straps', 'barrel', 'flap-buckles', 'slim-case'] as const),
  // finishing
  ...([
    'woven',
    'tooled',
    'square-cut',
    'fringe',
    'peak',
    'soft-peak',
    'wide-brim',
    'pinched-crown',
  ] as const),
  ...([
    'dark-lenses',
    'clear-lenses',
    'round-dial',
    'screen-face',
    'pendant',
    'pearls',
    'collar-plate',
  ] as const),
  ...(['hoops', 'drops', 'bangles', 'pointed-blade', 'square-end', 'rib-cuff', 'opera-length'] as const),
  ...(['crossed-back', 'square-face', 'clip', 'monk-straps', 'side-slits', 'flat-apron', 'apron'] as const),
  ...([
    'bow-shape',
    'folded-square',
    'turn-up',
    'footed',
    'reinforced-toe',
    'sheer',
    'head-tie',
    'mitten',
    'draped',
  ] as const),
  ...(['base-set', 'studs', 'bloom', 'narrow', 'cuff-stripes', 'platform-sole', 'closed-back'] as const),
  // what the cloth decides
  ...([
    'wire-frame',
    'acetate-frame',
    'link-bracelet',
    'leather-strap',
    'rubber-strap',
    'webbing',
    'cut-stones',
  ] as const),
] as const;
export type Feature = (typeof FEATURES)[number];
