import type { TransactionType } from '@wspolnik/api/contract';
import { Link } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { filterMessages, registryMessages as messages } from './registry.messages.ts';
import { COMPANY_TYPES, PERSON_TYPES } from './registry-query.ts';
import classes from './type-filter.module.css';
import { useRights } from './use-rights.ts';

export interface TypeFilterProps {
  selected: TransactionType | undefined;
  /** The page with that type; undefined for every type. */
  to: (type: TransactionType | undefined) => string;
}

/** Links and not ARIA tabs: each one is a page of its own that Back, a bookmark and a new tab know. */
export function TypeFilter({ selected, to }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  const { recharge: isCompany } = useRights();
  const known: readonly TransactionType[] = isCompany ? COMPANY_TYPES : PERSON_TYPES;
  const types = selected && !known.includes(selected) ? [...known, selected] : known;
  return (
    <nav aria-label={formatMessage(messages.filterLabel)}>
      <ul className={classes.list}>
        {[undefined, ...types].map((type) => (
          <li key={type ?? 'all'}>
            <Link to={to(type)} className={classes.item} aria-current={type === selected ? 'page' : undefined}>
              {formatMessage(type ? filterMessages[type] : messages.filterAll)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
