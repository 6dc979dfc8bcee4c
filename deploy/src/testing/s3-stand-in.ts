import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server answers a write whose condition it knows; each counts down. */
interface Behaviour {
  /** Ignores If-None-Match, as some servers do. */
  unconditional: boolean;
  /** Answers 409 although it has written nothing. */
  conflicts: number;
  /** Writes, and closes the connection without an answer. */
  lost: number;
  /** Answers 503. */
  busy: number;
  /** Never answers. */
  silent: boolean;
}

export interface S3StandIn {
  env: NodeJS.ProcessEnv;
  /** `/bucket/key` → bytes. */
  objects: Map<string, Buffer>;
  behaviour: Behaviour;
  close(): Promise<void>;
}

/** Keys in one page of a listing; S3 has 1,000. */
const PAGE = 3;
const BUCKET = '/wydania/';

/** The calls that the stores of releases and of uploads make, for the bucket `wydania`. */
export async function startS3(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const behaviour: Behaviour = { unconditional: false, conflicts: 0, lost: 0, busy: 0, silent: false };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (behaviour.silent) return;
    answer({ objects, behaviour }, request, response, Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    behaviour,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'tajne',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Server = Pick<S3StandIn, 'objects' | 'behaviour'>;

function answer(server: Server, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const { objects, behaviour } = server;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const found = objects.get(pathname);
  if (!`${pathname}/`.startsWith(BUCKET)) refuse(response, 404, 'NoSuchBucket');
  else if (behaviour.busy-- > 0) refuse(response, 503, 'SlowDown');
  else if (request.method === 'PUT') put(server, request, response, body);
  else if (request.method === 'DELETE') {
    objects.delete(pathname);
    response.writeHead(204).end();
  } else if (searchParams.has('list-type')) response.writeHead(200).end(listing(objects, searchParams));
  else if (found || pathname.length <= BUCKET.length) response.writeHead(200).end(found);
  else refuse(response, 404, 'NoSuchKey');
}

function put({ objects, behaviour }: Server, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const name = request.url?.split('?')[0] ?? '';
  const isConditional = request.headers['if-none-match'] === '*' && !behaviour.unconditional;
  if (behaviour.conflicts-- > 0) refuse(response, 409, 'ConditionalRequestConflict');
  else if (isConditional && objects.has(name)) refuse(response, 412, 'PreconditionFailed');
  else {
    objects.set(name, body);
    if (behaviour.lost-- > 0) request.socket.destroy();
    else response.writeHead(200).end();
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listing(objects: S3StandIn['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const keys = [...objects.keys()]
    .map((name) => name.slice(BUCKET.length))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${contents}${next}</ListBucketResult>`;
}
