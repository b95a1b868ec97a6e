import { useSyncExternalStore } from 'react';

/** A new notice replaces the one before it. */
export const TOAST_LIMIT = 1;
/** A dismissed notice is forgotten after this long. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5_000;

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` for failures: announced at once instead of politely. */
  variant?: 'default' | 'destructive';
  durationMs?: number;
  /** One way to answer it. `altText` says how to do the same without the notice. */
  action?: { label: string; altText: string; run: () => void };
}

export interface Toast extends ToastContent {
  id: string;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
let areThere = false;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a notice in place of the one that is there. Answers its id. */
export function showToast(content: ToastContent): string {
  const id = String(nextId++);
  for (const replaced of toasts) cancelRemoval(replaced.id);
  publish([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export function dismissToast(id: string): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY_MS),
    );
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
}

/** What draws the notices has come: until then, and without a connection that may be never, nobody reads one. */
export function noticesAreThere(): void {
  areThere = true;
  publish(toasts);
}

/** Whether a notice says the very same just now, where it can be read. */
export function useIsTold(words: unknown): boolean {
  const isRead = useSyncExternalStore(subscribeToToasts, () => areThere, never);
  return (
    useToasts().some(({ open, description }) => open && description !== undefined && description === words) &&
    isRead
  );
}

/** Whether the notice of this title stands there just now: what it offers is offered nowhere else meanwhile. */
export function useIsNoticed(title: string): boolean {
  return useToasts().some((toast) => toast.open && toast.title === title);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets everything at once: between tests, and when the person logs out. */
export function clearToasts(): void {
  for (const toast of toasts) cancelRemoval(toast.id);
  publish([]);
}

function removeToast(id: string): void {
  removals.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** None are in what the server draws; one and the same each time, for React compares. */
function noToasts(): readonly Toast[] {
  return NONE;
}

const NONE: readonly Toast[] = [];

const never = () => false;
