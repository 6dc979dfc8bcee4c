import type { Company } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useState } from 'react';
import { CompanyCardSkeleton } from '../../lib/cards/card-skeletons.tsx';
import { CompanyCard } from '../../lib/cards/company-card.tsx';
import { useCardNetwork } from '../../lib/contact-change.ts';
import { useNewMessage } from '../../lib/new-message.tsx';
import { ShareProfile } from '../../lib/share-profile.tsx';
import classes from './company-list.module.css';

const SKELETONS = Array.from({ length: 9 }, (_, index) => index);

export function CompanyGrid({ companies }: { companies: readonly Company[] }) {
  const networkOf = useCardNetwork();
  const { write, dialog } = useNewMessage();
  const [shared, setShared] = useState<Company | null>(null);
  return (
    <>
      <ul className={classes.grid}>
        {companies.map((company) => {
          const recipient = { type: 'company', id: company.id, name: company.name } as const;
          return (
            <li key={company.id}>
              <CompanyCard
                company={company}
                headingLevel={2}
                network={networkOf(recipient)}
                {...(write && { onMessage: () => write(recipient) })}
                onShare={() => setShared(company)}
              />
            </li>
          );
        })}
      </ul>
      {dialog}
      {shared ? (
        <ShareProfile path={`/companies/${shared.id}`} name={shared.name} onClose={() => setShared(null)} />
      ) : null}
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
