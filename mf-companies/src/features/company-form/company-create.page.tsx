import type { Company } from '@wspolnik/contract';
import { forget, useRetainedProfile } from '@wspolnik/kit';
import { navigate, PageSkeleton, toast, useErrorText, usePage } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { companiesRead } from '../../lib/companies.reads.ts';
import { actAsCreated } from '../../lib/own-session.ts';
import { createCompany, saveLogo } from './company-form.api.ts';
import { formMessages as messages } from './company-form.messages.ts';
import { bodyOf, type CompanyFormValues, EMPTY_COMPANY } from './company-form.values.ts';
import { CompanyFormOnDemand, LogoLeftOnDemand, useFormCode, WithForm } from './form-on-demand.tsx';
import type { LogoLeftProps } from './logo-left.tsx';
import { useStoredCompany } from './use-company-draft.ts';

const NEXT = '/companies/verify-company';

/** A new company; its creator acts as it from then on. */
export function CompanyCreatePage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.createTitle) });
  useFormCode();
  const { profile } = useRetainedProfile();
  // The draft is the person's: a switch of the company in use, also to the new one, does not change the form.
  return (
    <WithForm>
      <NewCompany key={profile.split('/')[0]} />
    </WithForm>
  );
}

function NewCompany() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { store, draft } = useStoredCompany(null);
  const [left, setLeft] = useState<LogoLeftProps | null>(null);
  const start = async (company: Company, { image }: CompanyFormValues) => {
    await actAsCreated(company);
    void forget(companiesRead);
    toast.success(formatMessage(messages.created, { name: company.name }));
    if (!(image instanceof File)) return navigate(NEXT, { replace: true });
    try {
      await saveLogo(image);
      navigate(NEXT, { replace: true });
    } catch (error) {
      // The company exists by now: only its logo is sent again.
      setLeft({ company, image, reason: errorText(error), onDone: () => navigate(NEXT, { replace: true }) });
    }
  };
  if (draft === undefined) return <PageSkeleton kind="form" />;
  return (
    <FormPage title={formatMessage(messages.createTitle)} lead={left ? undefined : formatMessage(messages.createLead)}>
      {left ? (
        <LogoLeftOnDemand {...left} />
      ) : (
        <CompanyFormOnDemand
          {...{ store, draft }}
          base={EMPTY_COMPANY}
          isNew
          hasLogo
          send={(values, key) => createCompany(bodyOf(values), key)}
          onSent={(company, values) => void start(company, values)}
        />
      )}
    </FormPage>
  );
}
