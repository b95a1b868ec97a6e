import { PassThrough, pipeline, Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import ZipStream from 'zip-stream';
import type { Product } from '#contract/product.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import { fillZip, type ZipEntry } from '#server/write-zip.ts';
import { type Person, personalRows, tablesByFile } from './personal-rows.ts';

export type AccountExport = ReturnType<typeof createAccountExport>;

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/avif': 'avif' };

/** Everything of one person as a ZIP that is written while it is read: no more than one picture is in memory. */
export function createAccountExport(dependencies: {
  db: Db;
  files: Pick<FilesService, 'listKept' | 'readBytes'>;
  clock: Clock;
  product: Product;
}) {
  const { db, files, clock, product } = dependencies;

  return {
    /** @param signal ends the work when nobody waits for it any more. */
    open(person: Person, { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger }): Readable {
      const zip = new ZipStream();
      const output = new PassThrough();
      pipeline(zip, output, () => {});
      const date = clock.now();

      fillZip(zip, entriesOf(person, log), date, signal).catch((error) => {
        if (!signal.aborted) log.error({ err: error }, 'an export broke off');
        // A cut download says that something is missing; a short ZIP would not.
        output.destroy(error);
      });
      return output;
    },
  };

  async function* entriesOf(person: Person, log: FastifyBaseLogger): AsyncGenerator<ZipEntry> {
    const tables = tablesByFile();
    yield { name: 'README.txt', source: Buffer.from(readMe(product, [...tables.keys()])) };
    for (const [file, names] of tables) {
      yield { name: `${file}.json`, source: Readable.from(jsonOf(person, names)) };
    }

    const broken: string[] = [];
    for (const { id, mediaType } of await files.listKept(person.id)) {
      const name = `pictures/${id}.${EXTENSIONS[mediaType] ?? 'bin'}`;
      try {
        const source = Buffer.from(await files.readBytes(person.id, id));
        yield { name, source, isCompressed: true };
      } catch (error) {
        log.warn({ err: error, file: id }, 'a picture could not be exported');
        broken.push(name);
      }
    }
    if (broken.length > 0) {
      const text = `These pictures could not be read and are missing here:\n\n${broken.join('\n')}\n`;
      yield { name: 'MISSING.txt', source: Buffer.from(text) };
    }
  }

  /** `{ "table": [row, …], … }`, a row at a time. */
  async function* jsonOf(person: Person, tables: string[]): AsyncGenerator<string> {
    yield '{';
    for (const [index, table] of tables.entries()) {
      yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(table)}: [`;
      let isFirst = true;
      for await (const row of personalRows(db, table, person)) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row, null, 2).replace(/^/gm, '    ')}`;
        isFirst = false;
      }
      yield isFirst ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }
}

function readMe({ name }: Product, files: string[]): string {
  return `This is everything that ${name} keeps of your account.

${files.map((file) => `${file}.json`).join('\n')}
    Your data by subject, as JSON: readable in any text editor. Instants are in UTC.

pictures/
    Your pictures, as they are stored: without the place and the camera. The JSON files name them by their id.

Not in here: your password and the keys of your sessions. We keep the former only as a hash.
If a file MISSING.txt is in here, it names pictures that could not be read.
`;
}
