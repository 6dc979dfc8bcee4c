import type { Message } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import type { StoredMessage } from './outgoing.ts';

/** Sends as the profile that wrote the message. The same client id twice stores one message, and answers it. */
export function sendMessage(message: StoredMessage, image: File | null): Promise<Message> {
  const { recipient, text, about, offer, clientId, person, companyId } = message;
  const fields = {
    [`${recipient.type}_recipient_id`]: recipient.id,
    message: text,
    client_id: clientId,
    ...(about && { order_id: about.id }),
    ...(offer && { offer_id: offer.id }),
  };
  const as = { person, companyId };
  if (!image) return sendJSON<Message>('POST', 'message-send/', { json: fields, as });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', image);
  return sendJSON<Message>('POST', 'message-send/', { form, as });
}
