import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import { NOT_PUBLIC, OutboundError, type OutboundRules, publicUrl } from './public-address.ts';

const MAX_REDIRECTS = 3;

export interface FetchOptions {
  rules: OutboundRules;
  /** Ends everything: names, redirects, headers and body. */
  signal: AbortSignal;
  userAgent: string;
  /** Of the body after decompression; reading stops there. */
  maxBytes: number;
  /** Media types without parameters; any other answer is refused before its body is read. */
  types: RegExp;
}

export interface Fetched {
  /** After redirects. */
  url: URL;
  /** The header, in lower case. */
  contentType: string;
  bytes: Buffer;
  /** False when the body is longer than `maxBytes`. */
  isWhole: boolean;
}

/**
 * Fetches a public http(s) address that a user has named. Each connection, also after a redirect, goes only to an address that
 * was checked after the name was resolved, so neither a redirect nor a changing DNS record leads into the own network.
 *
 * @throws OutboundError, or the error of the connection or of `signal`
 */
export async function fetchPublic(typed: string | URL, options: FetchOptions): Promise<Fetched> {
  assertNoTransaction('a page');
  let url = publicUrl(typed, options.rules);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = publicUrl(headers.location, options.rules, url);
    } else {
      return await readAnswer(url, response, options);
    }
  }
  throw new OutboundError('too many redirects');
}

function open(url: URL, { rules, signal, userAgent, types }: FetchOptions): Promise<http.IncomingMessage> {
  const agentOptions = { keepAlive: false, blockList: NOT_PUBLIC, allowIPAddressList: [...rules.addresses] };
  const isSecure = url.protocol === 'https:';
  const agent = isSecure ? new RequestFilteringHttpsAgent(agentOptions) : new RequestFilteringHttpAgent(agentOptions);
  const headers = {
    accept: types.source.includes('image') ? 'image/jpeg,image/png' : 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': userAgent,
  };
  return new Promise((resolve, reject) => {
    const { get } = isSecure ? https : http;
    get(url, { agent, headers, signal }, resolve).once('error', reject);
  });
}

async function readAnswer(url: URL, response: http.IncomingMessage, options: FetchOptions): Promise<Fetched> {
  const contentType = (response.headers['content-type'] ?? '').toLowerCase();
  try {
    if (response.statusCode !== 200) throw new OutboundError(`answered ${response.statusCode}`);
    if (!options.types.test(contentType.split(';')[0]?.trim() ?? '')) throw new OutboundError('of another type');
    return { url, contentType, ...(await readBody(decoded(response), options.maxBytes)) };
  } finally {
    response.destroy();
  }
}

/** A small body may unpack to gigabytes, so the unpacked size is counted. */
function decoded(response: http.IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response;
  const decoder = DECODERS[encoding]?.();
  if (!decoder) throw new OutboundError('of an unknown encoding');
  return pipeline(response, decoder, () => {
    // The reader of the decoder gets the error.
  });
}

const DECODERS: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Leaving the loop destroys the stream, and with it the connection. */
async function readBody(body: Readable, maxBytes: number): Promise<Pick<Fetched, 'bytes' | 'isWhole'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (size > maxBytes) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}
