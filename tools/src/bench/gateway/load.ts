import autocannon from 'autocannon';

/** As a browser asks for a page. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };
const CONNECTIONS = 20;

/** Whether the gateway has rendered the page, which it did not when it sent a skeleton. Resolves with the last byte. */
export async function readPage(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: HEADERS });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return html.includes('id="served"');
}

/** Asks for one page again and again, as fast as it comes. Answers how many came. */
export async function readKept(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers: HEADERS, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total;
}

/** One page is rendered while another is compressed. More would wait for each other, and a render that is late turns rendering off. */
const READERS = 2;

/** Reads pages, each once a reader has its last one. Answers how many were not rendered. */
export async function readAll(urls: readonly string[]): Promise<number> {
  const left = urls.values();
  let missed = 0;
  const read = async () => {
    for (const url of left) if (!(await readPage(url))) missed += 1;
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return missed;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
