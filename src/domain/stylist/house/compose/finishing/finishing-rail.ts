import type { ScoredPiece } from '../pools/best-pieces.ts';

/** What hangs ready to finish any core of one plan: scored once, used for each. */
export interface FinishingRail {
  bags: readonly ScoredPiece[];
  touches: readonly ScoredPiece[];
  layers: readonly ScoredPiece[];
  /** For what is worn over a top: none where no such dress can be. */
  tops: readonly ScoredPiece[];
  wantsBag: number;
  touchCount: number;
  wantsScarf: boolean;
}
