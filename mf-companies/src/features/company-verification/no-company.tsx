import { EmptyState, LinkButton } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { verificationMessages as messages } from './verification.messages.ts';

/** For a person who does not act as a company. */
export function NoCompany() {
  const { formatMessage } = useIntl();
  return (
    <FormPage title={formatMessage(messages.title)}>
      <EmptyState
        icon={<Building2 size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.noCompany)}
        text={formatMessage(messages.noCompanyText)}
        action={
          <>
            <LinkButton to="/companies/create">{formatMessage(messages.create)}</LinkButton>
            <LinkButton variant="outline" to="/auth/change-profile?from=%2Fcompanies%2Fverify-company">
              {formatMessage(messages.choose)}
            </LinkButton>
          </>
        }
      />
    </FormPage>
  );
}
