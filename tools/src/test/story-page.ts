import type { Page } from 'playwright';

// What runs inside the page of a story, and what it says there.

interface AxeResult {
  violations: { id: string; nodes: { element?: Element; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe: { configure(spec: object): void; run(context: Document, options: object): Promise<AxeResult> };
    takeLayoutShifts(): string[];
    countChanges(): number;
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string; story?: { playFunction?: unknown } } };
  }
}

/** Messages and requests of a page so far. */
export interface Heard {
  problems: string[];
  requests: Set<unknown>;
}

/** Messages of the browser about the machine's graphics, where a map is drawn. */
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
export function watchPage(): void {
  let changes = 0;
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, everything);
  window.countChanges = () => changes;

  const shifts: string[] = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const describe = ({ node, previousRect, currentRect }: ShiftSource) =>
    `${place(previousRect)} to ${place(currentRect)} ${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160)}`;
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      shifts.push(`layout shift ${value.toFixed(4)}: ${sources.map(describe).join(' | ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeLayoutShifts = () => {
    // The browser tells the observer later than it knows.
    note(observer.takeRecords());
    return shifts.splice(0);
  };
}

/** Movements since the last question; a story that plays moves things on purpose. */
export function takeLayoutShifts(): string[] {
  const shifts = window.takeLayoutShifts();
  return window.__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction ? [] : shifts;
}

/** Whether the story that the address names has been shown. */
export function isUp(): boolean {
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored';
}

/**
 * Once for all stories: loads fonts, for which the product's page asks before anything else, and tells axe not to write
 * down every element that it looks at, which takes it a third of its time.
 */
export async function prepare(): Promise<void> {
  window.axe.configure({ noHtml: true });
  // The fallback is a font of the machine, which may have none of those it names. A file that does not come is in the console.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/** Turns the page to a story, as Storybook's own list does; resolves with the end of its rendering, play included. */
export function showStory({ id, timeout }: { id: string; timeout: number }): Promise<'finished' | 'errored'> {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const deadline = performance.now() + timeout;
  return new Promise((resolve, reject) => {
    const look = () => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender;
      const phase = render?.id === id ? render.phase : undefined;
      if (phase === 'finished' || phase === 'errored') resolve(phase);
      else if (performance.now() > deadline) reject(new Error(`the story did not render in ${timeout} ms`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves when fonts are there and nothing moves that will come to an end, with how often the page has changed so far. */
export async function atRest(): Promise<number> {
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
  return window.countChanges();
}

/** Findings of axe; a story is a part of a page, so rules about whole pages are off. */
export async function accessibilityProblems(only: string[] | null): Promise<string[]> {
  const off = ['region', 'page-has-heading-one', 'heading-order', 'landmark-unique', 'landmark-one-main'];
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    ...(only ? { runOnly: only } : { rules: { ...rules, 'target-size': { enabled: true } } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary }) =>
      [`axe ${id}:`, element?.outerHTML.slice(0, 200), failureSummary?.split('\n')[1]].join(' '),
    ),
  );
}

/**
 * What is wrong with the page as a whole: shown otherwise than `look` says (`en, dark`), or wider than the window, so that
 * people would have to scroll sideways.
 */
export function shapeProblems(look: string): string[] {
  const page = document.documentElement;
  const shown = `${page.lang}, ${page.classList.contains('dark') ? 'dark' : 'light'}`;
  if (shown !== look) return [`the story is shown in ${shown}`];
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].findLast(
    (element) => element.getBoundingClientRect().right > page.clientWidth,
  );
  return [`${page.scrollWidth} px wide: ${wide?.outerHTML.slice(0, 200)}`];
}
