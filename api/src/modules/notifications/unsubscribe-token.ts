import { createHmac, timingSafeEqual } from 'node:crypto';
import { SENT_KINDS } from '@wspolnik/contract/notification-kinds';
import type { MailScope } from '@wspolnik/contract/notification-settings';
import { isId } from '../../platform/ids.ts';

/** Whose mails a link is about, and which. */
export interface UnsubscribeLink {
  userId: string;
  scope: MailScope;
}

const signatureOf = (key: Uint8Array, content: string): Buffer => createHmac('sha256', key).update(content).digest();

const isScope = (text: string): text is MailScope => text === 'digest' || SENT_KINDS.some((kind) => kind === text);

/** Valid as long as the account: people open old mails, and the link allows nothing but ending mails and undoing it. */
export function unsubscribeToken(key: Uint8Array, { userId, scope }: UnsubscribeLink): string {
  const content = `${userId}.${scope}`;
  return `${content}.${signatureOf(key, content).toString('base64url')}`;
}

/** Null for a token that was not made with this key. */
export function readUnsubscribeToken(key: Uint8Array, token: string): UnsubscribeLink | null {
  const [userId = '', scope = '', signature = ''] = token.split('.');
  if (!isId(userId) || !isScope(scope)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, `${userId}.${scope}`);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, scope } : null;
}
