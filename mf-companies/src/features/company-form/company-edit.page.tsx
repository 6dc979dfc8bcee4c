import type { CompanyDetail } from '@wspolnik/contract';
import { type ReadState, ReadStates, useRead, useRetainedProfile } from '@wspolnik/kit';
import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, navigate, PageSkeleton, toast, usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { useMembership } from '../../lib/own-session.ts';
import { CompanyEditor } from './company-editor.tsx';
import { accessMessages, formMessages as messages } from './company-form.messages.ts';
import classes from './company-form.module.css';
import { useFormCode } from './form-on-demand.tsx';
import { FormState } from './form-state.tsx';
import { OtherProfile } from './other-profile.tsx';

/** Read once: revalidation on focus must not replace the company under unsaved changes. */
const NO_REVALIDATION = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** A company of the person's, or any for an admin. */
export function CompanyEditPage({ id }: { id: string }) {
  return <EditPage key={`${useRetainedProfile().profile} ${id}`} id={id} />;
}

function EditPage({ id }: { id: string }) {
  const read = useRead(companyRead({ id }), NO_REVALIDATION);
  return <EditedCompany read={read} onSaved={({ id: saved }) => navigate(`/companies/${saved}`)} />;
}

/** The company in use. */
export function CompanySettingsPage() {
  return <SettingsPage key={useRetainedProfile().profile} />;
}

function SettingsPage() {
  const { formatMessage } = useIntl();
  const read = useRead(ownCompanyRead(), NO_REVALIDATION);
  return <EditedCompany read={read} onSaved={() => toast.success(formatMessage(messages.saved))} />;
}

interface EditedCompanyProps {
  read: ReadState<CompanyDetail>;
  onSaved(company: CompanyDetail): void;
}

function EditedCompany({ read, onSaved }: EditedCompanyProps) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.editTitle) });
  useFormCode();
  return (
    <ReadStates
      read={read}
      skeleton={<PageSkeleton kind="form" />}
      failed={formatMessage(accessMessages.failed)}
      gone={{
        title: formatMessage(accessMessages.gone),
        text: formatMessage(accessMessages.goneText),
        action: <LinkButton to="/companies">{formatMessage(accessMessages.all)}</LinkButton>,
      }}
    >
      {(company) => <Permitted company={company} onSaved={onSaved} />}
    </ReadStates>
  );
}

/** References and pictures are changed where they are shown. */
function Showcase({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.apart} aria-labelledby="company-showcase">
      <h2 id="company-showcase">{formatMessage(accessMessages.showcase)}</h2>
      <p className={classes.hint}>{formatMessage(accessMessages.showcaseText)}</p>
      <LinkButton variant="outline" size="sm" to={`/companies/${id}#showcase`}>
        {formatMessage(accessMessages.showcaseLink)}
      </LinkButton>
    </section>
  );
}

/** Apart from the form: the way to the page that lists what goes, and what blocks it. */
function DeleteCompany() {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.apart} aria-labelledby="delete-company">
      <h2 id="delete-company">{formatMessage(accessMessages.delete)}</h2>
      <p className={classes.hint}>{formatMessage(accessMessages.deleteText)}</p>
      <LinkButton variant="outline" size="sm" to="/companies/settings/delete">
        {formatMessage(accessMessages.deleteLink)}
      </LinkButton>
    </section>
  );
}

/** Only who may edit the company sees the form (docs/access.md); everybody else learns who may. */
function Permitted({ company, onSaved }: { company: CompanyDetail; onSaved: EditedCompanyProps['onSaved'] }) {
  const { formatMessage } = useIntl();
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  const inUse = useRetainedProfile().company;
  const membership = useMembership(company.id);
  const see = <LinkButton to={`/companies/${company.id}`}>{formatMessage(accessMessages.see)}</LinkButton>;
  if (isAdmin || (inUse?.id === company.id && inUse.role !== 'member')) {
    const deletion = inUse?.id === company.id && inUse.role === 'owner' && <DeleteCompany />;
    if (!isAdmin && company.status === 'suspended') {
      return (
        <FormState
          page={formatMessage(messages.editTitle)}
          title={formatMessage(accessMessages.suspended)}
          text={formatMessage(accessMessages.suspendedText)}
          action={see}
        >
          {deletion}
        </FormState>
      );
    }
    const isOwn = inUse?.id === company.id;
    return (
      <CompanyEditor {...{ company, isAdmin, onSaved }}>
        {isOwn && <Showcase id={company.id} />}
        {deletion}
      </CompanyEditor>
    );
  }
  if (membership && membership.role !== 'member') return <OtherProfile company={membership} />;
  if (membership) {
    return (
      <FormState
        page={formatMessage(messages.editTitle)}
        title={formatMessage(accessMessages.member)}
        text={formatMessage(accessMessages.memberText)}
        action={see}
      />
    );
  }
  return (
    <FormState
      page={formatMessage(messages.editTitle)}
      title={formatMessage(accessMessages.foreign)}
      text={formatMessage(accessMessages.foreignText)}
      action={see}
    />
  );
}
