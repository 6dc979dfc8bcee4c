import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  // A module worker, as shipped by a library.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.geojson': 'application/geo+json',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
};

/** Of a file of a release, by its ending. */
export const contentType = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';
