import { useRead } from '@wspolnik/kit';
import { rememberedReferral } from '@wspolnik/shared-auth';
import { UserRoundCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { referrerRead } from '../../lib/offers.reads.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** The receiver of the other half of the reward: the owner of the link that the viewer followed last. Nothing while that is not known. */
export function RecommendedBy() {
  const { formatMessage } = useIntl();
  const [token, setToken] = useState<string>();
  // The first render knows no storage.
  useEffect(() => setToken(rememberedReferral()), []);
  const { data } = useRead(token === undefined ? null : referrerRead({ token }), { revalidateOnFocus: false });
  if (!data?.referrer) return null;
  return (
    <p className={classes.fact} role="status">
      <UserRoundCheck aria-hidden size={16} strokeWidth={1.75} />
      {formatMessage(messages.recommendedBy, { name: data.referrer.name })}
    </p>
  );
}
