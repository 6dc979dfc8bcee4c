import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import {
  accessibilityProblems,
  atRest,
  type Heard,
  isUp,
  listen,
  prepare,
  shapeProblems,
  showStory,
  takeLayoutShifts,
  watchPage,
} from './story-page.ts';

interface View {
  locale: 'pl' | 'en';
  theme: 'light' | 'dark';
  width: number;
  /** Rules of axe; null for all of them. */
  rules: string[] | null;
}

const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Of a story that has been tried with all rules, only these can have another result in a narrow window. */
const WIDTHS = ['target-size', 'scrollable-region-focusable'];
/** Both languages, themes and widths, the narrowest that the product promises among them, in two views. */
const VIEWS: readonly View[] = [
  { locale: 'pl', theme: 'light', width: 1280, rules: null },
  { locale: 'en', theme: 'dark', width: 320, rules: [...COLOURS, ...WIDTHS] },
];
/** With these each language, theme and width meets each of the others. In the dark only colours can differ for axe. */
const MORE_VIEWS: readonly View[] = [
  { locale: 'en', theme: 'light', width: 320, rules: null },
  { locale: 'pl', theme: 'dark', width: 320, rules: COLOURS },
  { locale: 'en', theme: 'dark', width: 1280, rules: COLOURS },
];
const nameOf = ({ locale, theme, width }: View) => `${locale}, ${theme}, ${width} px`;
/** Tests left to `--all`, for people. */
export const LEFT_VIEWS = MORE_VIEWS.map(nameOf).join('; ');
/** Milliseconds for one story to render; a loaded machine needs a part of a second. */
const STORY_TIMEOUT = 20_000;
/** Milliseconds for a piece that is on its way. A request of a worker that was ended meanwhile is never reported as ended. */
const PIECE_TIMEOUT = 5_000;

interface Wanted {
  ids: readonly string[];
  /** Every view, not the two that tell most. */
  all: boolean;
}

/** Shows each story in each view, all views at once; resolves with what is wrong, by the story's id. */
export async function lookAtStories(browser: Browser, base: string, { ids, all }: Wanted) {
  const problems = new Map<string, string[]>(ids.map((id) => [id, []]));
  const views = all ? [...VIEWS, ...MORE_VIEWS] : VIEWS;
  await Promise.all(views.map((view) => lookIn(view, browser, base, problems)));
  return problems;
}

async function lookIn(view: View, browser: Browser, base: string, problems: Map<string, string[]>): Promise<void> {
  const { locale, theme, width } = view;
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'pl-PL', reducedMotion: 'reduce' });
  await page.addInitScript(watchPage);
  const heard = listen(page);
  // Without a story in the address Storybook does not read the globals beside it.
  const [first = ''] = problems.keys();
  await page.goto(`${base}/iframe.html?viewMode=story&id=${first}&globals=locale:${locale};theme:${theme}`);
  await page.waitForFunction(isUp, null, { timeout: STORY_TIMEOUT });
  await page.addScriptTag({ content: axe.source });
  await page.evaluate(prepare);
  await page.evaluate(atRest);
  await page.evaluate(takeLayoutShifts);
  for (const [id, list] of problems) {
    try {
      // Requests of the story before do not concern this one.
      heard.requests.clear();
      heard.problems.push(...(await judgeStory(page, heard, id, view)));
    } catch (error) {
      heard.problems.push(String(error));
    }
    list.push(...heard.problems.splice(0).map((text) => `${nameOf(view)}: ${text}`));
  }
  await page.close();
}

async function judgeStory(page: Page, heard: Heard, id: string, view: View): Promise<string[]> {
  const end = await page.evaluate(showStory, { id, timeout: STORY_TIMEOUT });
  if (end === 'errored') return ['the story did not render'];
  const deadline = Date.now() + PIECE_TIMEOUT;
  const rest = async () => {
    let changes = await page.evaluate(atRest);
    // A piece of it may still be on its way: overlays are a separate chunk.
    while (heard.requests.size > 0 && Date.now() < deadline) changes = await page.evaluate(atRest);
    return changes;
  };
  // A story that changes while it is looked at, such as a dialog that fades in late, is looked at again: half a dialog is not the story.
  for (let before = await rest(); ; ) {
    const found = await page.evaluate(shapeProblems, `${view.locale}, ${view.theme}`);
    found.push(...(await page.evaluate(accessibilityProblems, view.rules)));
    const after = await rest();
    if (after === before || Date.now() > deadline) return [...found, ...(await page.evaluate(takeLayoutShifts))];
    before = after;
  }
}
