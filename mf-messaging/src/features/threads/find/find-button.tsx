import { IconButton } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { findMessages as messages } from './find.messages.ts';

/** The button gets the focus back when the search closes; going to a result has drawn it anew meanwhile. */
export const FIND_BUTTON = 'thread-find';

export function FindButton({ onClick }: { onClick(): void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      id={FIND_BUTTON}
      label={formatMessage(messages.open)}
      icon={<Search size={20} strokeWidth={1.75} />}
      onClick={onClick}
    />
  );
}
