import { useAction } from '@wspolnik/kit';
import { Button, type ButtonProps, toast, useErrorText } from '@wspolnik/system';
import { CheckCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { seeAll } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** Marks all notifications as seen. Where nothing is unseen it keeps its place and the focus. */
export function SeeAllButton({ disabled, size }: { disabled: boolean; size?: 'sm' }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(seeAll);
  const see: ButtonProps['onClick'] = () => {
    run().then(
      () => toast.success(formatMessage(messages.seen)),
      (error: unknown) => toast.error(`${formatMessage(messages.markFailed)}. ${errorText(error)}`),
    );
  };
  return (
    <Button
      variant="ghost"
      {...(size && { size })}
      icon={<CheckCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
      aria-disabled={disabled}
      loading={isRunning}
      onClick={disabled ? undefined : see}
    >
      {formatMessage(messages.seeAll)}
    </Button>
  );
}
