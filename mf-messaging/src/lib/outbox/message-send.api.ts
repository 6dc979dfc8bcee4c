import type { Message } from '@wspolnik/contract';
import { MAX_ATTACHMENT_MB } from '@wspolnik/contract/limits';
import { sendJSON } from '@wspolnik/shared-auth';
import type { StoredMessage } from './outgoing.ts';

const MB = 1_000_000;

/** Pictures are shown in the conversation; one that is too large for it goes as a document. */
const fieldOf = ({ type, size }: File): 'image' | 'document' =>
  type.startsWith('image/') && size <= MAX_ATTACHMENT_MB * MB ? 'image' : 'document';

/** Sends as the profile that wrote the message. The same client id twice stores one message, and answers it. */
export function sendMessage(message: StoredMessage, file: File | null): Promise<Message> {
  const { recipient, text, about, offer, clientId, person, companyId } = message;
  const fields = {
    [`${recipient.type}_recipient_id`]: recipient.id,
    message: text,
    client_id: clientId,
    ...(about && { order_id: about.id }),
    ...(offer && { offer_id: offer.id }),
  };
  const as = { person, companyId };
  if (!file) return sendJSON<Message>('POST', 'message-send/', { json: fields, as });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(fieldOf(file), file);
  return sendJSON<Message>('POST', 'message-send/', { form, as });
}
