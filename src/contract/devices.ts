import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { id, idParams, instant, success } from './shared-shapes.ts';

/** What a session was begun on, read from what its browser says about itself. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;

/** A place where the account is signed in. */
export const device = z.object({
  id,
  /** In plain words, e.g. `Chrome on Windows`. */
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  signedInAt: instant,
  /** Within a few minutes. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

export type Device = z.infer<typeof device>;

export const listDevices = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  tag: 'account',
  summary: 'Where the account is signed in: this device first, then the last used',
  response: z.array(device),
});

export const signOutDevice = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  tag: 'account',
  summary: 'Sign one device out',
  params: idParams,
  response: success,
});

export const signOutOtherDevices = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions',
  tag: 'account',
  summary: 'Sign every other device out',
  response: success,
});
