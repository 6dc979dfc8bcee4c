import type { CompanyVerification, OwnedCompany } from '@wspolnik/contract';
import { ReadStates, useRead, useRetainedProfile } from '@wspolnik/kit';
import { LinkButton, lazyPage, PageSkeleton, PartSkeleton, usePage } from '@wspolnik/system';
import { FormPage, FormParts } from '@wspolnik/system/forms';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NextSteps } from '../../lib/next-steps/next-steps.tsx';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { useLiveCompany, verificationRead } from '../../lib/verification.reads.ts';
import { NoCompany } from './no-company.tsx';
import { SentData } from './sent-data.tsx';
import { useCompanyOfLink } from './use-company-of-link.ts';
import { verificationMessages as messages } from './verification.messages.ts';
import classes from './verification.module.css';
import { VerificationState } from './verification-state.tsx';

// A submitted or verified company does without the form's libraries.
const form = lazyPage(
  async () => (await import(/* webpackChunkName: "verification-form" */ './verification-form.tsx')).VerificationForm,
);

const replacement = lazyPage(
  async () => (await import(/* webpackChunkName: "replace-document" */ './replace-document.tsx')).ReplaceDocument,
);

/** The verification of the company in use: its state, and what to send. */
export function CompanyVerificationPage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  useCompanyOfLink();
  const { profile, company } = useRetainedProfile();
  if (!company) return <NoCompany />;
  return <Verification key={profile} company={company} />;
}

function Verification({ company }: { company: OwnedCompany }) {
  const { formatMessage } = useIntl();
  useLiveCompany(company.id);
  const mayNeedForm = company.role !== 'member' && (company.status === 'draft' || company.status === 'rejected');
  useEffect(() => {
    // While the state is read.
    if (mayNeedForm) void form.prepare();
  }, [mayNeedForm]);
  return (
    <ReadStates
      read={useRead(verificationRead())}
      skeleton={<PageSkeleton kind="form" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        text: formatMessage(messages.goneText),
        action: <LinkButton to="/auth/change-profile">{formatMessage(messages.choose)}</LinkButton>,
      }}
    >
      {(verification) => <VerificationContent {...{ company, verification }} />}
    </ReadStates>
  );
}

interface VerificationContentProps {
  company: OwnedCompany;
  verification: CompanyVerification;
}

function VerificationContent({ company, verification }: VerificationContentProps) {
  const { formatMessage } = useIntl();
  const { data: profile } = useRead(ownCompanyRead());
  const { status } = verification;
  const isOpen = status === 'draft' || status === 'rejected';
  const isReplaced = status === 'submitted' && verification.document?.state === 'removed';
  return (
    <FormPage title={formatMessage(messages.title)} lead={company.name}>
      <FormParts>
        <VerificationState {...{ company, verification }} />
        {isOpen && company.role === 'member' && <p>{formatMessage(messages.member)}</p>}
        {isOpen && company.role !== 'member' && (
          // A new decision starts a new form, with the numbers that were sent.
          <Suspense fallback={<PartSkeleton className={classes.formSkeleton} />}>
            <form.Page key={`${status} ${verification.submitted_at}`} verification={verification} />
          </Suspense>
        )}
        {isReplaced && company.role === 'member' && <p>{formatMessage(messages.replaceMember)}</p>}
        {isReplaced && company.role !== 'member' && (
          <Suspense fallback={<PartSkeleton className={classes.replaceSkeleton} />}>
            <replacement.Page />
          </Suspense>
        )}
        {!isOpen && <SentData verification={verification} />}
        {profile && <NextSteps company={profile} here="verification" />}
      </FormParts>
    </FormPage>
  );
}
