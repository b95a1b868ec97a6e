import { useState } from 'react';
import type { ClosetFind, DrawerGarment, PieceColor } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { useDrawer } from './closet.queries.ts';

/** What a photo shows: as it was guessed, until somebody chooses something else. */
export function useNaming(find: ClosetFind) {
  const drawer = useDrawer();
  const [chosenSlot, chooseSlot] = useState<Slot | null>(null);
  const [chosenGarment, chooseGarment] = useState<DrawerGarment | null>(null);
  const [chosenColor, chooseColor] = useState<PieceColor | null>(null);
  const all = drawer.data?.garments ?? [];
  const guessed = (find.guess?.garments ?? [])
    .map((key) => all.find((one) => one.key === key))
    .filter((one) => one !== undefined);
  // Where the photo is clear, one press confirms it.
  const garment = chosenGarment ?? (find.guess?.isSure ? guessed[0] : null) ?? null;
  const slot = chosenSlot ?? guessed[0]?.slot ?? null;
  const color = chosenColor ?? find.colors[0] ?? garment?.color;

  return { drawer, all, guessed, garment, slot, color, chooseSlot, chooseGarment, chooseColor };
}

export type Naming = ReturnType<typeof useNaming>;
