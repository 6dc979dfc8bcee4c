import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { DocumentDrop } from './document-drop.tsx';
import { evidenceMessages as messages } from './evidence.messages.ts';
import { InfoForm } from './info-form.tsx';
import classes from './order-evidence.module.css';

/** The inputs that add documents and texts, as far as the order takes them. */
export function EvidenceForms({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const takesDocument = order.allowed_actions.includes('sale-add-document');
  const takesInfo = order.allowed_actions.includes('sale-add-info');
  return (
    <>
      {takesDocument ? <DocumentDrop order={order} side={side} /> : null}
      {takesInfo && !takesDocument ? <p className={classes.muted}>{formatMessage(messages.full)}</p> : null}
      {takesInfo ? <InfoForm order={order} side={side} /> : null}
      {takesDocument && !takesInfo ? <p className={classes.muted}>{formatMessage(messages.infosFull)}</p> : null}
    </>
  );
}
