import type { MessageThread } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { toast, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { blockProfile, unblockProfile } from './message-safety.api.ts';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';

export type BlockableThread = Pick<MessageThread, 'other' | 'blocked_by_me'>;

/** Blocks the other side of a thread, or unblocks it, and reports the outcome; `onChanged` once the thread is to be read again. */
export function useBlocking({ other, blocked_by_me: isBlocked }: BlockableThread, onChanged: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(() => (isBlocked ? unblockProfile(other.id) : blockProfile(other)));
  const change = async () => {
    try {
      await run();
    } catch (error) {
      return toast.error(errorText(error));
    }
    toast.success(formatMessage(isBlocked ? messages.unblocked : messages.blocked, { name: other.name }));
    onChanged();
  };
  return { change, isRunning };
}
