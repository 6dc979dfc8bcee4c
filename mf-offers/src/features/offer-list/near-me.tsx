import { Button } from '@wspolnik/shared-ui';
import { LocateFixed } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './offer-filters.module.css';
import { filterMessages as messages } from './offer-list.messages.ts';
import { useNearMe } from './use-near-me.ts';

/** Asks the browser where it is. */
export function NearMe({ onPosition }: { onPosition: (lat: number, lng: number) => void }) {
  const { formatMessage } = useIntl();
  const { locate, isLocating, failed } = useNearMe(onPosition);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={classes.near}
        icon={<LocateFixed aria-hidden size={18} strokeWidth={1.75} />}
        loading={isLocating}
        onClick={locate}
      >
        {formatMessage(messages.nearMe)}
      </Button>
      {failed && (
        <p className={classes.error} role="status">
          {formatMessage(messages.nearMeFailed)}
        </p>
      )}
    </>
  );
}
