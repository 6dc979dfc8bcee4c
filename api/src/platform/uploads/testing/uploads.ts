import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

interface TestEntry {
  name: string;
  content?: string | Buffer;
  /** Stored uncompressed, like an OpenDocument's first entry. */
  stored?: boolean;
  /** The unpacked size claimed by the directory instead of the real one. */
  claimed?: number;
  /** The name in the entry's own header, where it differs from the directory's. */
  localName?: string;
  /** Adds no bytes: the directory points to a header that is already at this place. */
  at?: number;
}

function header(
  signature: number,
  length: number,
  fields: readonly (readonly [at: number, value: number, bytes: 2 | 4])[],
): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, value, bytes] of fields) buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Builds a ZIP archive, so that tests can create a false one. */
export function zipOf(entries: readonly TestEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', stored = false, claimed, localName = name, at } of entries) {
    const data = stored ? Buffer.from(content) : deflateRawSync(content);
    const method = stored ? 0 : 8;
    const sizes = [
      [0, crc32(content), 4],
      [4, data.length, 4],
      [8, claimed ?? Buffer.byteLength(content), 4],
    ] as const;
    const from = (at: number) => sizes.map(([field, value, bytes]) => [at + field, value, bytes] as const);
    const file = Buffer.from(localName);
    const listed = Buffer.from(name);
    const local = header(LOCAL, 30, [[8, method, 2], ...from(14), [26, file.length, 2]]);
    const entry = header(ENTRY, 46, [[10, method, 2], ...from(16), [28, listed.length, 2], [42, at ?? offset, 4]]);
    directory.push(entry, listed);
    if (at !== undefined) continue;
    parts.push(local, file, data);
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
