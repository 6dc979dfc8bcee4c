import { Button, Callout } from '@wspolnik/system';
import { CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ListState, ReadState } from './use-read.ts';

/** Says that what follows is from before, since it could not be read again. Read out when it comes. */
export function StaleNote({ read }: { read: ReadState<unknown> | ListState<unknown> }) {
  const { formatMessage } = useIntl();
  if (read.data === undefined || !read.error) return null;
  const isOther = 'isOther' in read && read.isOther;
  return (
    <Callout
      icon={<CloudOff aria-hidden size={18} strokeWidth={1.75} />}
      action={
        <Button variant="outline" size="sm" onClick={read.retry}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      }
    >
      {formatMessage({ id: isOther ? 'ui.stale.other' : 'ui.stale.text' })}
    </Callout>
  );
}
