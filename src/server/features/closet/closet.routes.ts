import {
  addPieces,
  cancelFinds,
  changePiece,
  confirmFind,
  drawPiece,
  keepQuietPiece,
  letPieceGo,
  listDrawer,
  listFinds,
  listGaps,
  listPieces,
  listPiecesLetGo,
  listQuiet,
  ownPieceOfLook,
  readPieceWords,
  removeFind,
  searchCloset,
  takePieceBack,
  tapFind,
  undoKeepQuietPiece,
  undoWear,
  uploadFinds,
  wearPieces,
} from '#contract/closet.ts';
import { serve } from '#server/http/serve.ts';
import type { ClosetService } from './closet.service.ts';
import type { PieceDrawings } from './draw-pieces.ts';
import type { FindsService } from './finds.service.ts';
import type { GapsService } from './gaps.service.ts';
import type { QuietService } from './quiet.service.ts';

export function closetRoutes(
  closet: ClosetService,
  finds: FindsService,
  drawings: PieceDrawings,
  gaps: GapsService,
  quiet: QuietService,
) {
  return [
    serve(listPieces, async ({ user }) => ({ pieces: await closet.list(user.id) })),
    serve(addPieces, async ({ user, body }) => ({ pieces: await closet.add(user.id, body.pieces) })),
    serve(ownPieceOfLook, ({ user, body }) => closet.ownPieceOfLook(user.id, body)),
    serve(changePiece, ({ user, params, body }) => closet.change(user.id, params.id, body)),
    serve(wearPieces, async ({ user, body: { pieceIds, day } }) => ({
      pieces: await closet.wear(user.id, pieceIds, day),
    })),
    serve(undoWear, async ({ user, body: { pieceIds, day } }) => ({
      pieces: await closet.undoWear(user.id, pieceIds, day),
    })),
    serve(letPieceGo, ({ user, params }) => closet.letGo(user.id, params.id)),
    serve(takePieceBack, ({ user, params }) => closet.takeBack(user.id, params.id)),
    serve(listPiecesLetGo, async ({ user }) => ({ pieces: await closet.listLetGo(user.id) })),
    serve(listDrawer, async ({ user }) => ({ garments: await closet.drawer(user.id) })),
    serve(readPieceWords, ({ user, body }) => closet.read(user.id, body.text)),
    serve(searchCloset, ({ user, query }) => closet.search(user.id, query.q)),
    serve(listGaps, async ({ user, signal }) => ({ gaps: await gaps.list(user.id, signal) })),
    serve(listQuiet, async ({ user, query, signal }) => ({
      quiet: await quiet.list(user.id, query.day, signal),
    })),
    serve(keepQuietPiece, ({ user, params }) => quiet.keep(user.id, params.id)),
    serve(undoKeepQuietPiece, ({ user, params }) => quiet.undoKeep(user.id, params.id)),
    serve(listFinds, async ({ user }) => ({ finds: await finds.list(user.id) })),
    serve(uploadFinds, ({ user, files, signal }) => finds.upload(user.id, files, signal)),
    serve(cancelFinds, async ({ user }) => ({ finds: await finds.cancel(user.id) })),
    serve(tapFind, ({ user, params, body, signal }) => finds.tap(user.id, params.id, body.taps, signal)),
    serve(confirmFind, ({ user, params, body }) => finds.confirm(user.id, params.id, body)),
    serve(removeFind, ({ user, params }) => finds.remove(user.id, params.id)),
    serve(drawPiece, ({ params, query }) => drawings.draw({ ...params, ...query })),
  ];
}
