import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';
import { type BlockableThread, useBlocking } from './use-blocking.ts';

export interface UnblockButtonProps {
  thread: BlockableThread;
  /** The thread is to be read again. */
  onChanged(): void;
}

export function UnblockButton({ thread, onChanged }: UnblockButtonProps) {
  const { formatMessage } = useIntl();
  const { change, isRunning } = useBlocking(thread, onChanged);
  return (
    <Button size="sm" variant="outline" loading={isRunning} onClick={() => void change()}>
      {formatMessage(messages.unblock)}
    </Button>
  );
}
