import { type Chance, chanceFrom } from './chance.ts';
import { type Cloth, drawCloth } from './draw-cloth.ts';
import { drawGround, GROUNDS, type GroundKind } from './draw-ground.ts';

/** A drawn photo with all that is true about it. */
export interface Scene {
  name: string;
  kind: 'person' | 'cropped person' | 'flat-lay';
  ground: GroundKind;
  skin: 'light' | 'medium' | 'dark' | 'none';
  cloths: Cloth[];
  /** 600 by 800. */
  picture: string;
  /** The same shapes, white where cloth is and black elsewhere. */
  truth: string;
}

/** Skin and hair are drawn only so that the eye can be shown to leave them out. */
const SKINS = {
  light: ['#f0cdb4', '#e6b89a', '#f3d6c4'],
  medium: ['#c98f66', '#b87c52', '#d4a27c'],
  dark: ['#7a4a30', '#5c3826', '#44291c'],
  none: ['#000000'],
};
const HAIR = ['#1c1614', '#3c2618', '#6a4426', '#b08a50', '#8a8480', '#7a2e1c'];
const PATTERNS = ['solid', 'solid', 'solid', 'stripe', 'check', 'print'] as const;

/** The scene of a seed: the same seed, the same scene. */
export function drawScene(seed: number): Scene {
  const chance = chanceFrom(seed * 7919 + 17);
  const kind = chance.pick(['person', 'person', 'person', 'cropped person', 'flat-lay'] as const);
  const skin = kind === 'flat-lay' ? 'none' : chance.pick(['light', 'medium', 'dark'] as const);
  const ground =
    kind === 'flat-lay' ? chance.pick(['wall', 'boards', 'sheet'] as const) : chance.pick(GROUNDS);
  const figure =
    kind === 'flat-lay' ? flatLay(chance) : person(chance, skin, chance.pick(['two pieces', 'dress']));
  const frame = kind === 'cropped person' ? '<g transform="translate(-75 -190) scale(1.25)">' : '<g>';
  const definitions = figure.cloths.map((cloth) => cloth.definition).join('');
  const light = drawLight(chance);

  return {
    name: `${seed}-${kind.replace(' ', '-')}-${ground.replaceAll(' ', '-')}-${skin}`,
    kind,
    ground,
    skin,
    cloths: figure.cloths,
    picture: svg(
      `<defs>${definitions}${light.definitions}</defs>${drawGround(ground, chance)}${frame}${figure.body}${figure.garments}</g>${light.overlay}`,
    ),
    truth: svg(`<rect width="600" height="800" fill="#000"/>${frame}${figure.silhouette}</g>`),
  };
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">${content}</svg>`;
}

interface Figure {
  body: string;
  garments: string;
  silhouette: string;
  cloths: Cloth[];
}

const TOP =
  'M238 168 L362 168 L420 196 L446 330 L404 338 L392 268 L388 410 L212 410 L208 268 L196 338 L154 330 L180 196 Z';
const TROUSERS = 'M212 406 L388 406 L396 700 L322 700 L304 470 L296 470 L278 700 L204 700 Z';
const SKIRT = 'M212 406 L388 406 L430 570 L170 570 Z';
const DRESS = 'M244 168 L356 168 L384 200 L376 330 L440 590 L160 590 L224 330 L216 200 Z';
const SHOES = 'M202 716 h76 v30 h-92 z M322 716 h76 l16 30 h-92 z';

