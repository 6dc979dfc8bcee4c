import type { Order } from '@wspolnik/api/contract';
import { Link, toast, useErrorText } from '@wspolnik/shared-ui';
import { OpinionBox } from '@wspolnik/shared-ui/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import useSWR from 'swr';
import { opinionMessages as messages } from './actions.messages.ts';
import classes from './order-evidence.module.css';
import { OrderSection } from './order-section.tsx';
import { findOwnOpinion, publishOpinion } from './orders.api.ts';

export interface OrderOpinionProps {
  seller: Order['seller'];
}

/** Invites to say what one thinks of the seller once the order is completed. Loaded when it is shown. */
export function OrderOpinion({ seller }: OrderOpinionProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { data: own, mutate } = useSWR(['own-opinion', seller.id], ([, id]) => findOwnOpinion(id));
  const publish = async (opinion: { text: string; rating?: number }) => {
    setFailure(null);
    try {
      await mutate(await publishOpinion(seller.id, opinion, Boolean(own)), { revalidate: false });
      toast.success(formatMessage(messages.done));
    } catch (error) {
      setFailure(errorText(error));
      // Written in another tab meanwhile: the next press asks whether to replace it.
      void mutate();
      throw error;
    }
  };
  return (
    <OrderSection title={formatMessage(messages.title, { name: seller.name })}>
      <p className={classes.muted}>
        {formatMessage(messages.detail)}{' '}
        <Link to={`/companies/${seller.id}`}>{formatMessage(messages.seeCompany)}</Link>
      </p>
      <OpinionBox rated replaces={Boolean(own)} onPublish={publish} error={failure} />
    </OrderSection>
  );
}
