import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/devices/copy.ts';

export const DEVICES_COPY: Translated<typeof English.DEVICES_COPY> = {
  title: 'Angemeldete Geräte',
  lead: 'Melde ab, was du nicht kennst oder nicht brauchst.',
  list: 'Geräte',
  count: (devices) => (devices === 1 ? '1 Gerät' : `${devices} Geräte`),
  name: (name) =>
    name
      .replace(' on ', ' unter ')
      .replace('Another app', 'Eine andere App')
      .replace('Unknown device', 'Unbekanntes Gerät'),
  thisDevice: 'Dieses Gerät',
  activeNow: 'Gerade benutzt',
  lastUsed: (when) => `Zuletzt benutzt ${when}`,
  justNow: 'gerade eben',
  onDay: (day) => `am ${day}`,
  signedIn: (day) => `angemeldet am ${day}`,
  signOut: 'Abmelden',
  signOutNamed: (name) => `${name} abmelden`,
  signOutOthers: 'Alle anderen Geräte abmelden',
  alone: 'Du bist sonst nirgends angemeldet.',
  loading: 'Deine Geräte werden geladen',
  loadFailed: 'Deine Geräte wurden nicht geladen',
  kept: 'Nichts wurde abgemeldet. Bitte versuch es noch einmal.',
  tryAgain: 'Erneut versuchen',
  done: { title: 'Abgemeldet', description: (name) => `${name} ist abgemeldet.` },
  othersDone: { title: 'Abgemeldet', description: 'Alle anderen Geräte sind abgemeldet.' },
  failed: { title: 'Abmelden fehlgeschlagen', fallback: 'Das Gerät konnte nicht abgemeldet werden.' },
};
