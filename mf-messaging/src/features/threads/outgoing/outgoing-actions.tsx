import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { discard, retry } from '../../../lib/outbox/outbox.ts';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { useOutgoingError } from '../../../lib/outbox/use-outgoing-error.ts';
import { outgoingMessages as messages } from './outgoing.messages.ts';
import classes from './outgoing.module.css';

/** Why a message was refused, and what can be done about one that is not on its way. */
export function OutgoingActions({ outgoing }: { outgoing: OutgoingMessage }) {
  const { formatMessage } = useIntl();
  const reason = useOutgoingError();
  const { clientId, state } = outgoing;
  if (state === 'sending') return null;
  return (
    <>
      {state === 'failed' && <p className={classes.reason}>{reason(outgoing)}</p>}
      <div className={classes.actions}>
        {state === 'failed' && (
          <Button size="sm" variant="outline" onClick={() => void retry(clientId)}>
            {formatMessage({ id: 'ui.retry' })}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void discard(clientId)}>
          {formatMessage(messages.discard)}
        </Button>
      </div>
    </>
  );
}
