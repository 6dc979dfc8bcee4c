import { type Static, Type } from 'typebox';
import { INBOUND_MAIL_LENGTH } from './limits.ts';

/**
 * POST inbound-mail/: a mail that arrived at a reply address, from a mail service. Further fields, such as attachments, are ignored. The
 * same `message_id` twice stores one message.
 */
export const InboundMail = Type.Object({
  /** The header Message-Id. */
  message_id: Type.String({ minLength: 1, maxLength: 1000 }),
  /** The header From: an address, also with a name. */
  from: Type.String({ maxLength: 1000 }),
  /** The envelope's recipient, or the header To. */
  to: Type.String({ maxLength: 5000 }),
  /** The plain text. What it quotes is left out. */
  text: Type.String({ maxLength: INBOUND_MAIL_LENGTH }),
  /** The header Auto-Submitted: answers of programs are no messages. */
  auto_submitted: Type.Optional(Type.String({ maxLength: 100 })),
});
export type InboundMail = Static<typeof InboundMail>;
