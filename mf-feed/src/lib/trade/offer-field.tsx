import { useRead } from '@wspolnik/kit';
import { ErrorPanel, Spinner, useErrorText } from '@wspolnik/system';
import { SelectField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { activeOffersRead } from '../trade.reads.ts';
import { tradeMessages as messages } from './trade.messages.ts';

/** The choice of an active offer of the company in use. */
export function OfferField({ required = false }: { required?: boolean }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const read = useRead(activeOffersRead());
  if (!read.data && read.error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />;
  }
  if (!read.data) return <Spinner size={18} />;
  const offers = read.data.results;
  if (offers.length === 0) return <p>{formatMessage(messages.noOffers)}</p>;
  return (
    <SelectField
      name="offer_id"
      label={formatMessage(messages.offer)}
      required={required}
      placeholder={formatMessage(messages.chooseOffer)}
      options={offers.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
