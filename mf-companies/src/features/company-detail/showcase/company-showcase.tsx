import type { Company } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useIntl } from 'react-intl';
import { useCompanyRights } from '../../../lib/use-company-rights.ts';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import { CompanyGallery } from './company-gallery.tsx';
import { CompanyReferences } from './company-references.tsx';
import classes from './company-showcase.module.css';
import { showcaseRead } from './showcase.reads.ts';

/** The company's references and gallery. A visitor sees nothing where there is none; its owners and managers see how to add some. */
export function CompanyShowcaseParts({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const { data: showcase, error } = useRead(showcaseRead({ id: company.id }));
  const { role } = useCompanyRights(company.id);
  const mayEdit = role !== null && role !== 'member' && company.status !== 'suspended';
  if (error && !showcase) return <p role="alert">{formatMessage(messages.failed)}</p>;
  if (!showcase) return null;
  return (
    <div id="showcase" className={classes.parts}>
      <CompanyReferences {...{ company, showcase, mayEdit }} />
      <CompanyGallery {...{ company, showcase, mayEdit }} />
    </div>
  );
}
