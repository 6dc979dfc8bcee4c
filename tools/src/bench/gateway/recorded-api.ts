import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

export interface RecordedApi {
  url: string;
  close(): void;
}

/** Asks `api` once for each address and language, and repeats its answer from then on, also after the API has ended. */
export async function recordApi(api: string): Promise<RecordedApi> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '', headers: { 'accept-language': language = '' } }, response) => {
    const key = `${language} ${url}`;
    const known = answers.get(key) ?? ask(api + url, language).catch(() => GONE);
    answers.set(key, known);
    const { status, type, body } = await known;
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Of an address that nobody asked for in time. */
const GONE: Answer = { status: 502, type: 'text/plain', body: Buffer.alloc(0) };

async function ask(url: string, language: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { accept: 'application/json', 'accept-language': language } });
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}
