import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { BoardItem } from './board-item.ts';
import { type Cloth, clothOf } from './cloth/cloth.ts';
import * as accessories from './garments/accessories.ts';
import * as bags from './garments/bags.ts';
import * as boots from './garments/boots.ts';
import * as coats from './garments/coats.ts';
import * as dresses from './garments/dresses.ts';
import * as flats from './garments/flats.ts';
import * as heels from './garments/heels.ts';
import * as jackets from './garments/jackets.ts';
import * as legs from './garments/legs.ts';
import * as lowShoes from './garments/low-shoes.ts';
import * as skirts from './garments/skirts.ts';
import * as tops from './garments/tops.ts';
import { seededDice } from './pen/dice.ts';
import { type Drawing, type Sketch, startSketch } from './pen/sketch.ts';
import { clothWarp } from './pen/warp.ts';

/**
 * Draws one garment in millimetres around its own origin.
 * @param idPrefix keeps the ids of several garments in one document apart
 */
export function drawSilhouette(item: BoardItem, idPrefix: string, seed: number): Drawing {
  const silhouette = silhouetteOf(item);
  const dice = seededDice(seed);
  const softness = STIFF_SLOTS.has(item.slot) ? 0.8 : 4.5;
  const sketch = startSketch(idPrefix, clothWarp(dice, softness));
  DRAWN_BY[silhouette](sketch, clothOf(item, dice));
  return sketch.finish();
}

/** What is drawn: the item's own silhouette, or its slot's default. */
export function silhouetteOf({ silhouette, slot }: Pick<BoardItem, 'silhouette' | 'slot'>): Silhouette {
  return silhouette !== null && Object.hasOwn(DRAWN_BY, silhouette)
    ? silhouette
    : (DEFAULTS[slot] ?? 'scarf');
}

const STIFF_SLOTS: ReadonlySet<Slot> = new Set(['shoes', 'bag', 'accessory']);

const DEFAULTS: Record<Slot, Silhouette> = {
  outer: 'blazer',
  top: 'tshirt',
  bottom: 'trousers',
  dress: 'a-line-dress',
  shoes: 'sneaker',
  bag: 'handbag',
  accessory: 'scarf',
};

const DRAWN_BY: Record<Silhouette, (sketch: Sketch, cloth: Cloth) => void> = {
  tshirt: tops.drawTshirt,
  tank: tops.drawTank,
  camisole: tops.drawCamisole,
  blouse: tops.drawBlouse,
  shirt: tops.drawShirt,
  polo: tops.drawPolo,
  turtleneck: tops.drawTurtleneck,
  sweater: tops.drawSweater,
  hoodie: tops.drawHoodie,
  sweatshirt: tops.drawSweatshirt,
  cardigan: tops.drawCardigan,
  vest: jackets.drawVest,
  'crop-top': tops.drawCropTop,
  bodysuit: tops.drawBodysuit,
  'corset-top': tops.drawCorsetTop,
  blazer: jackets.drawBlazer,
  'suit-jacket': jackets.drawSuitJacket,
  'denim-jacket': jackets.drawDenimJacket,
  'leather-jacket': jackets.drawLeatherJacket,
  bomber: jackets.drawBomber,
  puffer: coats.drawPuffer,
  trench: coats.drawTrench,
  'wool-coat': coats.drawWoolCoat,
  parka: coats.drawParka,
  cape: coats.drawCape,
  trousers: legs.drawTrousers,
  'wide-trousers': legs.drawWideTrousers,
  'slim-trousers': legs.drawSlimTrousers,
  jeans: legs.drawJeans,
  'wide-jeans': legs.drawWideJeans,
  leggings: legs.drawLeggings,
  joggers: legs.drawJoggers,
  shorts: legs.drawShorts,
  'cargo-trousers': legs.drawCargoTrousers,
  culottes: legs.drawCulottes,
  'mini-skirt': skirts.drawMiniSkirt,
  'pencil-skirt': skirts.drawPencilSkirt,
  'a-line-skirt': skirts.drawALineSkirt,
  'pleated-skirt': skirts.drawPleatedSkirt,
  'maxi-skirt': skirts.drawMaxiSkirt,
  'slip-dress': dresses.drawSlipDress,
  'sheath-dress': dresses.drawSheathDress,
  'wrap-dress': dresses.drawWrapDress,
  'shirt-dress': dresses.drawShirtDress,
  'a-line-dress': dresses.drawALineDress,
  'maxi-dress': dresses.drawMaxiDress,
  gown: dresses.drawGown,
  jumpsuit: dresses.drawJumpsuit,
  sneaker: lowShoes.drawSneaker,
  loafer: lowShoes.drawLoafer,
  oxford: lowShoes.drawOxford,
  derby: lowShoes.drawDerby,
  pump: heels.drawPump,
  'heeled-sandal': heels.drawHeeledSandal,
  'flat-sandal': flats.drawFlatSandal,
  'ballet-flat': flats.drawBalletFlat,
  'ankle-boot': boots.drawAnkleBoot,
  'chelsea-boot': boots.drawChelseaBoot,
  'knee-boot': boots.drawKneeBoot,
  'hiking-boot': boots.drawHikingBoot,
  slide: flats.drawSlide,
  tote: bags.drawTote,
  crossbody: bags.drawCrossbody,
  handbag: bags.drawHandbag,
  clutch: bags.drawClutch,
  backpack: bags.drawBackpack,
  'messenger-bag': bags.drawMessengerBag,
  belt: accessories.drawBelt,
  scarf: accessories.drawScarf,
  beanie: accessories.drawBeanie,
  cap: accessories.drawCap,
  'sun-hat': accessories.drawSunHat,
  fedora: accessories.drawFedora,
  sunglasses: accessories.drawSunglasses,
  glasses: accessories.drawGlasses,
  watch: accessories.drawWatch,
  necklace: accessories.drawNecklace,
  earrings: accessories.drawEarrings,
  bracelet: accessories.drawBracelet,
  tie: accessories.drawTie,
  'bow-tie': accessories.drawBowTie,
  'pocket-square': accessories.drawPocketSquare,
  gloves: accessories.drawGloves,
  tights: legs.drawTights,
  headscarf: accessories.drawHeadscarf,
};