function person(chance: Chance, skin: keyof typeof SKINS, outfit: 'two pieces' | 'dress'): Figure {
  const tone = chance.pick(SKINS[skin]);
  const hair = chance.pick(HAIR);
  const longHair = chance.number() < 0.5;
  const shapes = outfit === 'dress' ? [DRESS, SHOES] : [TOP, chance.number() < 0.6 ? TROUSERS : SKIRT, SHOES];
  const cloths = shapes.map((shape, index) =>
    drawCloth(`cloth${index}`, shape === SHOES ? 'solid' : chance.pick(PATTERNS), chance),
  );
  const body = `
    ${longHair ? `<path d="M246 70 Q300 10 354 70 L366 190 L234 190 Z" fill="${hair}"/>` : ''}
    <path d="M196 200 L154 400 L176 470 L192 400 L226 230 Z M404 200 L446 400 L424 470 L408 400 L374 230 Z" fill="${tone}"/>
    <path d="M222 420 L292 420 L284 724 L226 724 Z M308 420 L378 420 L374 724 L316 724 Z" fill="${tone}"/>
    <rect x="278" y="130" width="44" height="52" fill="${tone}"/>
    <path d="M240 170 h120 v40 h-120 z" fill="${tone}"/>
    <ellipse cx="300" cy="98" rx="40" ry="52" fill="${tone}"/>
    <path d="M258 92 Q262 38 300 38 Q338 38 342 92 Q326 62 300 62 Q274 62 258 92 Z" fill="${hair}"/>
    <circle cx="285" cy="96" r="4" fill="#2a1c18"/><circle cx="315" cy="96" r="4" fill="#2a1c18"/>
    <path d="M286 124 q14 8 28 0" stroke="#8c3c3c" stroke-width="4" fill="none"/>`;

  return {
    body,
    garments: shapes.map((shape, index) => dressed(shape, cloths[index]?.fill ?? '#000', chance)).join(''),
    silhouette: shapes.map((shape) => `<path d="${shape}" fill="#fff"/>`).join(''),
    cloths,
  };
}

function flatLay(chance: Chance): Figure {
  const shape = chance.pick([TOP, TROUSERS, SKIRT, DRESS]);
  const cloth = drawCloth('cloth0', chance.pick(PATTERNS), chance);
  const middle = shape === TROUSERS ? 553 : shape === SKIRT ? 488 : shape === TOP ? 290 : 380;
  const placed = `<g transform="translate(300 400) rotate(${chance.between(-12, 12)}) scale(${chance.between(1.2, 1.5)}) translate(-300 ${-middle})">`;

  return {
    body: '',
    garments: `${placed}${dressed(shape, cloth.fill, chance)}</g>`,
    silhouette: `${placed}<path d="${shape}" fill="#fff"/></g>`,
    cloths: [cloth],
  };
}

/** A garment with a few soft folds. */
function dressed(shape: string, fill: string, chance: Chance): string {
  const id = `clip${Math.floor(chance.number() * 1e9)}`;
  const folds = Array.from({ length: 5 }, () => {
    const x = chance.between(180, 420);

    return `<path d="M${x} 160 q ${chance.between(-30, 30)} 220 ${chance.between(-40, 40)} 560" stroke="${chance.pick(['#000', '#000', '#fff'])}" stroke-opacity="0.09" stroke-width="${chance.between(6, 22)}" fill="none"/>`;
  }).join('');

  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${fill}"/><g clip-path="url(#${id})">${folds}</g>`;
}

/** Light from one side, a cast of warm or cool lamps, and sometimes a shadow across the photo. */
function drawLight(chance: Chance): { definitions: string; overlay: string } {
  const angle = chance.between(0, 360);
  const strength = chance.between(0.05, 0.32);
  const cast = chance.pick(['#ffb060', '#80b0ff', '#ffffff', '#ffffff']);
  const shadow =
    chance.number() < 0.35
      ? `<path d="M${chance.between(-100, 300)} -20 l 260 0 l 240 840 l -260 0 z" fill="#000" opacity="0.22"/>`
      : '';

  return {
    definitions: `<linearGradient id="light" gradientTransform="rotate(${angle} 0.5 0.5)"><stop offset="0" stop-color="#fff" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></linearGradient>`,
    overlay: `${shadow}<rect width="600" height="800" fill="url(#light)"/><rect width="600" height="800" fill="${cast}" opacity="0.07"/>`,
  };
}
