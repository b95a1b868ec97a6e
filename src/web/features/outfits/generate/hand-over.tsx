import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { transitionTo } from '#web/lib/transition-to.ts';
import { outfitQuery, useOutfits } from '../outfits.queries.ts';

interface HandOverProps {
  madeId: string;
  onMade: (outfitId: string) => void;
}

/**
 * Hands over an outfit that has been made as soon as everything that shows it is there: the list and the outfit, which are
 * read anew by whoever tells of it.
 */
export function HandOver({ madeId, onMade }: HandOverProps) {
  const { data: list } = useOutfits();
  const { data: outfit } = useQuery(outfitQuery(madeId));
  const isThere = outfit !== undefined && list?.outfits.some(({ id }) => id === madeId) === true;
  const handOver = useEffectEvent(() => transitionTo(() => onMade(madeId)));

  useEffect(() => {
    if (isThere) handOver();
  }, [isThere]);

  return null;
}
