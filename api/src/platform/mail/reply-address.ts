import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@wspolnik/settings';

/** The person, and the profile of theirs, that is a side of the thread. */
export interface Replier {
  threadId: string;
  userId: string;
  /** Null for the person. */
  companyId: string | null;
}

const VALID_DAYS = 30;
const MAC_BYTES = 12;
/** A thread, a day, a signature: with its prefix below the 64 characters that the part before the @ may have. */
const ADDRESS = /^r-([0-9a-f]{32})([0-9a-f]{4})([0-9a-f]{24})$/i;

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

function signatureOf(key: Uint8Array, { threadId, userId, companyId }: Replier, lastDay: number): Buffer {
  const content = `reply.${threadId}.${userId}.${companyId ?? ''}.${lastDay}`;
  return createHmac('sha256', key).update(content).digest().subarray(0, MAC_BYTES);
}

/** Where the answer of that person to a mailed message goes; valid for 30 days. Hexadecimal, because servers change the case. */
export function replyAddress(key: Uint8Array, domain: string, replier: Replier, now: Date): string {
  const lastDay = dayOf(now) + VALID_DAYS;
  const thread = replier.threadId.replaceAll('-', '');
  const signature = signatureOf(key, replier, lastDay).toString('hex');
  return `r-${thread}${lastDay.toString(16).padStart(4, '0')}${signature}@${domain}`;
}

export interface ReadAddress {
  threadId: string;
  /** Whether the address was made for that profile of that person. */
  isFor(replier: Omit<Replier, 'threadId'>): boolean;
}

/** The reply address among the addresses of a header; null for one of another form, or one that has expired. */
export function readReplyAddress(key: Uint8Array, domain: string, header: string, now: Date): ReadAddress | null {
  const ours = header
    .split(/[\s,;<>"]/)
    .find((part) => part.toLowerCase().endsWith(`@${domain.toLowerCase()}`) && part.startsWith('r-'));
  const [, thread = '', day = '', given = ''] = ADDRESS.exec(ours?.split('@')[0] ?? '') ?? [];
  const lastDay = Number.parseInt(day, 16);
  if (!thread || lastDay < dayOf(now)) return null;
  const hex = thread.toLowerCase();
  const threadId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  const isFor = (replier: Omit<Replier, 'threadId'>) =>
    timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(key, { threadId, ...replier }, lastDay));
  return { threadId, isFor };
}
