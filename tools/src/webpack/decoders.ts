import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { folderName } from '@wspolnik/deploy/release';

const require = createRequire(import.meta.url);

const FILES = ['pdfjs-dist/wasm/jbig2_nowasm_fallback.js', 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js'].map((name) =>
  require.resolve(name),
);

/** Folder of the decoders of pdfjs-dist, which its worker imports by their names: it carries the hash that these names cannot have. */
export const DECODERS = folderName(
  Object.fromEntries(FILES.map((file) => [basename(file), readFileSync(file)] as const)),
);
