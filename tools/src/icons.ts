import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from './bench/measure.ts';
import { ROOT } from './check/workspace.ts';

// Writes the icons of the installed product from its mark, favicon.svg.

const PUBLIC = join(ROOT, 'deploy/public');
const TILE = '#FAF9F6';

interface Icon {
  file: string;
  /** Pixels. */
  size: number;
  /** Width of the mark, in parts of the icon. A launcher may cut off what lies outside a circle of 0.8. */
  mark: number;
  /** Radius of the tile, in parts of the icon: systems round a full one themselves. */
  radius: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, mark: 0.74, radius: 0.22 },
  { file: 'icons/icon-512.png', size: 512, mark: 0.74, radius: 0.22 },
  { file: 'icons/maskable-192.png', size: 192, mark: 0.56, radius: 0 },
  { file: 'icons/maskable-512.png', size: 512, mark: 0.56, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.7, radius: 0 },
];

/** The mark fills 28 of the 30 units of its own picture. */
function picture(inner: string, { size, mark, radius }: Icon): string {
  const width = (mark * size * 30) / 28;
  const at = (size - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${radius * size}" fill="${TILE}"/>
<svg x="${at}" y="${at}" width="${width}" height="${width}" viewBox="0 0 30 30">${inner}</svg></svg>`;
}

const source = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const inner = source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
await mkdir(join(PUBLIC, 'icons'), { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(`<body style="margin:0;font-size:0">${picture(inner, icon)}</body>`);
    await writeFile(join(PUBLIC, icon.file), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
