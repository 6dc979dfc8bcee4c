import type { Company } from '@wspolnik/api/contract';
import { localePath, ShareDialog, useLocale } from '@wspolnik/shared-ui';

export interface ShareCompanyProps {
  company: Company;
  onClose: () => void;
}

/** Rendered only after a click, so `window` is available. */
export function ShareCompany({ company, onClose }: ShareCompanyProps) {
  const url = window.location.origin + localePath(`/companies/${company.id}`, useLocale());
  return <ShareDialog open url={url} title={company.name} onClose={onClose} />;
}
