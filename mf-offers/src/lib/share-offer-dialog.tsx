import type { OfferSummary } from '@wspolnik/contract';
import { InactiveCompany, useRead } from '@wspolnik/kit';
import { rewardAmount } from '@wspolnik/market';
import { actsAsActive, queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Link, localePath, ShareDialog, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { offerPath } from './offer-path.ts';
import { reflinkRead } from './offers.reads.ts';
import { useIsOwnCompany } from './own-company.ts';

export interface ShareOfferProps {
  offer: OfferSummary;
  onClose: () => void;
}

/**
 * Rendered only after a press, so `window` is available. Signed-in people share a personal link, because a referrer
 * gets half of the reward. When it cannot be loaded, for example offline, the plain link is used.
 */
export function ShareOfferDialog({ offer, onClose }: ShareOfferProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const isActive = useSessionStore(actsAsActive);
  const reward = useReferrersReward(offer);
  const hasLink = isAuth && isActive;
  const { data, error } = useRead(hasLink ? reflinkRead() : null);
  const plain = window.location.origin + localePath(offerPath(offer.id), useLocale());
  const url = data ? `${plain}?${queryString({ ref: data.token })}` : plain;
  const hasFailed = hasLink && !data && error !== undefined;
  const earns = hasLink && !hasFailed && reward !== null;
  return (
    <ShareDialog
      open
      url={url}
      pending={hasLink && !data && !error}
      title={offer.title}
      onClose={onClose}
      heading={earns ? formatMessage({ id: 'offers.share.earn' }, { reward }) : undefined}
      note={reward !== null && <ShareNote {...{ isAuth, isActive, hasFailed }} path={offerPath(offer.id)} />}
    />
  );
}

/** The reward for recommending the offer; null for the own one and for one that gives nothing. */
function useReferrersReward(offer: OfferSummary): string | null {
  const intl = useIntl();
  const isOwn = useIsOwnCompany(offer.author.id);
  return isOwn ? null : rewardAmount(intl, offer, 'referrer');
}

interface ShareNoteProps {
  isAuth: boolean;
  isActive: boolean;
  hasFailed: boolean;
  path: string;
}

function ShareNote({ isAuth, isActive, hasFailed, path }: ShareNoteProps) {
  const { formatMessage } = useIntl();
  if (!isAuth) {
    return (
      <Link to={`/auth/login?${queryString({ from: path })}`}>{formatMessage({ id: 'offers.share.signIn' })}</Link>
    );
  }
  if (!isActive) {
    return (
      <p>
        <InactiveCompany />
      </p>
    );
  }
  if (hasFailed) return <p>{formatMessage({ id: 'offers.share.plain' })}</p>;
  return (
    <p>
      <span>{formatMessage({ id: 'offers.share.how' })}</span>{' '}
      <Link to="/points/referrals">{formatMessage({ id: 'offers.share.mine' })}</Link>
    </p>
  );
}
