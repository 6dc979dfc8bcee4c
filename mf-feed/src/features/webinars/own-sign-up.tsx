import type { WebinarSignUp } from '@wspolnik/contract';
import { Callout } from '@wspolnik/system';
import { useIntl } from 'react-intl';

/** Whether the reader has a place, and what comes next. */
export function OwnSignUp({ own, isRunning }: { own: WebinarSignUp; isRunning: boolean }) {
  const intl = useIntl();
  if (!own.has_place) {
    return <Callout>{intl.formatMessage({ id: 'webinars.card.waiting' }, { position: own.position ?? 1 })}</Callout>;
  }
  const next = own.join_url ? null : isRunning ? 'webinars.card.no_join' : 'webinars.card.join_later';
  return (
    <Callout tone="primary">
      {intl.formatMessage({ id: 'webinars.card.signed_up' })} {next && <span>{intl.formatMessage({ id: next })}</span>}
    </Callout>
  );
}
