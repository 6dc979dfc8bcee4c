import type { Page } from 'playwright';

// What runs inside the page of a story, and what it says there.

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResult> };
    layoutShifts: string[];
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string; story?: { playFunction?: unknown } } };
  }
}

/** What a page has said and asked for so far. */
export interface Heard {
  problems: string[];
  requests: Set<unknown>;
}

/** What the browser says about the machine's graphics, where a map is drawn. */
const GRAPHICS = /GL Driver Message/;

/** Errors and warnings of the console, failures, and requests under way. */
export function listen(page: Page): Heard {
  const heard: Heard = { problems: [], requests: new Set() };
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !GRAPHICS.test(message.text())) {
      heard.problems.push(`${message.type()}: ${message.text().slice(0, 600)} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => heard.problems.push(`exception: ${error.message}`));
  page.on('request', (request) => heard.requests.add(request));
  page.on('requestfinished', (request) => heard.requests.delete(request));
  page.on('requestfailed', (request) => {
    heard.requests.delete(request);
    // A picture of the story before, called off by the browser.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.problems.push(`failed: ${request.url()}`);
  });
  return heard;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: ShiftSource[];
}

interface ShiftSource {
  node?: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Runs before anything else of the page: notes what moves on it by itself, such as a text below a picture that arrives. */
export function watchLayout(): void {
  window.layoutShifts = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const describe = ({ node, previousRect, currentRect }: ShiftSource) =>
    `${place(previousRect)} to ${place(currentRect)} ${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160)}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.layoutShifts.push(`layout shift ${value.toFixed(4)}: ${sources.map(describe).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/** What moved since it was asked last; a story that plays moves things on purpose. */
export function takeLayoutShifts(): string[] {
  const shifts = window.layoutShifts.splice(0);
  return window.__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction ? [] : shifts;
}

/** Language and theme in which the page stands: `en, dark`. */
export function look(): string {
  const { lang, classList } = document.documentElement;
  return `${lang}, ${classList.contains('dark') ? 'dark' : 'light'}`;
}

/** Turns the page to a story, as Storybook's own list does. */
export function chooseStory(id: string): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** The end of a rendering, play included: `finished` or `errored`; false before. */
export function endOfStory(id: string): string | false {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && (render.phase === 'finished' || render.phase === 'errored') && render.phase;
}

/** Resolves when fonts are there and nothing moves that will come to an end. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  await frame();
  await frame();
  for (let list = moving(); list.length > 0; list = moving()) {
    await Promise.allSettled(list.map(({ finished }) => finished));
    await frame();
  }
}

/** What axe finds; a story is a part of a page, so what only a whole page can have is not asked for. */
export async function accessibilityProblems(only: string[] | null): Promise<string[]> {
  const off = ['region', 'page-has-heading-one', 'heading-order', 'landmark-unique', 'landmark-one-main'];
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : { rules: { ...rules, 'target-size': { enabled: true } } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

/** What stands wider than the window; people would have to scroll sideways. */
export function overflowProblems(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].findLast(
    (element) => element.getBoundingClientRect().right > page.clientWidth,
  );
  return [`${page.scrollWidth} px wide: ${wide?.outerHTML.slice(0, 200)}`];
}
