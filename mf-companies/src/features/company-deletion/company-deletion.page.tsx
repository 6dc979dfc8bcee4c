import { ReadStates, useRead } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, LinkButton, PageSkeleton, usePage } from '@wspolnik/system';
import { ShieldAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './company-deletion.messages.ts';
import classes from './company-deletion.module.css';
import { Deletion } from './deletion.tsx';
import { obligationsRead } from './obligations.reads.ts';

/** Deletes the company in use: only its owners, and only when nobody waits for anything. */
export function CompanyDeletionPage() {
  const key = useSessionStore(profileKey);
  const company = useSessionStore((session) => session.company);
  if (!company) return null;
  return company.role === 'owner' ? <OwnersPage key={key} name={company.name} /> : <Refused key={key} />;
}

function OwnersPage({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  const obligations = useRead(obligationsRead());
  return (
    <ReadStates
      read={obligations}
      skeleton={<PageSkeleton kind="text" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.refused),
        text: formatMessage(messages.refusedText),
        action: <MembersLink />,
      }}
    >
      {(data) => <Deletion name={name} obligations={data} onCheck={obligations.retry} />}
    </ReadStates>
  );
}

/** A role may be given by an owner, so the way leads to the list of who is one. */
function MembersLink() {
  const { formatMessage } = useIntl();
  return <LinkButton to="/companies/settings/members">{formatMessage(messages.members)}</LinkButton>;
}

function Refused() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.refused);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      <EmptyState
        icon={<ShieldAlert size={26} strokeWidth={1.75} />}
        title={title}
        text={formatMessage(messages.refusedText)}
        action={<MembersLink />}
      />
    </div>
  );
}
