import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageFile } from './public-release.ts';
import type { VerifiedFiles } from './verified-files.ts';

export interface InlineStyle {
  /** By which webpack's runtime knows that the stylesheet is there. */
  file: string;
  css: string;
  /** For the page's policy. */
  hash: string;
}

export type PageStyles = (files: PageFile[]) => Promise<InlineStyle[]>;

/** Stylesheets that are kept ready: those of all pages of two releases. */
const KEPT = 200;

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The stylesheets of a page as parts of it: a page is painted before any file has arrived. */
export function openPageStyles(files: VerifiedFiles): PageStyles {
  const ready = new LRUCache<string, InlineStyle>({ max: KEPT });
  return (wanted) =>
    Promise.all(
      wanted
        .filter(({ kind }) => kind === 'style')
        .map(async ({ container, url }) => {
          const known = ready.get(url);
          if (known) return known;
          const file = url.slice(url.lastIndexOf('/') + 1);
          const text = String(await files.plain(container, file, [file]));
          // Relative addresses of a file are those of its folder.
          const css = text.replace(/url\((?=[0-9a-f]{64}\.)/g, `url(/r/${container}/`);
          const style = { file, css, hash: hashOf(css) };
          ready.set(url, style);
          return style;
        }),
    );
}
