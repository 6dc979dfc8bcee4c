import type { CompanyDetail } from '@wspolnik/contract';
import { changeRead, forget } from '@wspolnik/kit';
import { refreshMe } from '@wspolnik/shared-auth';
import { PageSkeleton } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { companiesRead, companyRead } from '../../lib/companies.reads.ts';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { editAnyCompany, editCompany, removeLogo, saveLogo } from './company-form.api.ts';
import { formMessages as messages } from './company-form.messages.ts';
import { type CompanyFormValues, changesOf, valuesOf } from './company-form.values.ts';
import { CompanyFormOnDemand, WithForm } from './form-on-demand.tsx';
import { useStoredCompany } from './use-company-draft.ts';

interface CompanyEditorProps {
  company: CompanyDetail;
  /** Edits it without being its member. */
  isAdmin: boolean;
  onSaved(company: CompanyDetail): void;
  /** Below the form; comes with it. */
  children?: ReactNode;
}

/** The form with the company's present values; after it was saved it starts again from the saved ones. */
export function CompanyEditor({ company, isAdmin, onSaved, children }: CompanyEditorProps) {
  const [saved, setSaved] = useState({ company, round: 0 });
  return (
    <WithForm>
      <EditedForm
        key={saved.round}
        company={saved.company}
        isAdmin={isAdmin}
        onSaved={(next) => {
          setSaved(({ round }) => ({ company: next, round: round + 1 }));
          onSaved(next);
        }}
      >
        {children}
      </EditedForm>
    </WithForm>
  );
}

function EditedForm({ company, isAdmin, onSaved, children }: CompanyEditorProps) {
  const { formatMessage } = useIntl();
  const [base] = useState(() => valuesOf(company));
  const { store, draft } = useStoredCompany(company.id);
  if (draft === undefined) return <PageSkeleton kind="form" />;
  return (
    <FormPage title={formatMessage(messages.editTitle)} lead={company.name}>
      <CompanyFormOnDemand
        {...{ store, draft, base }}
        isNew={false}
        hasLogo={!isAdmin}
        send={async (values) => {
          const next = isAdmin ? await saveAny(company, values, base) : await saveOwn(company, values, base);
          showSaved(next);
          return next;
        }}
        onSent={onSaved}
      />
      {children}
    </FormPage>
  );
}

const saveAny = (company: CompanyDetail, values: CompanyFormValues, base: CompanyFormValues) =>
  editAnyCompany(company.id, changesOf(values, base));

/** The texts first: a logo that is refused leaves them saved, and the form says at the logo why. */
async function saveOwn(
  company: CompanyDetail,
  values: CompanyFormValues,
  base: CompanyFormValues,
): Promise<CompanyDetail> {
  const changes = changesOf(values, base);
  let next = company;
  if (Object.keys(changes).length > 0) next = await editCompany(changes);
  if (values.image instanceof File) next = await saveLogo(values.image);
  else if (values.image === null && base.image !== null) next = await removeLogo();
  return next;
}

/** In every page that shows the company, and in the header. */
function showSaved(company: CompanyDetail): void {
  void changeRead(companyRead({ id: company.id }), company, { revalidate: false });
  void changeRead(ownCompanyRead(), (own) => (own?.id === company.id ? company : own), { revalidate: false });
  void forget(companiesRead);
  refreshMe().catch(() => undefined);
}
