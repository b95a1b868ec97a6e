import type { Device } from '#contract/devices.ts';
import { refusal } from '#contract/refusals.ts';
import type { Db } from '#server/db/open-database.ts';
import { MAX_SESSION_MS } from '#server/features/auth/auth.service.ts';
import type { SessionUser } from '#server/http/serve.ts';
import { describeDevice } from './describe-device.ts';
import { createDevicesRepository, type SessionRow } from './devices.repository.ts';

export type DevicesService = ReturnType<typeof createDevicesService>;

/** Where an account is signed in, and the ways to end that. A session that is ended here is over at once. */
export function createDevicesService({ db }: { db: Db }) {
  const repository = createDevicesRepository(db);

  return {
    async list(user: SessionUser): Promise<Device[]> {
      // Sessions end by the system's clock: the library writes their dates.
      const now = new Date();
      const rows = await repository.list(user.id, now, new Date(now.getTime() - MAX_SESSION_MS));
      return rows
        .map((row) => toDevice(row, user.sessionId))
        .sort(
          (a, b) =>
            Number(b.isCurrent) - Number(a.isCurrent) ||
            b.lastUsedAt.localeCompare(a.lastUsedAt) ||
            a.id.localeCompare(b.id),
        );
    },

    /** @throws {AppError} `not_found` unless the session is this user's. */
    async signOut(user: SessionUser, id: string): Promise<{ success: true }> {
      if (!(await repository.delete(user.id, id))) {
        throw refusal('device_not_found');
      }
      return { success: true };
    },

    async signOutOthers(user: SessionUser): Promise<{ success: true }> {
      await repository.deleteOthers(user.id, user.sessionId);
      return { success: true };
    },
  };
}

function toDevice(row: SessionRow, currentId: string): Device {
  const signedInAt = new Date(row.createdAt).toISOString();
  return {
    id: row.id,
    ...describeDevice(row.userAgent),
    signedInAt,
    lastUsedAt: row.lastUsedAt ?? signedInAt,
    isCurrent: row.id === currentId,
  };
}
