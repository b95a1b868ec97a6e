import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { BoardItem } from './board-item.ts';
import { type Cloth, clothOf } from './cloth/cloth.ts';
import * as bags from './garments/bags.ts';
import { drawBelt } from './garments/belt.ts';
import { drawBodysuit, drawCorsetTop } from './garments/bodices.ts';
import { drawBomber } from './garments/bomber.ts';
import * as boots from './garments/boots.ts';
import { drawCape } from './garments/cape.ts';
import { drawALineDress, drawSheathDress, drawShirtDress } from './garments/day-dresses.ts';
import { drawDenimJacket } from './garments/denim-jacket.ts';
import { drawGown, drawMaxiDress, drawSlipDress } from './garments/evening-dresses.ts';
import { drawGlasses, drawSunglasses } from './garments/eyewear.ts';
import * as flats from './garments/flats.ts';
import { drawGloves } from './garments/gloves.ts';
import { drawBeanie, drawCap, drawFedora, drawSunHat } from './garments/hats.ts';
import * as heels from './garments/heels.ts';
import { drawBracelet, drawEarrings, drawNecklace } from './garments/jewellery.ts';
import { drawJumpsuit } from './garments/jumpsuit.ts';
import { drawCardigan, drawSweater, drawTurtleneck } from './garments/knitwear.ts';
import { drawLeatherJacket } from './garments/leather-jacket.ts';
import * as legs from './garments/legs.ts';
import * as lowShoes from './garments/low-shoes.ts';
import { drawBowTie, drawPocketSquare, drawTie } from './garments/neckwear.ts';
import { drawParka } from './garments/parka.ts';
import { drawPuffer } from './garments/puffer.ts';
import { drawHeadscarf, drawScarf } from './garments/scarves.ts';
import { drawBlouse, drawPolo, drawShirt } from './garments/shirts.ts';
import * as skirts from './garments/skirts.ts';
import { drawHoodie, drawSweatshirt } from './garments/sweats.ts';
import { drawBlazer, drawSuitJacket } from './garments/tailoring.ts';
import { drawCamisole, drawCropTop, drawTank, drawTshirt } from './garments/tees.ts';
import { drawTrench } from './garments/trench.ts';
import { drawVest } from './garments/waistcoat.ts';
import { drawWatch } from './garments/watch.ts';
import { drawWoolCoat } from './garments/wool-coat.ts';
import { drawWrapDress } from './garments/wrap-dress.ts';
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
  tshirt: drawTshirt,
  tank: drawTank,
  camisole: drawCamisole,
  blouse: drawBlouse,
  shirt: drawShirt,
  polo: drawPolo,
  turtleneck: drawTurtleneck,
  sweater: drawSweater,
  hoodie: drawHoodie,
  sweatshirt: drawSweatshirt,
  cardigan: drawCardigan,
  vest: drawVest,
  'crop-top': drawCropTop,
  bodysuit: drawBodysuit,
  'corset-top': drawCorsetTop,
  blazer: drawBlazer,
  'suit-jacket': drawSuitJacket,
  'denim-jacket': drawDenimJacket,
  'leather-jacket': drawLeatherJacket,
  bomber: drawBomber,
  puffer: drawPuffer,
  trench: drawTrench,
  'wool-coat': drawWoolCoat,
  parka: drawParka,
  cape: drawCape,
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
  'slip-dress': drawSlipDress,
  'sheath-dress': drawSheathDress,
  'wrap-dress': drawWrapDress,
  'shirt-dress': drawShirtDress,
  'a-line-dress': drawALineDress,
  'maxi-dress': drawMaxiDress,
  gown: drawGown,
  jumpsuit: drawJumpsuit,
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
  belt: drawBelt,
  scarf: drawScarf,
  beanie: drawBeanie,
  cap: drawCap,
  'sun-hat': drawSunHat,
  fedora: drawFedora,
  sunglasses: drawSunglasses,
  glasses: drawGlasses,
  watch: drawWatch,
  necklace: drawNecklace,
  earrings: drawEarrings,
  bracelet: drawBracelet,
  tie: drawTie,
  'bow-tie': drawBowTie,
  'pocket-square': drawPocketSquare,
  gloves: drawGloves,
  tights: legs.drawTights,
  headscarf: drawHeadscarf,
};
