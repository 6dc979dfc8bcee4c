import type { OwnedCompany } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { formMessages, accessMessages as messages } from './company-form.messages.ts';
import { FormState } from './form-state.tsx';

/** The person may edit the company, once they act as it. */
export function OtherProfile({ company }: { company: OwnedCompany }) {
  const { formatMessage } = useIntl();
  const switchCompany = useSessionStore((session) => session.switchCompany);
  return (
    <FormState
      page={formatMessage(formMessages.editTitle)}
      title={formatMessage(messages.otherProfile)}
      text={formatMessage(messages.otherProfileText, { name: company.name })}
      action={
        <Button onClick={() => switchCompany(company)}>
          {formatMessage(messages.switchTo, { name: company.name })}
        </Button>
      }
    />
  );
}
