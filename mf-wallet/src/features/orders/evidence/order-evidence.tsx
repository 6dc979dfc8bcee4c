import type { OrderDocument } from '@wspolnik/contract';
import { newIdempotencyKey } from '@wspolnik/shared-auth';
import { FilePreviewList } from '@wspolnik/system/files';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { removeDocument } from '../actions/orders.api.ts';
import { OrderSection } from '../detail/order-section.tsx';
import { evidenceMessages as messages } from './evidence.messages.ts';
import { EvidenceFormsLoader } from './evidence-forms-loader.tsx';
import classes from './order-evidence.module.css';
import { OrderInfos } from './order-infos.tsx';
import { ReplaceDocument } from './replace-document.tsx';
import { useEvidenceWrite } from './use-evidence-write.ts';

/** The proof of the purchase: the buyer's documents and texts, and the inputs to add more. */
export function OrderEvidence({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { documents, infos, allowed_actions } = order;
  const takes = allowed_actions.includes('sale-add-document') || allowed_actions.includes('sale-add-info');
  const isEmpty = documents.length + infos.length === 0;
  const removed = useRemovedNames(documents);
  if (isEmpty && !takes && ['completed', 'cancelled'].includes(order.status)) return null;
  return (
    <OrderSection title={formatMessage(messages.title)}>
      <div role="status" className={classes.removed}>
        {side === 'sales' && removed.length > 0 ? (
          <p className={classes.muted}>
            {formatMessage(messages.documentGone, { count: removed.length, names: removed.join(', ') })}
          </p>
        ) : null}
      </div>
      {isEmpty ? (
        <p className={classes.muted}>{formatMessage(side === 'sales' ? messages.emptySale : messages.empty)}</p>
      ) : null}
      <Parts order={order} side={side} />
      {takes ? <p className={classes.muted}>{formatMessage(messages.intro)}</p> : null}
      {takes ? <EvidenceFormsLoader order={order} side={side} /> : null}
    </OrderSection>
  );
}

/** Submitted evidence is separate from what the buyer has added since. */
function Parts({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const write = useEvidenceWrite(order, side);
  const { documents, infos, allowed_actions } = order;
  const canRemove = allowed_actions.includes('sale-remove-document');
  const isMixed = [true, false].every((submitted) =>
    [...documents, ...infos].some((part) => part.submitted === submitted),
  );
  const remove = ({ id }: OrderDocument) =>
    write(() => removeDocument(order.id, id, newIdempotencyKey()), messages.documentRemoved);
  return [true, false].map((submitted) => {
    const papers = documents.filter((document) => document.submitted === submitted);
    const texts = infos.filter((info) => info.submitted === submitted);
    if (papers.length + texts.length === 0) return null;
    const part = isMixed ? `${formatMessage(submitted ? messages.submitted : messages.fresh)}: ` : '';
    const tools = canRemove && !submitted;
    return (
      <div key={String(submitted)} className={classes.part}>
        {isMixed ? (
          <h4 className={classes.partTitle}>{formatMessage(submitted ? messages.submitted : messages.fresh)}</h4>
        ) : null}
        {papers.length > 0 ? (
          <FilePreviewList<OrderDocument>
            label={`${part}${formatMessage(messages.documents)}`}
            files={papers}
            {...(tools && {
              onRemove: remove,
              actionsOf: (document) => <ReplaceDocument {...{ document, order, side }} />,
            })}
          />
        ) : null}
        <OrderInfos label={`${part}${formatMessage(messages.infos)}`} infos={texts} order={order} side={side} />
      </div>
    );
  });
}

/** Names of documents that the buyer has removed since the order was opened. */
function useRemovedNames(documents: readonly OrderDocument[]): string[] {
  const [seen, see] = useState<ReadonlyMap<string, string>>(() => new Map());
  const fresh = documents.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) see(new Map([...seen, ...fresh.map(({ id, name }) => [id, name] as const)]));
  return [...seen].filter(([id]) => documents.every((document) => document.id !== id)).map(([, name]) => name);
}
