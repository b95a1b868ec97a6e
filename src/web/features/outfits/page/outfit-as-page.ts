import type { Outfit } from '#contract/outfits.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { coloursOfLook } from '../look-colours.ts';
import {
  COLOUR_FONT,
  layOutPage,
  type PageLayout,
  type PageSize,
  REASON_FONT,
  titleFont,
  WORDMARK_FONT,
} from './lay-out-page.ts';

/** For albums and posts. */
export const SAVED_PAGE: PageSize = { width: 1080, height: 1350, clear: 64 };
/** As tall as a phone: what the share sheet hands on is mostly looked at there. */
export const SHARED_PAGE: PageSize = { width: 1080, height: 1920, clear: 190 };

// Paper by any theme.
const PAPER = '#f1eee8';
const INK = '#14191a';
const QUIET_INK = '#454d4e';
const CHIP_EDGE = 'rgb(0 0 0 / 25%)';

/** Of a board's height, the chips at its foot: the page names the colors itself. */
const BOARD_FOOT = 76 / 1280;
const MOST_COLOURS = 6;

/**
 * An outfit as a page to keep or hand on, PNG: its picture, its title, one reason, its colors by name.
 * @throws when there is no picture, or the browser cannot draw it
 */
export async function outfitAsPage(
  outfit: Pick<Outfit, 'title' | 'imageUrl' | 'pictureKind' | 'reasons' | 'items'>,
  size: PageSize,
): Promise<Blob> {
  if (outfit.imageUrl === null) throw new Error('This outfit has no picture');
  const [image] = await Promise.all([load(outfit.imageUrl), loadFonts()]);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas to draw on');

  const shown = image.naturalHeight * (outfit.pictureKind === 'illustration' ? 1 - BOARD_FOOT : 1);
  const words = {
    title: outfit.title,
    reason: outfit.reasons[0] ?? '',
    colours: coloursOfLook(outfit).slice(0, MOST_COLOURS),
    wordmark: PRODUCT.name,
  };
  const layout = layOutPage(size, words, image.naturalWidth / shown, (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  });
  draw(context, size, layout, (picture) =>
    context.drawImage(
      image,
      0,
      0,
      image.naturalWidth,
      shown,
      picture.x,
      picture.y,
      picture.width,
      picture.height,
    ),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be converted')) : resolve(blob)),
      'image/png',
    );
  });
}

function draw(
  context: CanvasRenderingContext2D,
  { width, height }: PageSize,
  layout: PageLayout,
  drawPicture: (box: PageLayout['picture']) => void,
): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  drawPicture(layout.picture);

  const write = (lines: PageLayout['title'], font: string, ink: string) => {
    context.font = font;
    context.fillStyle = ink;
    for (const { text, x, y } of lines) context.fillText(text, x, y);
  };
  write(layout.title, titleFont(layout.titleSize), INK);
  write(layout.reason, REASON_FONT, INK);
  write(layout.colours, COLOUR_FONT, QUIET_INK);
  write([layout.wordmark], WORDMARK_FONT, INK);
  for (const { chip, hex } of layout.colours) {
    context.fillStyle = hex;
    context.fillRect(chip.x, chip.y, chip.width, chip.height);
    context.strokeStyle = CHIP_EDGE;
    context.strokeRect(chip.x + 0.5, chip.y + 0.5, chip.width - 1, chip.height - 1);
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A canvas writes in another face rather than wait for its own. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled(
    [titleFont(60), WORDMARK_FONT, REASON_FONT].map((font) => document.fonts.load(font)),
  );
}
