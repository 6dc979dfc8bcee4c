import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Headers of one connection, which the next one sets itself (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Forwarded {
  site: URL;
  /** Of an answer that is read whole before it is sent, uncompressed. Everything else passes through. */
  change?: (answer: Answer) => Answer;
}

/** Sends a request on to the site, as if its own page had made it, and its answer back. */
export function forward(incoming: IncomingMessage, response: ServerResponse, { site, change }: Forwarded): void {
  const call = ask(site, incoming, change ? askedWhole(incoming.headers) : incoming.headers);
  call.on('response', (answer) => {
    const headers = localHeaders(answer.headers, site, incoming);
    if (!change) {
      response.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, response, () => {});
      return;
    }
    text(answer).then(
      (body) => {
        const changed = change({ status: answer.statusCode ?? 502, headers, body });
        const bytes = Buffer.from(changed.body);
        response.writeHead(changed.status, { ...changed.headers, 'content-length': bytes.length });
        response.end(bytes);
      },
      (error) => response.destroy(error),
    );
  });
  call.on('error', (error) => {
    if (response.headersSent || response.destroyed) return void response.destroy();
    // The site had closed a connection that was kept for another request.
    if (call.reusedSocket && incoming.method === 'GET') return forward(incoming, response, { site, change });
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${site.origin} does not answer: ${error.message}\n`);
  });
  response.once('close', () => call.destroy());
  incoming.pipe(call);
}

/** The same for a websocket. */
export function forwardSocket(incoming: IncomingMessage, socket: Socket, head: Buffer, site: URL): void {
  const call = ask(site, incoming, incoming.headers, { connection: 'Upgrade', upgrade: incoming.headers.upgrade });
  const lines = (answer: IncomingMessage) =>
    answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
  call.on('upgrade', (answer, opened: Socket, first: Buffer) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines(answer).join('\r\n')}\r\n\r\n`);
    socket.write(first);
    opened.write(head);
    pipeline(socket, opened, () => opened.destroy());
    pipeline(opened, socket, () => socket.destroy());
  });
  call.on('response', (answer) => {
    socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nConnection: close\r\n\r\n`);
    answer.resume();
  });
  call.on('error', () => socket.destroy());
  socket.on('error', () => call.destroy());
  call.end();
}

/** An answer that is changed is not compressed, and never only "not modified". */
function askedWhole({ 'if-none-match': _, 'if-modified-since': _since, ...headers }: IncomingHttpHeaders) {
  return { ...headers, 'accept-encoding': 'identity' };
}

function ask(
  site: URL,
  { method, url }: IncomingMessage,
  headers: IncomingHttpHeaders,
  more: IncomingHttpHeaders = {},
) {
  const send = site.protocol === 'https:' ? overHttps : overHttp;
  // The host is that of the address.
  const { host: _, origin, referer, ...rest } = withoutHopByHop(headers);
  const ofSite = {
    ...(origin && { origin: site.origin }),
    ...(referer && { referer: referer.replace(/^https?:\/\/[^/]+/, site.origin) }),
  };
  return send(site, { method, path: url, headers: { ...rest, ...ofSite, ...more } });
}

/** Of an answer: redirections stay here, and what the site asks of browsers for its own address does not hold for this one. */
function localHeaders(headers: IncomingHttpHeaders, site: URL, { headers: { host } }: IncomingMessage) {
  const { 'strict-transport-security': _, location, ...rest } = withoutHopByHop(headers);
  return { ...rest, ...(location && { location: location.replace(site.origin, `http://${host}`) }) };
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
