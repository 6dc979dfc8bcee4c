import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { UserError } from '../../serve/explain-failure.ts';
import { BROWSER_ARGS, findBrowser } from '../../test/find-browser.ts';

/** As journeys have it. */
export const VIEW: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'pl-PL',
  timezoneId: 'Europe/Warsaw',
  reducedMotion: 'reduce',
};

/** @throws UserError where there is no Chromium */
export async function launchGateBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath) return chromium.launch({ executablePath, args: BROWSER_ARGS });
  throw new UserError('There is no Chromium here: install one, or compare only, with --no-browser.');
}
