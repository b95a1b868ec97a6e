import type { Outfit } from '#contract/outfits.ts';
import type { TaskOptions } from './stylist.ts';

/** What a painter is told: an outfit that is finished, so that no words but ours and checked ones reach it. */
export type PaintedOutfit = Pick<Outfit, 'items'>;

/** Paints an outfit as a picture. Where there is none, or it fails, the look board is drawn. */
export interface Painter {
  /** The name that the picture is labelled with. */
  readonly model: string;
  /**
   * The bytes of one picture as they came: to be checked, re-encoded and stored like any upload.
   * Rejects with an `AppError`, and with the signal's reason when `options.signal` is aborted.
   */
  paint(outfit: PaintedOutfit, options: TaskOptions): Promise<Uint8Array>;
}
