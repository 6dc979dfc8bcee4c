import type { AdminOffer, DecisionKind } from '@wspolnik/contract';
import { Avatar, Badge, Button, formatDate, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import rows from '../../lib/rows.module.css';
import { actionMessages, offerListMessages as messages, offerStates } from './moderation.messages.ts';
import { usePriceText } from './offer-content.tsx';

const TONES = { listed: 'primary', hidden: 'danger', inactive: 'info', unlisted: 'info' } as const;

interface OfferRowProps {
  offer: AdminOffer;
  busy: boolean;
  onDecide(kind: DecisionKind): void;
}

export function OfferRow({ offer, busy, onDecide }: OfferRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const priceText = usePriceText();
  const { id, title, seller, category, state, report_count: count, case_id: caseId } = offer;
  const titleId = `offer-${id}`;
  const isHidden = state === 'hidden';
  const action = formatMessage(isHidden ? messages.restore : messages.hide);
  return (
    <article aria-labelledby={titleId} className={rows.row}>
      <Avatar name={title} image={offer.thumbnail} size={44} shape="square" />
      <div className={rows.words}>
        <h2 id={titleId} className={rows.title}>
          <Link to={`/admin/moderation/${caseId ?? id}`}>{title}</Link>
        </h2>
        <p className={rows.facts}>
          <Link to={`/admin/companies/${seller.id}`}>{seller.name}</Link>
          <span>{priceText(offer)}</span>
          <span>{locale === 'en' ? category.name_en : category.name}</span>
          <span>{formatMessage(messages.added, { date: formatDate(offer.created_at, locale, { short: true }) })}</span>
        </p>
        <p className={rows.facts}>
          <Badge tone={TONES[state]}>{formatMessage(offerStates[state])}</Badge>
          {count > 0 && <Badge tone="danger">{formatMessage(messages.reports, { count })}</Badge>}
          <Link to={`/offers/${id}`} aria-label={formatMessage(messages.pageOf, { title })}>
            {formatMessage(messages.page)}
          </Link>
          {caseId && (
            <Link to={`/admin/moderation/${caseId}`} aria-label={formatMessage(messages.caseOf, { title })}>
              {formatMessage(messages.case)}
            </Link>
          )}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={busy}
        aria-label={formatMessage(actionMessages.named, { action, subject: title })}
        onClick={() => onDecide(isHidden ? 'restore' : 'hide')}
      >
        {action}
      </Button>
    </article>
  );
}
