import { currentProfile, onFrame, refreshMe, type SessionState, useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { createIntl } from 'react-intl';
import { loadMessages, pageLocale, shellMessages } from './i18n.ts';
import { report } from './report.ts';

/** Notifications that change the status of a company of the person's. */
const DECISIONS: readonly unknown[] = ['CompanyActivated', 'CompanyRejected', 'CompanySuspended'];

/** The company that the person acted as and no longer belongs to; undefined after a switch, a sign-out or another sign-in. */
function lostCompany({ user, company }: SessionState, before: SessionState): string | undefined {
  const isSamePerson = user !== null && user.id === before.user?.id;
  if (!isSamePerson || company || !before.company) return undefined;
  const { id, name } = before.company;
  return user.companies.some((own) => own.id === id) ? undefined : name;
}

/** Why the profile has changed by itself. */
async function tellLoss(company: string, profile: string | undefined): Promise<void> {
  await loadMessages();
  const intl = createIntl({ locale: pageLocale(), messages: shellMessages() });
  toast.info(intl.formatMessage({ id: 'shell.lostCompany' }, { company, profile }));
}

/**
 * The session holds the person's companies with their role and status, which colleagues and admins may change at any time. A frame
 * reports that the person's place in one changed. A person who loses the company in use gets a note, in every tab.
 */
export function startOwnCompanies(): void {
  onFrame(({ type, data }) => {
    const isOwnPlace = type === 'members.changed' && data.company_id === null;
    if (type === 'resync' || isOwnPlace || DECISIONS.includes(data.kind)) refreshMe().catch(report);
  });
  useSessionStore.subscribe((session, before) => {
    const company = lostCompany(session, before);
    if (company !== undefined) tellLoss(company, currentProfile(session)?.name).catch(report);
  });
}
