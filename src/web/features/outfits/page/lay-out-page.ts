import { fitWords, type Measure } from './fit-words.ts';

export interface PageSize {
  width: number;
  height: number;
  /** Pixels at the top and the bottom where apps lay their own controls over a picture. */
  clear: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
}

export interface PageLayout {
  titleSize: number;
  title: Line[];
  picture: Box;
  reason: Line[];
  /** Each with its chip to the left. */
  colours: (Line & { chip: Box; hex: string })[];
  wordmark: Line;
}

interface PageWords {
  title: string;
  reason: string;
  colours: readonly { name: string; hex: string }[];
  wordmark: string;
}

export const SANS = '"Instrument Sans Variable", Arial, sans-serif';
export const SERIF = '"Bodoni Moda Title", Didot, Georgia, serif';
export const REASON_FONT = `400 30px ${SANS}`;
export const COLOUR_FONT = `400 25px ${SANS}`;
export const WORDMARK_FONT = `500 34px ${SERIF}`;
export const titleFont = (size: number) => `500 ${size}px ${SERIF}`;

const MARGIN = 64;
const TITLE_SIZES = [84, 76, 68, 60, 52];
const TITLE_LINES = 2;
const REASON_LINES = 2;
const REASON_STEP = 41;
const COLOUR_STEP = 42;
const CHIP = 22;
const AIR = 26;

/**
 * Where everything of a page lies, pixels: the title at the top, the picture as large as the rest leaves it, then one
 * reason, the palette's names and the wordmark.
 * @param shape the picture's width for its height
 */
export function layOutPage(size: PageSize, words: PageWords, shape: number, measure: Measure): PageLayout {
  const { width, height, clear } = size;
  const room = width - 2 * MARGIN;

  const { titleSize, lines } = largestTitle(words.title, room, measure);
  const title = lines.map((text, index) => ({
    text,
    x: MARGIN,
    y: clear + titleSize * (0.86 + index * 1.08),
  }));
  const top = clear + titleSize * (lines.length * 1.08) + AIR;

  const wordmark = {
    text: words.wordmark,
    x: width - MARGIN - measure(words.wordmark, WORDMARK_FONT),
    y: height - clear,
  };
  const rows = rowsOfColours(words.colours, wordmark.x - MARGIN - AIR, measure);
  const firstRow = height - clear - (rows.length - 1) * COLOUR_STEP;
  const colours = rows.flatMap((row, index) => {
    const y = firstRow + index * COLOUR_STEP;
    return row.map(({ name, hex, x }) => ({
      text: name,
      hex,
      x: MARGIN + x + CHIP + 10,
      y,
      chip: { x: MARGIN + x, y: y - CHIP + 3, width: CHIP, height: CHIP },
    }));
  });

  const reasonLines = fitWords(words.reason, REASON_FONT, room, REASON_LINES, measure);
  const lastReason = firstRow - COLOUR_STEP - 12;
  const reason = reasonLines.map((text, index) => ({
    text,
    x: MARGIN,
    y: lastReason - (reasonLines.length - 1 - index) * REASON_STEP,
  }));
  const bottom = (reason[0]?.y ?? firstRow) - REASON_STEP - AIR;

  const free = bottom - top;
  const pictureHeight = Math.min(free, (width - MARGIN) / shape);
  const pictureWidth = pictureHeight * shape;
  return {
    titleSize,
    title,
    picture: {
      x: (width - pictureWidth) / 2,
      y: top + (free - pictureHeight) / 2,
      width: pictureWidth,
      height: pictureHeight,
    },
    reason,
    colours,
    wordmark,
  };
}

function largestTitle(title: string, room: number, measure: Measure) {
  const sizes = TITLE_SIZES.map((titleSize) => ({
    titleSize,
    lines: fitWords(title, titleFont(titleSize), room, TITLE_LINES, measure),
  }));
  // Whole in two lines, else cut at the smallest.
  return (
    sizes.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ??
    sizes.at(-1) ?? { titleSize: 52, lines: [title] }
  );
}

interface PlacedColour {
  name: string;
  hex: string;
  x: number;
}

function rowsOfColours(colours: PageWords['colours'], room: number, measure: Measure): PlacedColour[][] {
  const rows: PlacedColour[][] = [[]];
  let x = 0;
  for (const { name, hex } of colours) {
    const width = CHIP + 10 + measure(name, COLOUR_FONT);
    if (x > 0 && x + width > room) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ name, hex, x });
    x += width + 28;
  }
  return rows;
}
