import type { CompanyMember } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { Checkbox, toast, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { showOnPage } from './members.api.ts';
import { messages } from './members.messages.ts';
import { membersRead } from './members.reads.ts';

/** The caller's own choice to be on the company's page, where everybody may write to them. */
export function ShownOnPage({ member: { shown_on_page: isShown } }: { member: CompanyMember }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(async (shown: boolean) => {
    await showOnPage(shown);
    await refresh(membersRead, companyRead);
  });
  return (
    <Checkbox
      checked={isShown}
      disabled={isRunning}
      onChange={({ target }) => void run(target.checked).catch((error) => toast.error(errorText(error)))}
    >
      {formatMessage(messages.shown)}
    </Checkbox>
  );
}
