import { IconButton, Menu } from '@wspolnik/system';
import { EllipsisVertical, Flag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation.messages.ts';

/** What can be done about a message of the other side. */
export function MessageMenu({ onReport }: { onReport(): void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.menu);
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<EllipsisVertical size={18} strokeWidth={1.75} />} />}
      items={[
        { title: formatMessage(messages.report), icon: <Flag size={18} strokeWidth={1.75} />, onClick: onReport },
      ]}
    />
  );
}
