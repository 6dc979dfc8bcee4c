import type { Locale } from '@wspolnik/deploy/release';

const TEXTS: Record<Locale, { note: string; close: string }> = {
  pl: { note: 'kopia robocza', close: 'Ukryj informację o kopii roboczej' },
  en: { note: 'working copy', close: 'Hide the note about the working copy' },
};
const ID = 'wp-working-copy';

/**
 * Contrast 14:1. Above the page and the shell's bar at the bottom of phones, below dialogs, which are in the top layer.
 */
const STYLE = `#${ID}{position:fixed;left:8px;bottom:8px;z-index:1;display:flex;align-items:center;gap:4px;padding:2px 4px 2px 10px;
border-radius:6px;background:#1f2430;color:#fff;font:12px/1.5 system-ui,sans-serif}
#${ID}[hidden]{display:none}#${ID} button{min-width:24px;min-height:24px;border:0;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}
#${ID} button:focus-visible{outline:2px solid #fff}@media (max-width:567px){#${ID}{bottom:calc(72px + env(safe-area-inset-bottom))}}@media print{#${ID}{display:none}}`;

/** Stays hidden in the tab in which it was closed. */
const SCRIPT = `(function(b){try{b.hidden=sessionStorage.getItem("${ID}")==="closed"}catch(e){}
b.querySelector("button").addEventListener("click",function(){b.hidden=true;try{sessionStorage.setItem("${ID}","closed")}catch(e){}})})
(document.getElementById("${ID}"))`;

/** Says on the page that one remote of it, and which, is no released one. */
export function badge(folder: string, locale: Locale, nonce: string): string {
  const { note, close } = TEXTS[locale];
  return `<aside id="${ID}" aria-label="${folder}: ${note}"><span>${folder}: ${note}</span>\
<button type="button" aria-label="${close}"><span aria-hidden="true">×</span></button></aside>\
<style nonce="${nonce}">${STYLE}</style><script nonce="${nonce}">${SCRIPT}</script>`;
}
