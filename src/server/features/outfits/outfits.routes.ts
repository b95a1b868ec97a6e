import {
  cancelGeneration,
  chooseLooks,
  forgetGeneration,
  generateThreeWays,
  getGeneration,
  listGenerations,
  type Order,
  WAYS,
} from '#contract/generations.ts';
import {
  canUndoModification,
  DEFAULT_PROMPT,
  deleteOutfit,
  eraseOutfit,
  favoriteOutfit,
  generateOutfit,
  goBackToVersion,
  listDeletedOutfits,
  listOutfits,
  listOutfitVersions,
  modifyOutfit,
  restoreOutfit,
  undoModification,
} from '#contract/outfits.ts';
import type { Parsed } from '#contract/route.ts';
import { serve } from '#server/http/serve.ts';
import type { GenerationsService } from './generations.service.ts';
import type { ModificationsService } from './modifications.service.ts';
import type { OutfitsService } from './outfits.service.ts';

export function outfitsRoutes(services: {
  outfits: OutfitsService;
  generations: GenerationsService;
  modifications: ModificationsService;
}) {
  const { outfits, generations, modifications } = services;

  return [
    serve(listOutfits, ({ user }) => outfits.list(user.id)),
    serve(generateOutfit, ({ user, body, signal, log }) =>
      generations.generate(user.id, body.id, orderOf(body, 1), { signal, log }),
    ),
    serve(generateThreeWays, ({ user, body, signal, log }) =>
      generations.generateWays(user.id, body.id, orderOf(body, WAYS), { signal, log }),
    ),
    serve(listGenerations, ({ user }) => generations.list(user.id)),
    serve(getGeneration, ({ user, params }) => generations.get(user.id, params.id)),
    serve(cancelGeneration, ({ user, params }) => generations.cancel(user.id, params.id)),
    serve(chooseLooks, ({ user, params, body }) => generations.choose(user.id, params.id, body.keep)),
    serve(forgetGeneration, ({ user, params }) => generations.forget(user.id, params.id)),
    serve(modifyOutfit, ({ user, params, body, signal, log }) =>
      modifications.modify(user.id, params.id, body.modificationPrompt, { signal, log }),
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

function orderOf(body: Parsed<(typeof generateOutfit)['body']>, ways: Order['ways']): Order {
  const { prompt, priceRange, startFrom = null } = body;
  return { modifies: null, prompt: prompt || DEFAULT_PROMPT, priceRange, ways, startFrom };
}
