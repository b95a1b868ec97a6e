import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { checkArchive, openArchive } from './backup/read-archive.ts';
import { restoreBackup } from './backup/restore.ts';
import { keepNewest } from './backup/retention.ts';
import { type Command, counted, textOf } from './command.ts';
import { moveFiles } from './move-files.ts';
import { withInstallation } from './open-installation.ts';
import { OperatorError } from './operator-error.ts';
import { isWhole, verify } from './verify.ts';

export const DATA_COMMANDS: Command[] = [
  {
    usage: 'verify',
    summary: 'holds the database and the pictures against each other; 1 when something is wrong',
    options: {},
    async run({ config }) {
      const verdict = await withInstallation(config, verify);
      const complaints = [
        ...verdict.missing.map((key) => `missing: ${key}`),
        ...verdict.wrongLength.map((key) => `of another length: ${key}`),
        ...verdict.unknown.map((key) => `without a row: ${key}`),
        ...verdict.database.map((line) => `database: ${line}`),
      ];
      const sum = `${counted(verdict.rows, 'picture')} in the database, ${verdict.files} in the storage: `;
      const words = [...complaints, `${sum}${isWhole(verdict) ? 'all is well.' : 'something is wrong.'}`];
      return { value: verdict, words: words.join('\n'), isBad: !isWhole(verdict) };
    },
  },
  {
    usage: 'backup',
    summary:
      'writes everything into one archive, also while the server runs; --to FOLDER, --keep N deletes all but the newest N, --with-secrets',
    options: { to: { type: 'string' }, keep: { type: 'string' }, 'with-secrets': { type: 'boolean' } },
    async run({ config, options }) {
      const folder = resolve(textOf(options, 'to') ?? config.backups.folder);
      const kept = keptOf(textOf(options, 'keep'));
      const withSecrets = options['with-secrets'] === true;
      const backup = await withInstallation(config, (installation) =>
        makeBackup(installation, { folder, withSecrets, clock: systemClock }),
      );
      const removed = kept === null ? [] : await keepNewest(folder, kept);
      const { path, byteLength, manifest } = backup;
      const value = { path, byteLength, ...sumOf(manifest), missing: manifest.missing, removed };
      const lines = [
        ...manifest.missing.map((key) => `missing in the storage: ${key}`),
        `${path}: ${contentsOf(manifest)}, ${(byteLength / 1e6).toFixed(1)} MB.`,
        ...(removed.length > 0 ? [`Deleted ${counted(removed.length, 'older backup')}.`] : []),
        manifest.secrets === 'included'
          ? 'It has the secret that signs sessions: who has this file can sign in as anybody.'
          : 'It has no secrets: keep .env with it. After a restore everybody signs in again, unless SESSION_SECRET is the same.',
      ];
      return { value, words: lines.join('\n'), isBad: manifest.missing.length > 0 };
    },
  },
  {
    usage: 'check-backup FILE',
    summary: 'reads a backup to its end and compares every checksum',
    options: {},
    async run({ words: [file = ''] }) {
      const archive = await openArchive(existing(file));
      try {
        await checkArchive(archive);
        const { manifest } = archive;
        return {
          value: sumOf(manifest),
          words: `${file} is whole: ${contentsOf(manifest)}, of ${manifest.createdAt}.`,
        };
      } finally {
        archive.close();
      }
    },
  },
  {
    usage: 'restore FILE',
    summary: 'puts a backup into an empty installation, of either database and either storage',
    options: {},
    async run({ config, words: [file = ''] }) {
      const manifest = await restoreBackup(config, existing(file));
      return { value: sumOf(manifest), words: `Restored ${contentsOf(manifest)}, of ${manifest.createdAt}.` };
    },
  },
  {
    usage: 'move-files',
    summary:
      'copies the pictures --to bucket or --to disk; --remove takes them away from where they were, at the end',
    options: { to: { type: 'string' }, remove: { type: 'boolean' } },
    async run({ config, options }) {
      const wanted = { to: textOf(options, 'to') ?? '', removes: options.remove === true };
      const move = await withInstallation(config, (installation) => moveFiles(installation, wanted));
      const lines = [
        ...move.missing.map((key) => `missing: ${key}`),
        `Copied ${counted(move.copied, 'picture')}; ${move.skipped} were there already, ${move.removed} were removed from where they were.`,
      ];
      return { value: move, words: lines.join('\n'), isBad: move.missing.length > 0 };
    },
  },
];

function existing(file: string): string {
  const path = resolve(file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new OperatorError(`There is no file ${path}.`);
  return path;
}

function keptOf(text: string | null): number | null {
  if (text === null) return null;
  const kept = Number(text);
  if (!Number.isInteger(kept) || kept < 1) throw new OperatorError('--keep takes a whole number, 1 or more.');
  return kept;
}

function sumOf({ hemline, createdAt, engine, tables, pictures, secrets }: Manifest) {
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  return { hemline, createdAt, engine, rows, pictures: pictures.length, secrets };
}

function contentsOf({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const accounts = tables.find(({ name }) => name === 'users')?.rows ?? 0;
  return `${counted(accounts, 'account')}, ${counted(rows, 'row')}, ${counted(pictures.length, 'picture')}`;
}
