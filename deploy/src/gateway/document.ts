import type { PublicRelease, ReleasedContainer } from '../release/types.ts';
import { type EarlyNeeds, type EarlyRead, earlyScript, scriptJson } from './early.ts';
import type { PagePath } from './paths.ts';
import { urlOf } from './public-release.ts';

export interface DocumentInput {
  nonce: string;
  page: PagePath;
  frame: { css: string; header: string; main: string; footer: string };
  shell: ReleasedContainer;
  release: PublicRelease;
  /** Complete `<title>`, `<meta>` and `<link>` tags, already escaped. */
  meta: string;
  early: { reads: EarlyRead[]; needs: EarlyNeeds };
  liveReload: boolean;
  /** Stylesheet and script URLs to preload, including the shell's own start. */
  preload: string[];
}

/** Shows the chosen theme, or the system's, before anything is painted. */
export const THEME_SCRIPT = `(function(t){try{t=localStorage.getItem("wspolnik.theme")}catch(e){}
if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.classList.add("dark")})()`;

/** Latin and latin-ext of the text font: Polish letters are in the second. */
const TEXT_FONT = /^figtree-latin(-ext)?-wght-normal\..*woff2$/;

/** webpack would wait for the tag of a failed chunk; without the tag it retries. */
const FAILED_SCRIPT = `addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")t.remove()},true)`;

const RELOAD_SCRIPT = ';new EventSource("/release/live").onmessage=function(){location.reload()}';

export function renderDocument(input: DocumentInput): string {
  const { nonce, page, frame, release, shell, early } = input;
  const earlyCode = early.reads.length > 0 ? earlyScript(early.reads, early.needs) : 'window.__early={}';
  const script = urlOf(shell, shell.assets.main ?? 'main.js');
  return `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">${input.meta}\
<script nonce="${nonce}">${THEME_SCRIPT};${FAILED_SCRIPT};${earlyCode}${input.liveReload ? RELOAD_SCRIPT : ''}</script>\
<style nonce="${nonce}">${frame.css}</style>\
<script defer fetchpriority="high" nonce="${nonce}" src="${script}" integrity="${release.integrity[script]}" crossorigin="anonymous"></script>\
${fontPreloads(shell)}${input.preload
  .filter((url) => url !== script)
  .map((url) => earlyTag(url, input))
  .join('')}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"></head>\
<body><div id="header">${frame.header}</div><main id="main" tabindex="-1">${frame.main}</main><div id="footer">${frame.footer}</div>\
<div id="announcer" aria-live="polite"></div>\
<script type="application/json" id="release">${scriptJson(release)}</script></body></html>`;
}

/**
 * A chunk only passes its modules to webpack, in any order, so it may run as soon as it arrives. A remote's entry needs the
 * shell's runtime and is only preloaded.
 */
function earlyTag(url: string, { release, nonce }: DocumentInput): string {
  const integrity = `integrity="${release.integrity[url]}" crossorigin="anonymous"`;
  if (url.endsWith('.css')) return `<link rel="preload" as="style" href="${url}" ${integrity}>`;
  return url.endsWith('/remoteEntry.js')
    ? `<link rel="preload" as="script" href="${url}" ${integrity} nonce="${nonce}">`
    : `<script async fetchpriority="high" nonce="${nonce}" src="${url}" ${integrity}></script>`;
}

function fontPreloads(shell: ReleasedContainer): string {
  return Object.keys(shell.assets.files)
    .filter((file) => TEXT_FONT.test(file))
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(shell, file)}" crossorigin="anonymous">`,
    )
    .join('');
}
