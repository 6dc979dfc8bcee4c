import type { Company, NetworkManageReply } from '@wspolnik/api/contract';
import { sendJSON, useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { CompanyCard, CompanyCardSkeleton } from '@wspolnik/shared-ui/cards';
import { refresh } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { companiesRead } from '../../lib/companies.reads.ts';
import { ShareCompany } from '../../lib/share-company.tsx';
import classes from './company-list.module.css';

const SKELETONS = Array.from({ length: 9 }, (_, index) => index);

export function CompanyGrid({ companies }: { companies: readonly Company[] }) {
  const authenticated = useSessionStore(({ isAuth }) => isAuth);
  const acting = useSessionStore(({ company }) => company?.id);
  const [shared, setShared] = useState<Company | null>(null);
  return (
    <>
      <ul className={classes.grid}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard
              company={company}
              headingLevel={2}
              onShare={() => setShared(company)}
              network={{
                authenticated,
                own: company.id === acting,
                onError: toast.error,
                onChange: async (type) => {
                  const json = { type, recipient: 'company', recipient_id: company.id };
                  await sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
                  await refresh(companiesRead);
                },
              }}
            />
          </li>
        ))}
      </ul>
      {shared ? <ShareCompany company={shared} onClose={() => setShared(null)} /> : null}
    </>
  );
}

/** Skeletons as high as real cards, so that the layout does not shift when the list has loaded. */
export function CompanyGridSkeleton() {
  const isAuth = useSessionStore((session) => session.isAuth);
  return (
    <ul aria-hidden="true" className={classes.grid}>
      {SKELETONS.map((index) => (
        <li key={index}>
          <CompanyCardSkeleton buttons={isAuth} />
        </li>
      ))}
    </ul>
  );
}
