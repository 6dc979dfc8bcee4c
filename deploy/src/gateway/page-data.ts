import type { Dispatcher } from 'undici';
import { type ApiAnswer, readApi } from './api-client.ts';
import type { EarlyRead } from './early.ts';

export interface PageData {
  /** By path; null when one of the reads has failed. */
  answers: Record<string, unknown> | null;
  /** Of each read that the API has answered at all. */
  statuses: Record<string, ApiAnswer>;
}

/** The answers of a page's first reads as a guest gets them. */
export async function readPageData(api: Dispatcher, reads: EarlyRead[], deadline: number): Promise<PageData> {
  const statuses: PageData['statuses'] = {};
  await Promise.all(
    reads.map(async ({ path }) => {
      const answer = await readApi(api, `/api/${path}`, { headers: { 'accept-language': 'en' }, deadline });
      if (answer) statuses[path] = answer;
    }),
  );
  const isWhole = reads.every(({ path }) => statuses[path]?.status === 200);
  // In the order of the page: whichever answer comes first, the page and its tag are the same.
  const bodies = reads.map(({ path }) => [path, statuses[path]?.body]);
  return { answers: isWhole ? Object.fromEntries(bodies) : null, statuses };
}
