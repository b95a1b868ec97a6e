import type { Chance } from './chance.ts';

export const GROUNDS = [
  'wall',
  'wall and floor',
  'bricks',
  'street',
  'leaves',
  'room',
  'boards',
  'sheet',
] as const;
export type GroundKind = (typeof GROUNDS)[number];

const WALLS = ['#d8d2c8', '#c9cdd0', '#e6e0d4', '#b9b4ac', '#a8b4b0', '#d9c9b8', '#8d9298', '#efece6'];
const FLOORS = ['#8a6a4c', '#6d6a66', '#a58c6c', '#54504c', '#bcae98'];

/** What stands behind the clothes, 600 by 800. */
export function drawGround(kind: GroundKind, chance: Chance): string {
  const wall = chance.pick(WALLS);
  const floor = chance.pick(FLOORS);
  const sheet = (hex: string) => `<rect width="600" height="800" fill="${hex}"/>`;
  const horizon = chance.between(560, 660);
  const ground = `<rect y="${horizon}" width="600" height="${800 - horizon}" fill="${floor}"/>`;

  switch (kind) {
    case 'wall':
      return sheet(wall);
    case 'sheet':
      return sheet(chance.pick(['#f2f0ec', '#e4e6e8', '#c8d8b8', '#e8d4cc'])) + folds(chance);
    case 'wall and floor':
      return sheet(wall) + ground;
    case 'bricks':
      return sheet('#a89a8e') + bricks(chance.pick(['#8c4a38', '#9a6a54', '#b8a898']), chance) + ground;
    case 'street':
      return `${sheet('#b8c4cc') + buildings(chance)}<rect y="600" width="600" height="200" fill="#77757a"/>`;
    case 'leaves':
      return `${sheet('#6f8a5c') + leaves(chance)}<rect y="680" width="600" height="120" fill="#8a9a60"/>`;
    case 'room':
      return sheet(wall) + furniture(chance) + ground;
    case 'boards':
      return sheet(floor) + boards();
  }
}

function folds(chance: Chance): string {
  return many(9, () => {
    const x = chance.between(0, 600);
    const y = chance.between(0, 800);

    return `<path d="M${x} ${y} q ${chance.between(-90, 90)} ${chance.between(20, 120)} ${chance.between(-160, 160)} ${chance.between(80, 220)}" stroke="#000" stroke-opacity="0.07" stroke-width="${chance.between(8, 26)}" fill="none"/>`;
  });
}

function bricks(hex: string, chance: Chance): string {
  let drawn = '';
  for (let row = 0; row < 24; row++) {
    for (let column = -1; column < 8; column++) {
      const shade = 0.75 + 0.25 * chance.number();
      drawn += `<rect x="${column * 84 + (row % 2) * 42}" y="${row * 34}" width="79" height="29" fill="${hex}" opacity="${shade.toFixed(2)}"/>`;
    }
  }

  return drawn;
}

function buildings(chance: Chance): string {
  return many(5, (index) => {
    const height = chance.between(260, 560);
    const hex = chance.pick(['#9a8c80', '#7c8890', '#b4a490', '#8c7468', '#a0a4a8']);
    const windows = many(
      10,
      (window) =>
        `<rect x="${index * 124 + 14 + (window % 2) * 52}" y="${620 - height + 20 + Math.floor(window / 2) * 60}" width="34" height="40" fill="#4c5862"/>`,
    );

    return `<rect x="${index * 124}" y="${620 - height}" width="120" height="${height}" fill="${hex}"/>${windows}`;
  });
}

function leaves(chance: Chance): string {
  return many(
    140,
    () =>
      `<ellipse cx="${chance.between(0, 600)}" cy="${chance.between(0, 700)}" rx="${chance.between(10, 34)}" ry="${chance.between(8, 18)}" fill="${chance.pick(['#4c6a3c', '#7c9a5c', '#5a7a4a', '#93a870', '#3c5434'])}" transform="rotate(${chance.between(-50, 50)} 300 400)"/>`,
  );
}

function furniture(chance: Chance): string {
  const picture = `<rect x="${chance.between(20, 90)}" y="${chance.between(60, 140)}" width="120" height="150" fill="${chance.pick(['#3c4c5c', '#c8a878', '#7c5c64'])}" stroke="#4a3a2c" stroke-width="8"/>`;
  const shelf = `<rect x="440" y="${chance.between(80, 220)}" width="140" height="520" fill="${chance.pick(['#7a5a3c', '#e8e4dc', '#3c3430'])}"/>`;
  const sofa = `<rect x="-40" y="470" width="230" height="170" rx="30" fill="${chance.pick(['#6c7c84', '#8c6c5c', '#a49c8c', '#3c5464'])}"/>`;

  return picture + shelf + sofa;
}

function boards(): string {
  return many(9, (index) => `<rect x="${index * 70}" width="3" height="800" fill="#000" opacity="0.25"/>`);
}

function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
