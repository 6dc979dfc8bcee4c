import type { Order } from '@wspolnik/api/contract';
import { formatDate, useLocale } from '@wspolnik/shared-ui';
import { FilePreviewList } from '@wspolnik/shared-ui/files';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { OrderSection } from '../detail/order-section.tsx';
import { DocumentDrop } from './document-drop.tsx';
import { evidenceMessages as messages } from './evidence.messages.ts';
import { InfoFormLoader } from './info-form-loader.tsx';
import classes from './order-evidence.module.css';

export interface OrderEvidenceProps {
  order: Order;
  side: OrderSide;
}

/** Evidence of the purchase: the buyer's documents and texts, and the inputs to add more. */
export function OrderEvidence({ order, side }: OrderEvidenceProps) {
  const { formatMessage } = useIntl();
  const { documents, infos, allowed_actions } = order;
  const takesDocument = allowed_actions.includes('sale-add-document');
  const takesInfo = allowed_actions.includes('sale-add-info');
  const takes = takesDocument || takesInfo;
  const isEmpty = documents.length + infos.length === 0;
  if (isEmpty && !takes && ['completed', 'cancelled'].includes(order.status)) return null;
  return (
    <OrderSection title={formatMessage(messages.title)}>
      {isEmpty ? (
        <p className={classes.muted}>{formatMessage(side === 'sales' ? messages.emptySale : messages.empty)}</p>
      ) : null}
      {documents.length > 0 ? <FilePreviewList label={formatMessage(messages.documents)} files={documents} /> : null}
      <Infos infos={infos} />
      {takes ? <p className={classes.muted}>{formatMessage(messages.intro)}</p> : null}
      {takesDocument ? <DocumentDrop order={order} side={side} /> : null}
      {takesInfo && !takesDocument ? <p className={classes.muted}>{formatMessage(messages.full)}</p> : null}
      {takesInfo ? <InfoFormLoader order={order} side={side} /> : null}
      {takesDocument && !takesInfo ? <p className={classes.muted}>{formatMessage(messages.infosFull)}</p> : null}
    </OrderSection>
  );
}

function Infos({ infos }: Pick<Order, 'infos'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (infos.length === 0) return null;
  return (
    <ul aria-label={formatMessage(messages.infos)} className={classes.infos}>
      {infos.map(({ id, text, created_at }) => (
        <li key={id} className={classes.info}>
          <p className={classes.text}>{text}</p>
          <time dateTime={created_at} className={classes.muted}>
            {formatDate(created_at, locale, { time: true })}
          </time>
        </li>
      ))}
    </ul>
  );
}
