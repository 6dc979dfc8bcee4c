import { connect, type Socket } from 'node:net';
import { assertNoTransaction } from '../../storage/current-transaction.ts';

/** Looks for malware in the content of files. */
export interface Scanner {
  /**
   * The name of what was found, null for nothing.
   *
   * @throws Error when the scanner is away, busy or does not answer in time
   */
  scan(bytes: Uint8Array): Promise<string | null>;
}

/** Where clamd listens: a port or a socket of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Of clamd's own configuration. */
const DEFAULT_PORT = 3310;
/** Without a byte in either direction. A large archive takes clamd some seconds; a job waits for it. */
const SILENCE_MS = 20_000;
/** Far below clamd's default StreamMaxLength. */
const CHUNK_BYTES = 64 * 1024;
const MAX_REPLY = 4096;

/** Of CLAMAV_URL, which the settings have checked. */
export function readClamdAddress(text: string | undefined): ClamdAddress | null {
  if (!text) return null;
  const { hostname, pathname, port, protocol } = new URL(text);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_PORT) };
}

/** Each chunk follows its length; a length of zero ends the file (man clamd, INSTREAM). */
function send(socket: Socket, bytes: Uint8Array): void {
  const length = (count: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(count);
    return buffer;
  };
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(length(chunk.length));
    socket.write(chunk);
  }
  socket.write(length(0));
}

/** All that clamd says before it closes the connection. */
function exchange(address: ClamdAddress, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(address);
    socket.setEncoding('utf8').setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd does not answer')));
    socket.once('connect', () => send(socket, bytes));
    socket.on('data', (text: string) => {
      reply = (reply + text).slice(0, MAX_REPLY);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(reply));
  });
}

/** A client of clamd. Written here because the packages for it carry code for local binaries and are no longer kept. */
export function createClamd(address: ClamdAddress): Scanner {
  return {
    async scan(bytes) {
      assertNoTransaction('clamd');
      const reply = (await exchange(address, bytes)).replaceAll('\0', '').trim();
      if (reply === 'stream: OK') return null;
      const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
      if (found) return found;
      throw new Error(`clamd refused a file: ${reply || 'no reply'}`);
    },
  };
}
