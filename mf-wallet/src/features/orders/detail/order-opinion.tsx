import type { Opinion, OpinionPage, Order } from '@wspolnik/contract';
import { changeRead, defineRead, useAction, useRead } from '@wspolnik/kit';
import { OpinionBox } from '@wspolnik/market';
import { sendJSON } from '@wspolnik/shared-auth';
import { Button, formatDate, Link, StarRating, toast, useErrorText, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { opinionMessages as messages } from './detail.messages.ts';
import classes from './order-opinion.module.css';
import { OrderSection } from './order-section.tsx';

/** The opinions of a company, with the caller's own. */
const opinionsRead = defineRead<OpinionPage, { company_id: string }>('company/comment/', { defaults: { limit: '1' } });

interface NewOpinion {
  text: string;
  /** In half stars, 0 for none. */
  rating?: number;
}

export interface OrderOpinionProps {
  seller: Order['seller'];
}

/** Invites the buyer to review the seller once the order is completed, or shows their opinion. Its code is loaded when it is shown. */
export function OrderOpinion({ seller }: OrderOpinionProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const path = opinionsRead({ company_id: seller.id });
  const { data, retry } = useRead(path);
  const own = data?.own;
  const { run } = useAction((opinion: NewOpinion) =>
    sendJSON<Opinion>(own ? 'PUT' : 'POST', 'company/comment/', { json: { company_id: seller.id, ...opinion } }),
  );
  const publish = async (opinion: NewOpinion) => {
    setFailure(null);
    try {
      const published = await run(opinion);
      if (!published) return;
      void changeRead(path, (page) => page && { ...page, own: published }, { revalidate: false });
      setChanging(false);
      toast.success(formatMessage(messages.done));
    } catch (error) {
      setFailure(errorText(error));
      // An opinion was written in another tab meanwhile: the next click asks whether to replace it.
      retry();
      throw error;
    }
  };
  return (
    <OrderSection title={formatMessage(own ? messages.own : messages.title, { name: seller.name })}>
      <p className={classes.muted}>
        {formatMessage(messages.detail)}{' '}
        <Link to={`/companies/${seller.id}`}>{formatMessage(messages.seeCompany)}</Link>
      </p>
      {own && !isChanging ? (
        <OwnOpinion opinion={own} onChange={() => setChanging(true)} />
      ) : (
        <OpinionBox
          key={own?.id}
          rated
          replaces={Boolean(own)}
          {...(own && { initial: { text: own.text, rating: own.rating } })}
          onPublish={publish}
          error={failure}
        />
      )}
    </OrderSection>
  );
}

function OwnOpinion({ opinion, onChange }: { opinion: Opinion; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <div className={classes.own}>
      {opinion.rating > 0 ? <StarRating value={opinion.rating} /> : null}
      <p className={classes.text}>{opinion.text}</p>
      <p className={classes.muted}>
        <time dateTime={opinion.updated_at}>{formatDate(opinion.updated_at, locale)}</time>
      </p>
      <Button variant="outline" size="sm" onClick={onChange}>
        {formatMessage(messages.change)}
      </Button>
    </div>
  );
}
