import type { TransactionType } from '@wspolnik/api/contract';
import { useIntl } from 'react-intl';
import { FilterLinks, type FilterLinksProps } from '../../lib/filter-links.tsx';
import { filterMessages, registryMessages as messages } from './registry.messages.ts';
import { COMPANY_TYPES, PERSON_TYPES } from './registry-query.ts';
import { useRights } from './use-rights.ts';

export type TypeFilterProps = Pick<FilterLinksProps<TransactionType>, 'selected' | 'to'>;

export function TypeFilter({ selected, to }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  const { recharge: isCompany } = useRights();
  const known: readonly TransactionType[] = isCompany ? COMPANY_TYPES : PERSON_TYPES;
  const types = selected && !known.includes(selected) ? [...known, selected] : known;
  const options = [undefined, ...types].map((value) => ({
    value,
    label: formatMessage(value ? filterMessages[value] : messages.filterAll),
  }));
  return <FilterLinks label={formatMessage(messages.filterLabel)} {...{ options, selected, to }} />;
}
