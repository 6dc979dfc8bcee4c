import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { SECTIONS, selectOwnFiles, selectRows } from './export-sections.sql.ts';

/** Rows in memory at once, whatever the size of the export. */
const PAGE = 500;

/** A JSON list, one row a line. */
async function* jsonList(db: Db, section: Sql): AsyncGenerator<string> {
  yield '[';
  let after = '';
  let separator = '\n';
  for (;;) {
    const rows = await selectRows(db, section, after, PAGE);
    for (const { row } of rows) {
      yield `${separator}${row}`;
      separator = ',\n';
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.key ?? '';
  }
  yield '\n]\n';
}

async function* fileBytes({ files }: Context, key: string): AsyncGenerator<Uint8Array> {
  const bytes = await files.get(key);
  if (bytes) yield bytes;
}

/**
 * All data of the person as a ZIP: JSON files, own pictures and documents. It is streamed: each part is read when the archive
 * reaches it. A failure breaks the stream off.
 */
export async function exportAccount(context: Context, userId: string): Promise<Readable> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: Error) => output.destroy(error);
  zip.on('error', breakOff);
  // yazl does not handle errors of lazily added streams: an error would end the process.
  const part = (chunks: AsyncIterable<string | Uint8Array>) => Readable.from(chunks).on('error', breakOff);
  for (const [name, section] of Object.entries(SECTIONS)) {
    zip.addReadStreamLazy(`${name}.json`, (give) => give(null, part(jsonList(context.db, section(userId)))));
  }
  for (const { name, key } of await selectOwnFiles(context.db, userId)) {
    // Pictures are already compressed.
    zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, part(fileBytes(context, key))));
  }
  zip.end();
  return output;
}
