import type { CompanyStatus, CompanyVerification, OwnedCompany } from '@wspolnik/contract';
import { Callout, type CalloutProps, formatDate, LinkButton, useLocale } from '@wspolnik/system';
import { BadgeCheck, CircleAlert, Hourglass, Info, ShieldAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { stateMessages as messages } from './verification.messages.ts';
import classes from './verification.module.css';

/** `removed`: an open request whose document was removed. `leaving`: an owner deletes the company. */
type State = CompanyStatus | 'removed' | 'leaving';

const LOOKS = {
  draft: { tone: 'info', Icon: Info },
  submitted: { tone: 'info', Icon: Hourglass },
  removed: { tone: 'danger', Icon: ShieldAlert },
  rejected: { tone: 'danger', Icon: CircleAlert },
  active: { tone: 'primary', Icon: BadgeCheck },
  suspended: { tone: 'danger', Icon: CircleAlert },
  leaving: { tone: 'danger', Icon: CircleAlert },
} as const satisfies Record<State, { tone: CalloutProps['tone']; Icon: unknown }>;

interface VerificationStateProps {
  company: OwnedCompany;
  verification: CompanyVerification;
}

/** Where the request stands, why, and what to do next; announced when an admin decides. */
export function VerificationState({ company, verification }: VerificationStateProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { status, reason, deletion_requested_at, submitted_at, decided_at, document } = verification;
  const state = stateOf(verification);
  const { tone, Icon } = LOOKS[state];
  const at = deletion_requested_at ?? (status === 'submitted' ? submitted_at : decided_at);
  const date = at === null ? '' : formatDate(at, locale);
  return (
    <div role="status">
      <Callout
        tone={tone}
        icon={<Icon aria-hidden strokeWidth={1.75} />}
        title={<h2 className={classes.state}>{formatMessage(messages[`${state}Title`])}</h2>}
        action={<Action {...{ company, state }} />}
      >
        <p>
          {formatMessage(messages[`${state}Text`], {
            date,
            hasDate: date === '' ? 'no' : 'yes',
            file: document?.name ?? '',
          })}
        </p>
        {reason && (
          <p className={classes.reason}>
            <b>{formatMessage(messages.reason)}</b> {reason}
          </p>
        )}
      </Callout>
    </div>
  );
}

function stateOf({ status, deletion_requested_at, document }: CompanyVerification): State {
  if (deletion_requested_at !== null) return 'leaving';
  return status === 'submitted' && document?.state === 'removed' ? 'removed' : status;
}

function Action({ company, state }: { company: OwnedCompany; state: State }) {
  const { formatMessage } = useIntl();
  if (state === 'leaving') {
    return (
      <LinkButton variant="outline" to="/companies/settings/delete">
        {formatMessage(messages.seeDeletion)}
      </LinkButton>
    );
  }
  if (state === 'suspended') {
    return (
      <LinkButton variant="outline" to="/contact">
        {formatMessage(messages.contact)}
      </LinkButton>
    );
  }
  if (state === 'draft' || state === 'rejected') return null;
  return (
    <LinkButton variant="outline" to={`/companies/${company.id}`}>
      {formatMessage(messages.seeCompany)}
    </LinkButton>
  );
}
