import type { CompanyReference } from '@wspolnik/contract';
import { Callout, Link } from '@wspolnik/system';
import { ShowMore } from '@wspolnik/system/cards';
import { PictureGallery } from '@wspolnik/system/pictures';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import classes from './company-showcase.module.css';
import { ReferenceActions, type ReferenceOrder } from './reference-actions.tsx';
import { ReportReference } from './report-reference.tsx';

interface ReferenceItemProps {
  companyId: string;
  reference: CompanyReference;
  /** Of those who may edit it. */
  order?: ReferenceOrder;
  onEdit?: () => void;
}

export function ReferenceItem({ companyId, reference, order, onEdit }: ReferenceItemProps) {
  const { formatMessage } = useIntl();
  const { title, text, year, client, images, hidden } = reference;
  const hasFacts = year !== null || client !== null;
  return (
    <li className={classes.reference}>
      <h3>{title}</h3>
      {hasFacts && (
        <p className={classes.facts}>
          {year !== null && <span>{year}</span>}
          {client && (
            <span>
              {formatMessage(messages.client, {
                name: client.company_id ? (
                  <Link key="client" to={`/companies/${client.company_id}`}>
                    {client.name}
                  </Link>
                ) : (
                  client.name
                ),
              })}
            </span>
          )}
        </p>
      )}
      {hidden && (
        <Callout tone="danger">
          {formatMessage(messages.hidden, { reason: hidden.reason ?? '' })}{' '}
          {hidden.decision_id && (
            <Link to={`/moderation/decisions/${hidden.decision_id}`}>{formatMessage(messages.decision)}</Link>
          )}
        </Callout>
      )}
      {text && <ShowMore text={text} />}
      <PictureGallery images={images} name={title} size="sm" />
      {reference.allowed_actions.includes('report') && <ReportReference reference={reference} />}
      {order && onEdit && <ReferenceActions {...{ companyId, reference, order, onEdit }} />}
    </li>
  );
}
