import { deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

interface TestEntry {
  name: string;
  content?: string;
  /** Stored uncompressed, like an OpenDocument's first entry. */
  stored?: boolean;
  /** The unpacked size claimed by the directory instead of the real one. */
  claimed?: number;
}

function header(
  signature: number,
  length: number,
  fields: readonly [at: number, value: number, bytes: 2 | 4][],
): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, value, bytes] of fields) buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Builds a ZIP archive, so that tests can create a false one. Checksums are omitted. */
export function zipOf(entries: readonly TestEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', stored = false, claimed } of entries) {
    const data = stored ? Buffer.from(content) : deflateRawSync(content);
    const method = stored ? 0 : 8;
    const size = claimed ?? content.length;
    const file = Buffer.from(name);
    const local = header(LOCAL, 30, [
      [8, method, 2],
      [18, data.length, 4],
      [22, size, 4],
      [26, file.length, 2],
    ]);
    const entry = header(ENTRY, 46, [
      [10, method, 2],
      [20, data.length, 4],
      [24, size, 4],
      [28, file.length, 2],
      [42, offset, 4],
    ]);
    parts.push(local, file, data);
    directory.push(entry, file);
    offset += local.length + file.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = header(END, 22, [
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, list.length, 4],
    [16, offset, 4],
  ]);
  return Buffer.concat([...parts, list, end]);
}
