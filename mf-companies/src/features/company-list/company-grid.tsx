import type { Company } from '@wspolnik/contract';
import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { memo, useState } from 'react';
import { CompanyCardSkeleton } from '../../lib/cards/card-skeletons.tsx';
import { CompanyCard } from '../../lib/cards/company-card.tsx';
import { useCardNetwork } from '../../lib/contact-change.ts';
import { useDeleteCompany } from '../../lib/delete-company.ts';
import { useNewMessage } from '../../lib/new-message.tsx';
import { ShareProfile } from '../../lib/share-profile.tsx';
import classes from './company-list.module.css';

const SKELETONS = Array.from({ length: 9 }, (_, index) => index);

/** Cards in the first row of a wide screen; their logos load eagerly. */
const FIRST_ROW = 3;

type Write = ReturnType<typeof useNewMessage>['write'];

/** Memoised, so that the old cards are not rendered again while a page loads. */
export const CompanyGrid = memo(function CompanyGrid({ companies }: { companies: readonly Company[] }) {
  const { write, dialog } = useNewMessage();
  const [shared, setShared] = useState<Company | null>(null);
  return (
    <>
      <ul className={classes.grid}>
        {companies.map((company, index) => (
          <CompanyItem key={company.id} company={company} eager={index < FIRST_ROW} write={write} onShare={setShared} />
        ))}
      </ul>
      {dialog}
      {shared && <ShareProfile path={`/companies/${shared.id}`} name={shared.name} onClose={() => setShared(null)} />}
    </>
  );
});

interface CompanyItemProps {
  company: Company;
  eager: boolean;
  /** The same functions in every render, otherwise memo has no effect. */
  write: Write;
  onShare: (company: Company) => void;
}

const CompanyItem = memo(function CompanyItem({ company, eager, write, onShare }: CompanyItemProps) {
  const networkOf = useCardNetwork();
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  const deleteCompany = useDeleteCompany();
  const recipient = { type: 'company', id: company.id, name: company.name } as const;
  const network = networkOf(recipient);
  return (
    <li>
      <CompanyCard
        company={company}
        eager={eager}
        headingLevel={2}
        network={network}
        {...(write && !network.own && { onMessage: () => write(recipient) })}
        {...(isAdmin && {
          admin: { id: company.id, onDelete: () => deleteCompany(company.id) },
        })}
        onShare={() => onShare(company)}
      />
    </li>
  );
});

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
