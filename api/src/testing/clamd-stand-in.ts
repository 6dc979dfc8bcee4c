import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;
const ZIP = 'PK\x03\x04';

/** What the one signature finds, and its name in the reply. */
export interface Signature {
  text: string;
  name: string;
}

export interface ClamdStandIn {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The file of a request: chunks that follow their length, up to a length of zero. Null while it is incomplete. */
function fileIn(request: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= request.length; ) {
    const length = request.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    at += LENGTH_BYTES + length;
    chunks.push(request.subarray(at - length, at));
  }
  return null;
}

/** The file itself, and what an archive contains, as clamd sees it. */
async function contentsOf(file: Buffer): Promise<Buffer[]> {
  if (file.toString('latin1', 0, ZIP.length) !== ZIP) return [file];
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  const contents = [file];
  for await (const entry of zip.eachEntry()) contents.push(await buffer(await zip.openReadStreamPromise(entry)));
  return contents;
}

async function answer(socket: Socket, { text, name }: Signature): Promise<void> {
  let request = Buffer.alloc(0);
  for await (const bytes of socket) {
    request = Buffer.concat([request, bytes]);
    if (request.length >= COMMAND.length && request.toString('latin1', 0, COMMAND.length) !== COMMAND) {
      socket.end('UNKNOWN COMMAND\0');
      return;
    }
    const file = fileIn(request);
    if (!file) continue;
    const isFound = (await contentsOf(file)).some((content) => content.includes(text));
    socket.end(`stream: ${isFound ? `${name} FOUND` : 'OK'}\0`);
    return;
  }
}

/** Speaks as much of clamd's protocol as the API does (man clamd, INSTREAM), on a machine where clamd is not installed. */
export function clamdStandIn(port: number, signature: Signature): ClamdStandIn {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, signature).catch(() => socket.destroy());
  });
  return {
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
