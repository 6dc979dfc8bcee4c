import { ApiError } from '@wspolnik/shared-auth';
import { navigate, parseLocation, toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { firstOutcome } from '../../lib/outbox/first-outcome.ts';
import { outboxMessages } from '../../lib/outbox/outbox.messages.ts';
import { discard, enqueue } from '../../lib/outbox/outbox.ts';
import type { NewOutgoing, OutgoingMessage, Recipient } from '../../lib/outbox/outgoing.ts';
import { showQueue } from '../../lib/outbox/shown-queues.ts';
import { composeMessages as messages } from './compose.messages.ts';
import type { ComposeValues } from './compose.schema.ts';

/** Sends through the outbox. Resolves once the message is delivered, or waits; rejects with the API's refusal. */
export function useCompose(
  recipient: Recipient,
  subject: Pick<NewOutgoing, 'about' | 'offer'>,
): (values: ComposeValues) => Promise<void> {
  const { formatMessage } = useIntl();
  return async ({ message: text, file: [chosen] }) => {
    // This dialog tells the outcome itself, as long as it looks on.
    const endShowing = showQueue(recipient);
    try {
      const outcome = await firstOutcome(
        enqueue({ recipient, text, file: chosen?.file ?? null, ...subject, announced: true }),
      );
      if (outcome.state === 'failed') {
        // The typed text stays in the form.
        await discard(outcome.failed.clientId);
        throw asApiError(outcome.failed);
      }
      if (outcome.state === 'waiting') {
        toast.info(formatMessage(outcome.isKept ? messages.waits : messages.waitsHere), { duration: 8_000 });
        return;
      }
      const path = `/messages/thread/${outcome.message.thread_id}`;
      if (isInMessages()) return navigate(path);
      const action = { label: formatMessage(outboxMessages.show), onClick: () => navigate(path) };
      toast.success(formatMessage(outboxMessages.sent), { action });
    } finally {
      endShowing();
    }
  };
}

/** Where conversations are read, the new one opens. */
const isInMessages = (): boolean => parseLocation(window.location.pathname).pathname.startsWith('/messages');

function asApiError({ errorCode = 'unknown', errorDetail, errorField }: OutgoingMessage): ApiError {
  const error = new ApiError({ status: 422, code: errorCode });
  return Object.assign(
    error,
    errorDetail && errorField ? { fields: { [errorField === 'message' ? errorField : 'file']: [errorDetail] } } : {},
  );
}
