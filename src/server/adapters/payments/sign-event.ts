import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/** Signs an event as card providers do: `t=<seconds>,v1=<hmac>`. */
export function signEvent(raw: Uint8Array, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(raw, secret, seconds).toString('hex')}`;
}

/** Whether an event was signed with this secret, and not long ago. */
export function isSigned(raw: Uint8Array, signature: string, secret: string, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  if (!parts) return false;

  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(raw, secret, seconds));
}

function digest(raw: Uint8Array, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
}
