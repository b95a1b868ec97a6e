import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import type { MultipartBody } from '#contract/route.ts';
import { writeWhole } from '#server/write-whole.ts';
import { outageOf } from './outage-of.ts';

/** One file of an upload, as it arrived: nothing about it is believed yet. */
export interface ReceivedFile {
  /** The client's name for it: to show, never to store under. */
  name: string;
  /** Where its bytes are until the request ends. */
  path: string;
  byteLength: number;
  /** It went on past the limit and was cut there. */
  tooLarge: boolean;
}

interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Removes what was received; also after a failure. */
  dispose(): Promise<void>;
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FILE_NAME_LENGTH = 200;

/**
 * Streams the files of a multipart request to disk.
 * @throws {AppError} `unsupported_body` when it is not multipart, `invalid` when it is malformed or has files under
 * another field, `too_large` when it has too many parts, `storage_full`.
 */
export async function receiveFiles(
  request: FastifyRequest,
  body: MultipartBody,
  folder: string,
): Promise<Received> {
  if (!request.isMultipart()) {
    throw refusal('form_data_expected');
  }

  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const paths: string[] = [];
  const dispose = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };

  try {
    const parts = request.parts({
      limits: {
        // One more than allowed is received, so that the rule which knows the free slots can name it.
        files: body.maxFiles + 1,
        fileSize: body.maxFileBytes,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        parts: body.maxFiles + 1 + MAX_FIELDS,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw tooMuch();
        if (Object.hasOwn(fields, part.fieldname))
          throw refusal('field_sent_twice', { params: { field: part.fieldname } });
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== body.fileField) {
        part.file.resume();
        throw refusal('wrong_file_field', { params: { field: body.fileField } });
      }
      const path = join(folder, randomUUID());
      paths.push(path);
      files.push(await receiveFile(part, path));
    }
    return { fields, files, dispose };
  } catch (error) {
    await dispose();
    throw explain(error);
  }
}

async function receiveFile(part: MultipartFile, path: string): Promise<ReceivedFile> {
  await writeWhole(path, part.file);
  return {
    name: cleanName(part.filename),
    path,
    byteLength: part.file.bytesRead,
    tooLarge: part.file.truncated,
  };
}

/** The last part of a path, without what cannot be shown. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  // Cut first: half a character that a cut leaves is one of those that cannot be shown.
  const shown = last.normalize('NFC').slice(0, MAX_FILE_NAME_LENGTH).replace(/\p{C}/gu, '').trim();
  return shown === '' ? 'photo' : shown;
}

function tooMuch(): AppError {
  return refusal('upload_too_large');
}

function explain(error: unknown): unknown {
  if (error instanceof AppError) return error;

  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A reset is the sender's: while files are received, nothing else is on a wire.
  if (outageOf(error) !== null && code !== 'ECONNRESET') return error;
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$|^FST_REQ_FILE_TOO_LARGE$/.test(code)) {
    return tooMuch();
  }
  return refusal('upload_unreadable', { cause: error });
}
