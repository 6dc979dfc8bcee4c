// How many searches of a set (`api/src/testing/search-queries.ts`) show a right answer among the first five, on the demo data.
// Prints each that does not. `pnpm bench:search`.
import { parseArgs } from 'node:util';
import type { SearchReply } from '@wspolnik/contract/search';
import { createApi } from '../src/index.ts';
import { commandOptions, isSmoke, judge } from '../src/testing/command-options.ts';
import { isRight, QUERIES, shownOf } from '../src/testing/search-queries.ts';

/** Of the set; the rest may ask for what a search by words cannot know. */
const LEAST = 0.94;

parseArgs({ options: commandOptions() });
const queries = isSmoke ? QUERIES.slice(0, 5) : QUERIES;
const env = { DATA_DIR: 'memory:', RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'error' };
const api = await createApi({ env });
let right = 0;
for (const [q, expected] of queries) {
  const reply = await api.app.inject({ url: `/api/search/?${new URLSearchParams({ q })}` });
  const found = reply.json<SearchReply>();
  if (isRight(found, expected)) right += 1;
  else
    console.log(
      `✗ ${q}: ${shownOf(found)
        .map((texts) => texts.join(' | '))
        .join(' ‖ ')}`,
    );
}
await api.close();
console.log(`${right} of ${queries.length} show a right answer among the first five of a kind`);
judge(right / queries.length >= LEAST);
