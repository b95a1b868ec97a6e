import { chooseLooks, generateThreeWays, WAYS } from '#contract/jobs.ts';
import {
  canUndoModification,
  deleteOutfit,
  eraseOutfit,
  favoriteOutfit,
  generateOutfit,
  getOutfit,
  goBackToVersion,
  listDeletedOutfits,
  listOutfitSummaries,
  listOutfits,
  listOutfitVersions,
  modifyOutfit,
  restoreOutfit,
  undoModification,
} from '#contract/outfits.ts';
import { serve } from '#server/http/serve.ts';
import type { GenerateService } from './generate.service.ts';
import type { ModificationsService } from './modifications.service.ts';
import type { OutfitsService } from './outfits.service.ts';
import { requestOf } from './request-of.ts';

export function outfitsRoutes(services: {
  outfits: OutfitsService;
  generation: GenerateService;
  modifications: ModificationsService;
}) {
  const { outfits, generation, modifications } = services;

  return [
    serve(listOutfits, ({ user }) => outfits.list(user.id)),
    serve(listOutfitSummaries, ({ user }) => outfits.listSummaries(user.id)),
    serve(getOutfit, ({ user, params }) => outfits.get(user.id, params.id)),
    serve(generateOutfit, ({ user, body, signal, log }) =>
      generation.generate(user.id, body.id, requestOf(body, 1), { signal, log }),
    ),
    serve(generateThreeWays, ({ user, body, signal, log }) =>
      generation.generateWays(user.id, body.id, requestOf(body, WAYS), { signal, log }),
    ),
    serve(chooseLooks, ({ user, params, body }) => generation.choose(user.id, params.id, body.keep)),
    serve(modifyOutfit, ({ user, params, body, signal, log }) =>
      modifications.modify(user.id, params.id, body.id, body.modificationPrompt, { signal, log }),
    ),
    serve(undoModification, ({ user, params }) => modifications.undo(user.id, params.id)),
    serve(canUndoModification, ({ user, params }) => modifications.canUndo(user.id, params.id)),
    serve(listOutfitVersions, ({ user, params }) => modifications.versions(user.id, params.id)),
    serve(goBackToVersion, ({ user, params, body }) =>
      modifications.goBack(user.id, params.id, body.version),
    ),
    serve(favoriteOutfit, ({ user, params, body }) =>
      outfits.setFavorite(user.id, params.id, body.isFavorite),
    ),
    serve(deleteOutfit, ({ user, params }) => outfits.delete(user.id, params.id)),
    serve(listDeletedOutfits, ({ user }) => outfits.listDeleted(user.id)),
    serve(restoreOutfit, ({ user, params }) => outfits.restore(user.id, params.id)),
    serve(eraseOutfit, ({ user, params }) => outfits.erase(user.id, params.id)),
  ];
}
