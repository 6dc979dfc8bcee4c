import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface WebSite {
  port: number;
  /** Of a path on 127.0.0.1. */
  at(path: string): string;
  /** Paths that were requested, in order. */
  visits: string[];
  /** Answers by path. */
  pages: Record<string, Answer>;
}

/** A web server on every local address, closed after the file's tests. */
export async function openWebSite(): Promise<WebSite> {
  const visits: string[] = [];
  const pages: Record<string, Answer> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    visits.push(path);
    const answer = pages[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, visits, pages, at: (path) => `http://127.0.0.1:${port}${path}` };
}

/** A page with the given `head`. */
export const html =
  (head: string, type = 'text/html; charset=utf-8'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(`<!doctype html><head>${head}</head><body><p>Treść`);
