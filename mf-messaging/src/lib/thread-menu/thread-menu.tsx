import { ConfirmDialog, IconButton, Menu } from '@wspolnik/system';
import { Ban, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';
import { type BlockableThread, useBlocking } from './use-blocking.ts';

export interface ThreadMenuProps {
  thread: BlockableThread;
  /** The thread is to be read again. */
  onChanged(): void;
}

/** Blocks the other side of a thread after a question, and unblocks it. */
export function ThreadMenu({ thread, onChanged }: ThreadMenuProps) {
  const { formatMessage } = useIntl();
  const { other, blocked_by_me: isBlocked } = thread;
  const [isAsking, setAsking] = useState(false);
  const { change, isRunning } = useBlocking(thread, () => {
    setAsking(false);
    onChanged();
  });
  if (other.deleted) return null;
  return (
    <>
      <Menu
        label={formatMessage(messages.label)}
        trigger={<IconButton label={formatMessage(messages.label)} icon={<EllipsisVertical size={20} />} />}
        items={[
          {
            title: formatMessage(isBlocked ? messages.unblock : messages.block),
            icon: <Ban size={18} strokeWidth={1.75} />,
            danger: !isBlocked,
            disabled: isRunning,
            onClick: () => (isBlocked ? void change() : setAsking(true)),
          },
        ]}
      />
      <ConfirmDialog
        danger
        open={isAsking}
        title={formatMessage(messages.blockTitle, { name: other.name })}
        text={formatMessage(messages.blockText)}
        confirmLabel={formatMessage(messages.block)}
        loading={isRunning}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
