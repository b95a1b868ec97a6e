import {
  canUndoModification,
  DEFAULT_PROMPT,
  deleteOutfit,
  favoriteOutfit,
  generateOutfit,
  listOutfits,
  modifyOutfit,
  undoModification,
} from '#contract/outfits.ts';
import { serve } from '#server/http/serve.ts';
import type { OutfitsService } from './outfits.service.ts';

export function outfitsRoutes(outfits: OutfitsService) {
  return [
    serve(listOutfits, ({ user }) => outfits.list(user.id)),
    serve(generateOutfit, ({ user, body, signal, log }) =>
      outfits.generate(user.id, { ...body, prompt: body.prompt || DEFAULT_PROMPT }, { signal, log }),
    ),
    serve(modifyOutfit, ({ user, params, body, signal, log }) =>
      outfits.modify(user.id, params.id, body.modificationPrompt, { signal, log }),
    ),
    serve(undoModification, ({ user, params }) => outfits.undo(user.id, params.id)),
    serve(canUndoModification, ({ user, params }) => outfits.canUndo(user.id, params.id)),
    serve(favoriteOutfit, ({ user, params, body }) =>
      outfits.setFavorite(user.id, params.id, body.isFavorite),
    ),
    serve(deleteOutfit, ({ user, params }) => outfits.delete(user.id, params.id)),
  ];
}
