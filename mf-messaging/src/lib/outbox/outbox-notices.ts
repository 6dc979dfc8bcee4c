import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, toast } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { outboxMessages as messages } from './outbox.messages.ts';
import { onOutcome, startOutbox } from './outbox.ts';
import { isShown } from './shown-queues.ts';
import { useOutgoingError } from './use-outgoing-error.ts';

/** Starts the outbox on every page, and announces messages that it sent or could not send while nobody was looking at the thread. */
export function OutboxNotices(): null {
  const { formatMessage } = useIntl();
  const reason = useOutgoingError();
  const tell = useEffectEvent<Parameters<typeof onOutcome>[0]>((sent, message) => {
    const { recipient, announced, profile } = sent;
    if (isShown(recipient)) return;
    const open = (path: string) => ({
      label: formatMessage(messages.show),
      onClick: () => navigate(path),
    });
    const isOfProfile = profile === profileKey(useSessionStore.getState());
    if (!message) {
      const text = formatMessage(messages.refused, { name: recipient.name, reason: reason(sent) });
      return toast.error(text, { duration: 10_000, ...(isOfProfile ? { action: open('/messages') } : {}) });
    }
    if (!announced) return;
    const action = isOfProfile ? { action: open(`/messages/thread/${message.thread_id}`) } : {};
    toast.success(formatMessage(messages.sentTo, { name: recipient.name }), action);
  });
  useEffect(() => {
    startOutbox();
    return onOutcome((sent, message) => tell(sent, message));
  }, []);
  return null;
}
