import { RichText } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

export function OfferDescription({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  if (text.trim() === '') return null;
  return (
    <section className={classes.section}>
      <h2>{formatMessage(messages.description)}</h2>
      <RichText text={text} className="wp-prose" />
    </section>
  );
}
