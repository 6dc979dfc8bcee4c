import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';

/** Ids of the demo data are numbered; those of anybody else end in random digits. */
const DEMO_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0{4}/;

export const isDemoId = (id: string): boolean => DEMO_ID.test(id);

/**
 * Sessions are everybody's own. Marks of what was read and views of offers follow from looking at a page, and no journey reads
 * them of the demo data.
 */
const NOT_SHARED =
  /\/api\/(accounts\/(login|logout|refresh-token|ws-ticket|confirm(\/options)?)|message-mark-read(-thread)?|notification\/mark-seen|offers\/view)\//;

interface Call {
  method: string;
  url: string;
  authorization: string | undefined;
}

function subjectOf(authorization: string | undefined): string {
  const [, claims] = (authorization ?? '').split('.');
  return claims ? ((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }).sub ?? '') : '';
}

const isShared = ({ method, url, authorization }: Call): boolean =>
  method !== 'GET' && method !== 'HEAD' && !NOT_SHARED.test(url) && isDemoId(subjectOf(authorization));

/** Calls by which demo accounts changed something: in pages of all contexts, and sent by the journey itself. */
export function watchDemoAccounts(browser: Browser, requests: readonly APIRequestContext[]) {
  const writes: string[] = [];
  const note = (call: Call) => {
    if (isShared(call)) writes.push(`${call.method} ${new URL(call.url, 'http://journey').pathname}`);
  };

  function watchRequests(requests: APIRequestContext): void {
    const send = requests.fetch.bind(requests);
    // post(), put() and the others end here.
    requests.fetch = (target, options = {}) => {
      const { method = 'GET', headers = {} } = options;
      note({ method, url: String(target), authorization: headers.Authorization });
      return send(target, options);
    };
  }

  function watchContext(context: BrowserContext): BrowserContext {
    context.on('request', (request) =>
      note({ method: request.method(), url: request.url(), authorization: request.headers().authorization }),
    );
    watchRequests(context.request);
    return context;
  }

  for (const each of requests) watchRequests(each);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options));
  return {
    watchContext,
    writes: () => [...new Set(writes)],
    stop: () => {
      browser.newContext = open;
    },
  };
}
