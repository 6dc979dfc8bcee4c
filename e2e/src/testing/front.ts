import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What a gateway in front of the product answers otherwise. */
export interface Changes {
  /** Null leaves the answer to the product. */
  answer(path: string): { type: string; body: string } | null;
  /** The product's own answer, with another text. */
  change(path: string, text: string): string;
}

export interface Front {
  /** Takes no more connections, as a gateway that was killed; open ones end. */
  close(): Promise<void>;
}

/** A gateway at a port of its own that passes everything on to the product but what the changes concern. */
export async function startFront(port: number, product: string, changes: Changes): Promise<Front> {
  const { hostname, port: behind } = new URL(product);
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    const own = changes.answer(path);
    if (own) {
      answer.writeHead(200, {
        'content-type': own.type,
        'cache-control': 'no-cache',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
      });
      answer.end(own.body);
    } else pass(asked, answer, { hostname, port: behind }, changes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const CHANGED = /text\/html|application\/json/;

function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  product: { hostname: string; port: string },
  { change }: Changes,
): void {
  const { method, url: path = '' } = asked;
  // What the browser has may be another text than the gateway's.
  const { 'if-none-match': _, ...kept } = asked.headers;
  const headers = { ...kept, 'accept-encoding': 'identity' };
  const passed = request({ ...product, path, method, headers }, (given) => {
    const { statusCode = 502, headers: own } = given;
    if (!CHANGED.test(own['content-type'] ?? '')) {
      answer.writeHead(statusCode, own);
      given.pipe(answer);
      return;
    }
    const chunks: Buffer[] = [];
    given.on('data', (chunk: Buffer) => chunks.push(chunk));
    given.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = own;
      answer.writeHead(statusCode, kept);
      answer.end(change(path, Buffer.concat(chunks).toString()));
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
