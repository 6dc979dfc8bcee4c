import type { Deal, InvoiceDetailsBody } from '@wspolnik/contract';
import { InvoiceDialog } from '@wspolnik/market/invoice-parts';
import { useIntl } from 'react-intl';
import { correctDetails, useDealAction } from './deal.api.ts';
import { dealActionMessages as messages } from './deal.messages.ts';

interface DetailsDialogProps {
  deal: Deal;
  isCompany: boolean;
  onClose: () => void;
}

/** Corrects the own side of one order; the stored details of the profile stay. */
export function DetailsDialog({ deal, isCompany, onClose }: DetailsDialogProps) {
  const { formatMessage } = useIntl();
  const { id, number, side } = deal;
  const { run } = useDealAction(
    id,
    (body: InvoiceDetailsBody, key) => correctDetails(id, body, key),
    messages.detailsDone,
  );
  return (
    <InvoiceDialog
      title={formatMessage(messages.detailsTitle, { number })}
      detail={formatMessage(messages.detailsDetail)}
      initial={side && deal[side].details}
      isCompany={isCompany}
      save={async (body) => (await run(body)) !== undefined}
      onClose={onClose}
    />
  );
}
