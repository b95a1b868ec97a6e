import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type UploadQueue, type UploadState, uploadQueueOf } from './upload-queue.ts';

/** The photos on their way, and what can be done with them. */
export function useUploadQueue(): [UploadState, UploadQueue] {
  const queue = uploadQueueOf(useQueryClient());
  return [useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot), queue];
}
