import { REFERRAL_DAYS } from '@wspolnik/contract/limits';
import { InactiveCompany } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { LinkField } from './link-field.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';
import classes from './referrals.module.css';
import { useReferralLink } from './use-referral-link.ts';

/** The link to the home page, for those who have no account yet, and how many have signed up through it. */
export function Invitation({ joined = 0 }: { joined: number | undefined }) {
  const { formatMessage } = useIntl();
  const { linkTo, isActive, hasFailed, retry } = useReferralLink();
  const names = {
    link: formatMessage(messages.link),
    copy: formatMessage(messages.copy),
    share: formatMessage(messages.share),
  };
  return (
    <section className={classes.invitation} aria-labelledby="referrals-invitation">
      <h2 id="referrals-invitation">{formatMessage(messages.inviteTitle)}</h2>
      <p>{isActive ? formatMessage(messages.inviteText, { days: REFERRAL_DAYS }) : <InactiveCompany />}</p>
      {isActive && !hasFailed && (
        <LinkField link={linkTo('/')} names={names} title={formatMessage(messages.inviteShared)} />
      )}
      {hasFailed && (
        <p role="alert">
          <span>{formatMessage(messages.linkFailed)}</span>{' '}
          <Button size="sm" variant="outline" onClick={retry}>
            {formatMessage({ id: 'ui.retry' })}
          </Button>
        </p>
      )}
      {joined > 0 && <p className={classes.muted}>{formatMessage(messages.joined, { count: joined })}</p>}
    </section>
  );
}
