import type { PublicRelease, ReleasedContainer } from '../release/types.ts';
import { type EarlyNeeds, type EarlyRead, earlyScript, scriptJson } from './early.ts';
import type { PagePath } from './paths.ts';
import { type PageFile, urlOf } from './public-release.ts';

export interface DocumentInput {
  nonce: string;
  page: PagePath;
  frame: { css: string; header: string; main: string; footer: string };
  shell: ReleasedContainer;
  release: PublicRelease;
  /** Complete `<title>`, `<meta>` and `<link>` tags, already escaped. */
  meta: string;
  early: { reads: EarlyRead[]; needs: EarlyNeeds };
  /** Files of the shell's start and of the page. */
  files: PageFile[];
}

/** Shows the chosen theme, or the system's, before anything is painted. */
export const THEME_SCRIPT = `(function(t){try{t=localStorage.getItem("wspolnik.theme")}catch(e){}
if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.classList.add("dark")})()`;

/** webpack would wait for the tag of a failed chunk; without the tag it retries. */
const FAILED_SCRIPT = `addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")t.remove()},true)`;

/**
 * Keeps each chunk of a container with the file that it came in, until the container's entry takes those that it lists
 * (tools/src/webpack). Chunks of a page run as soon as they arrive, often before their entry: without this the entry would not
 * know them and would wait for a tag that has loaded long ago.
 */
export const shelfScript = (containers: string[]) =>
  `${JSON.stringify(containers)}.forEach(function(n){(self["webpackChunk"+n]=[]).push=function(d){
d.file=/[^/]+$/.exec(document.currentScript.src.split("?")[0])[0];this[this.length]=d}})`;

export function renderDocument(input: DocumentInput): string {
  const { nonce, page, frame, release, shell, early, files } = input;
  const earlyCode = early.reads.length > 0 ? earlyScript(early.reads, early.needs) : 'window.__early={}';
  const shelf = shelfScript([
    ...new Set(files.filter(({ kind }) => kind === 'chunk').map(({ container }) => container)),
  ]);
  return `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">${input.meta}\
<script nonce="${nonce}">${THEME_SCRIPT};${FAILED_SCRIPT};${shelf};${earlyCode}</script>\
<style nonce="${nonce}">${frame.css}</style>\
${files
  .filter((file) => isStart(file, shell))
  .map((file) => startTag(file, nonce))
  .join('')}${fontPreloads(shell)}\
${files
  .filter((file) => !isStart(file, shell))
  .map((file) => earlyTag(file, nonce))
  .join('')}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"></head>\
<body><div id="header">${frame.header}</div><main id="main" tabindex="-1">${frame.main}</main><div id="footer">${frame.footer}</div>\
<div id="announcer" aria-live="polite"></div>\
<script type="application/json" id="release">${scriptJson(release)}</script></body></html>`;
}

/** The shell's entry is what runs the page. */
const isStart = ({ kind, container }: PageFile, shell: ReleasedContainer) =>
  kind === 'entry' && container === shell.name;

const checked = ({ integrity }: PageFile) => `integrity="${integrity}" crossorigin="anonymous"`;

const startTag = (file: PageFile, nonce: string) =>
  `<script defer fetchpriority="high" nonce="${nonce}" src="${file.url}" ${checked(file)}></script>`;

/**
 * A chunk only passes its modules to webpack, in any order, so it may run as soon as it arrives. A remote's entry needs the
 * shell's runtime and is only preloaded.
 */
function earlyTag(file: PageFile, nonce: string): string {
  if (file.kind === 'style') return `<link rel="preload" as="style" href="${file.url}" ${checked(file)}>`;
  return file.kind === 'entry'
    ? `<link rel="preload" as="script" href="${file.url}" ${checked(file)} nonce="${nonce}">`
    : `<script async fetchpriority="high" nonce="${nonce}" src="${file.url}" ${checked(file)}></script>`;
}

function fontPreloads(shell: ReleasedContainer): string {
  return (shell.assets.fonts ?? [])
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(shell, file)}" crossorigin="anonymous">`,
    )
    .join('');
}
