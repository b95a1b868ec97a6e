import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { BoardItem } from './board-item.ts';
import { type Cloth, clothOf } from './cloth/cloth.ts';
import * as bags from './garments/bags.ts';
import { drawBelt } from './garments/belt.ts';
import { drawBlouse } from './garments/blouses.ts';
import { drawBodysuit, drawCorsetTop } from './garments/bodices.ts';
import { drawBomber } from './garments/bomber.ts';
import * as boots from './garments/boots.ts';
import { drawCamisole } from './garments/camisole.ts';
import { drawCape } from './garments/cape.ts';
import { drawCap, drawFlatCap } from './garments/caps.ts';
import { drawCardigan } from './garments/cardigan.ts';
import { drawCollarlessJacket, drawKimono } from './garments/collarless-jackets.ts';
import { drawALineDress, drawPinafore, drawSheathDress } from './garments/day-dresses.ts';
import { drawDenimJacket } from './garments/denim-jacket.ts';
import { drawGown, drawKaftan, drawMaxiDress, drawSlipDress } from './garments/evening-dresses.ts';
import { drawGlasses, drawSunglasses } from './garments/eyewear.ts';
import * as flats from './garments/flats.ts';
import { drawGloves } from './garments/gloves.ts';
import { drawBeanie, drawFedora, drawSunHat } from './garments/hats.ts';
import { drawHeeledSandal } from './garments/heeled-sandals.ts';
import { drawPump } from './garments/heels.ts';
import { drawBracelet, drawBrooch, drawEarrings, drawNecklace } from './garments/jewellery.ts';
import { drawJumpsuit } from './garments/jumpsuit.ts';
import { drawSweater, drawSweaterVest, drawTurtleneck } from './garments/knitwear.ts';
import * as laceUps from './garments/lace-ups.ts';
import { drawLacedBoot } from './garments/laced-boots.ts';
import { drawLeatherJacket } from './garments/leather-jacket.ts';
import * as legs from './garments/legs.ts';
import { drawBowTie, drawPocketSquare, drawTie } from './garments/neckwear.ts';
import { drawParka } from './garments/parka.ts';
import { drawPolo } from './garments/polo.ts';
import { drawPuffer } from './garments/puffer.ts';
import * as regional from './garments/regional-dress.ts';
import { drawRunner } from './garments/runners.ts';
import { drawHeadscarf, drawScarf } from './garments/scarves.ts';
import { drawShirtDress } from './garments/shirt-dress.ts';
import { drawShirt } from './garments/shirts.ts';
import * as skirts from './garments/skirts.ts';
import { drawEspadrille, drawLoafer } from './garments/slip-ons.ts';
import { drawSneaker } from './garments/sneakers.ts';
import { drawSocks } from './garments/socks.ts';
import { drawBucketBag, drawFramePouch } from './garments/soft-bags.ts';
import { drawHoodie, drawSweatshirt } from './garments/sweats.ts';
import { drawBlazer, drawBlazerDress, drawSuitJacket } from './garments/tailoring.ts';
import { drawKneeBoot } from './garments/tall-boots.ts';
import { drawCropTop, drawTank, drawTshirt } from './garments/tees.ts';
import * as tieFurniture from './garments/tie-furniture.ts';
import { drawTights } from './garments/tights.ts';
import { drawTote } from './garments/totes.ts';
import { drawTrench } from './garments/trench.ts';
import { drawChoreJacket, drawFieldJacket } from './garments/utility-jackets.ts';
import { drawVest } from './garments/waistcoat.ts';
import { drawWatch } from './garments/watch.ts';
import { drawWoolCoat } from './garments/wool-coat.ts';
import * as workBags from './garments/work-bags.ts';
import { drawWrapDress } from './garments/wrap-dress.ts';
import { seededDice } from './pen/dice.ts';
import { type Drawing, type Sketch, startSketch } from './pen/sketch.ts';
import { clothWarp } from './pen/warp.ts';

/** Draws one garment in millimetres around its own origin. */
export function drawSilhouette(item: BoardItem, seed: number): Drawing {
  const silhouette = silhouetteOf(item);
  const dice = seededDice(seed);
  const softness = isStiff(item.slot) ? 0.8 : 4.5;
  const sketch = startSketch(clothWarp(dice, softness), seededDice(seed + 409), item.features);
  DRAWN_BY[silhouette](sketch, clothOf(item, dice));
  return sketch.finish();
}

/** What is drawn: the item's own silhouette, or its slot's default. */
export function silhouetteOf({ silhouette, slot }: Pick<BoardItem, 'silhouette' | 'slot'>): Silhouette {
  return silhouette !== null && Object.hasOwn(DRAWN_BY, silhouette)
    ? silhouette
    : (DEFAULTS[slot] ?? 'scarf');
}

/** Shoes, bags and small things keep their form; clothes lie as they fall. */
export function isStiff(slot: Slot): boolean {
  return STIFF_SLOTS.has(slot);
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
  'sweater-vest': drawSweaterVest,
  cardigan: drawCardigan,
  vest: drawVest,
  'crop-top': drawCropTop,
  bodysuit: drawBodysuit,
  'corset-top': drawCorsetTop,
  blazer: drawBlazer,
  'suit-jacket': drawSuitJacket,
  'collarless-jacket': drawCollarlessJacket,
  kimono: drawKimono,
  'chore-jacket': drawChoreJacket,
  'field-jacket': drawFieldJacket,
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
  kaftan: drawKaftan,
  pinafore: drawPinafore,
  'blazer-dress': drawBlazerDress,
  gown: drawGown,
  jumpsuit: drawJumpsuit,
  sneaker: drawSneaker,
  runner: drawRunner,
  loafer: drawLoafer,
  espadrille: drawEspadrille,
  oxford: laceUps.drawOxford,
  derby: laceUps.drawDerby,
  'desert-boot': laceUps.drawDesertBoot,
  pump: drawPump,
  'heeled-sandal': drawHeeledSandal,
  'flat-sandal': flats.drawFlatSandal,
  'ballet-flat': flats.drawBalletFlat,
  'ankle-boot': boots.drawAnkleBoot,
  'chelsea-boot': boots.drawChelseaBoot,
  'knee-boot': drawKneeBoot,
  'hiking-boot': drawLacedBoot,
  slide: flats.drawSlide,
  tote: drawTote,
  crossbody: bags.drawCrossbody,
  handbag: bags.drawHandbag,
  clutch: bags.drawClutch,
  backpack: bags.drawBackpack,
  'belt-bag': workBags.drawBeltBag,
  'bucket-bag': drawBucketBag,
  'frame-pouch': drawFramePouch,
  'duffle-bag': workBags.drawDuffle,
  briefcase: workBags.drawBriefcase,
  'messenger-bag': workBags.drawMessengerBag,
  belt: drawBelt,
  scarf: drawScarf,
  beanie: drawBeanie,
  cap: drawCap,
  'flat-cap': drawFlatCap,
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
  tights: drawTights,
  headscarf: drawHeadscarf,
  kurta: regional.drawKurta,
  kilt: regional.drawKilt,
  dirndl: regional.drawDirndl,
  suspenders: tieFurniture.drawSuspenders,
  cufflinks: tieFurniture.drawCufflinks,
  'tie-bar': tieFurniture.drawTieBar,
  brooch: drawBrooch,
  socks: drawSocks,
};
