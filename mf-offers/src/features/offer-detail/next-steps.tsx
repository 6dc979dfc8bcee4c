import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { useIntl } from 'react-intl';
import classes from './buying/buy-dialog.module.css';
import { buyMessages as messages } from './offer-detail.messages.ts';

/** The three steps after an order: shown before it is placed and beside the offer. */
export function NextSteps({ seller, level: Heading = 'h3' }: { seller: string; level?: 'h2' | 'h3' }) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <Heading className={classes.next}>{formatMessage(messages.next)}</Heading>
      <ol className={classes.steps}>
        <li>{formatMessage(messages.stepSeller, { seller })}</li>
        <li>{formatMessage(messages.stepDocuments)}</li>
        <li>{formatMessage(messages.stepPoints, { days: MATURES_AFTER_DAYS })}</li>
      </ol>
    </section>
  );
}
