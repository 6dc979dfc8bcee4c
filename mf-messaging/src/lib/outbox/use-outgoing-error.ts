import { useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { outboxMessages } from './outbox.messages.ts';
import type { OutgoingMessage } from './outgoing.ts';

type Failed = Pick<OutgoingMessage, 'errorCode' | 'errorDetail'>;

/** Why a message with the state `failed` was refused, as a sentence. */
export function useOutgoingError(): (failed: Failed) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return ({ errorCode, errorDetail }) => {
    const id = `validators.${errorDetail?.code}`;
    if (errorDetail && id in intl.messages) return intl.formatMessage({ id }, errorDetail.params);
    if (errorCode === 'not_found') return intl.formatMessage(outboxMessages.recipientGone);
    return errorText({ code: errorCode });
  };
}
