/** A mistake that leaves something behind with each page of a remote. */
export interface PlantedLeak {
  /** As the gate names it. */
  kind: string;
  what: RegExp;
  code: string;
}

const KEPT = '(window.plantedLeaks ??= [])';

export const PLANTED_LEAKS = {
  'window listener': { kind: 'listener', what: /"resize" on window/, code: "addEventListener('resize', () => {})" },
  'document listener': {
    kind: 'listener',
    what: /"keydown" on htmldocument/,
    code: "document.addEventListener('keydown', () => {})",
  },
  interval: { kind: 'timer', what: /setInterval of 1000 ms/, code: 'setInterval(() => {}, 1000)' },
  'animation loop': {
    kind: 'animation frame',
    what: /requestAnimationFrame/,
    code: 'const loop = () => requestAnimationFrame(loop); loop()',
  },
  'mutation observer': {
    kind: 'observer',
    what: /MutationObserver of html/,
    code: 'new MutationObserver(() => {}).observe(document.documentElement, { attributes: true })',
  },
  'resize observer': {
    kind: 'observer',
    what: /ResizeObserver of body/,
    code: 'new ResizeObserver(() => {}).observe(document.body)',
  },
  channel: {
    kind: 'connection',
    what: /BroadcastChannel planted/,
    code: "new BroadcastChannel('planted').onmessage = () => {}",
  },
  style: { kind: 'style', what: /<style>/, code: "document.head.append(document.createElement('style'))" },
  'detached node': { kind: 'element', what: /<div>/, code: `${KEPT}.push(document.createElement('div'))` },
  heap: { kind: 'KB', what: /JavaScript objects/, code: `${KEPT}.push(new Array(20_000).fill(Math.random()))` },
} satisfies Record<string, PlantedLeak>;

export type LeakName = keyof typeof PLANTED_LEAKS;

const PAGE = "!location.pathname.startsWith('/documents/')";

/** What is wrong on every page of the remote: a line in the console, a refused picture, a missing answer, a button without a name. */
export const MISTAKES = `addEventListener('wp:page', () => {
  if (window.plantedMistakes || !(${PAGE})) return;
  window.plantedMistakes = true;
  console.error('planted');
  new Image().src = 'https://elsewhere.invalid/planted.png';
  fetch('/api/planted/');
  document.querySelector('main h1').after(document.createElement('button'));
});`;

/** Code for `publishChanged`, which does it at each page of the remote; the page between them is one of documents. */
export function leaking(names: readonly LeakName[]): string {
  const statements = names.map((name) => `{ ${PLANTED_LEAKS[name].code} }`).join(' ');
  return `addEventListener('wp:page', () => { if (${PAGE}) { ${statements} } });`;
}
