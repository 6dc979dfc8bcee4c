import { brotliCompressSync, constants } from 'node:zlib';
import { publicRemote, scriptJson } from '@wspolnik/deploy';
import { generateRemotes } from '../../../../deploy/src/testing/generated-remotes.ts';
import type { RunningGateway } from './gateways.ts';

interface HtmlSize {
  what: string;
  /** Of the release part only, compressed as the gateway does. */
  bytes: number;
  limit: number;
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** The part of every page that the remotes of a release take. */
export async function htmlSizes({ origin }: RunningGateway): Promise<HtmlSize[]> {
  const html = await (await fetch(`${origin}/offers`, { headers: { accept: 'text/html' } })).text();
  const own = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const many = scriptJson({ number: 4711, remotes: generateRemotes(30).map(publicRemote), config: {} });
  return [
    { what: 'the product', bytes: compressed(own), limit: 1500 },
    { what: '30 remotes with different words', bytes: compressed(many), limit: 5000 },
  ];
}
