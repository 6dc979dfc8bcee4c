import type { MessageThread } from '@wspolnik/api/contract';
import { ConfirmDialog, IconButton, Menu, toast, useErrorText } from '@wspolnik/shared-ui';
import { useAction } from '@wspolnik/shared-ui/remote';
import { Ban, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { blockProfile, unblockProfile } from './message-safety.api.ts';
import { threadMenuMessages as messages } from './thread-menu.messages.ts';

export interface ThreadMenuProps {
  thread: Pick<MessageThread, 'other' | 'blocked_by_me'>;
  /** The thread is to be read again. */
  onChanged(): void;
}

/** Blocks the other side of a thread after a question, and unblocks it. */
export function ThreadMenu({ thread: { other, blocked_by_me: isBlocked }, onChanged }: ThreadMenuProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction(() => (isBlocked ? unblockProfile(other.id) : blockProfile(other)));
  const change = async () => {
    try {
      await run();
      toast.success(formatMessage(isBlocked ? messages.unblocked : messages.blocked, { name: other.name }));
      setAsking(false);
      onChanged();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
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
