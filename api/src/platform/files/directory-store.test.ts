import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { createDirectoryStore } from './directory-store.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
after(() => rmSync(directory, { recursive: true }));

/** Runs `call` on the store of a process whose files may have at most 8 KB; answers its error's code. */
function onFullDisk(call: string): string {
  const script = `
    import { createDirectoryStore } from ${JSON.stringify(path.join(import.meta.dirname, 'directory-store.ts'))};
    const store = createDirectoryStore(${JSON.stringify(directory)});
    await ${call}.then(() => console.log('stored'), (error) => console.log(error.code));`;
  const shell = 'ulimit -f 8 && exec "$0" --input-type=module -e "$1"';
  return spawnSync('sh', ['-c', shell, process.execPath, script], { encoding: 'utf8' }).stdout.trim();
}

describe('a directory that takes no more', () => {
  it('a directory refuses a file, and has no part of it afterwards', () => {
    assert.equal(onFullDisk(`store.put('file-a.jpg', Buffer.alloc(1000))`), 'stored');
    assert.equal(onFullDisk(`store.put('file-b.jpg', Buffer.alloc(100_000))`), 'EFBIG');
    assert.equal(onFullDisk('store.probe()'), 'EFBIG');
    assert.deepEqual(readdirSync(directory), ['file-a.jpg']);
  });

  it('a directory is rid of leftovers of a crash an hour later', async () => {
    const store = createDirectoryStore(directory);
    const part = path.join(directory, '.0190-part');
    writeFileSync(part, 'half');
    utimesSync(part, new Date('2026-01-01T10:00:00Z'), new Date('2026-01-01T10:00:00Z'));
    await store.removeParts(new Date('2026-01-01T09:59:00Z'));
    assert.equal(readdirSync(directory).length, 2);
    await store.removeParts(new Date('2026-01-01T10:01:00Z'));
    assert.deepEqual(readdirSync(directory), ['file-a.jpg']);
    await createDirectoryStore(path.join(directory, 'none')).removeParts(new Date());
  });
});
