import type { Page } from 'playwright';

/** Messages of the browser about the machine's graphics, where a map is drawn. */
const GRAPHICS = /GL Driver Message/;
/** The answer is noted by itself, with its address. */
const ANSWERED = /Failed to load resource/;

/** Collects what goes wrong in a page: a sentence each, with `/r/…` addresses of files. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    if (!['error', 'warning'].includes(type) || GRAPHICS.test(text) || ANSWERED.test(text)) return;
    const { url, lineNumber } = message.location();
    const kind = text.includes('Content Security Policy') ? 'the security policy refuses' : `${type} in the console`;
    problems.push(`${kind}: ${text.slice(0, 300)} (${pathOf(url)}:${lineNumber + 1})`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    const [place = 'no file'] = /\/(?:r|g\/[^/\s]+)\/[^\s)]+/.exec(stack) ?? [];
    problems.push(`uncaught error: ${message} (${place})`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page called it off, or was left; what the policy refuses is in the console.
    if (errorText !== 'net::ERR_ABORTED' && errorText !== 'csp')
      problems.push(`${request.method()} ${pathOf(request.url())} fails: ${errorText}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400)
      problems.push(`${response.request().method()} ${pathOf(response.url())} is answered with ${status}`);
  });
  return problems;
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : address || 'no file';
}
