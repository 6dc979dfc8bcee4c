import type { OpinionPage } from '@wspolnik/contract';
import { Segmented } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { opinionMessages as messages } from './opinions.messages.ts';

export type OpinionGroup = 'all' | 'purchase' | 'other';

/** The group in the query of the API. */
export const PURCHASE_OF = { all: undefined, purchase: 'true', other: 'false' } as const;

interface OpinionFilterProps {
  page: Pick<OpinionPage, 'total' | 'after_purchase'>;
  group: OpinionGroup;
  onChange(group: OpinionGroup): void;
}

/** Only opinions after a purchase, or only the others; nothing where all are of one kind. */
export function OpinionFilter({ page: { total, after_purchase: bought }, group, onChange }: OpinionFilterProps) {
  const { formatMessage } = useIntl();
  if (bought === 0 || bought === total) return null;
  return (
    <Segmented<OpinionGroup>
      label={formatMessage(messages.filter)}
      value={group}
      onChange={onChange}
      options={[
        { value: 'all', label: formatMessage(messages.filterAll, { count: total }) },
        { value: 'purchase', label: formatMessage(messages.filterPurchase, { count: bought }) },
        { value: 'other', label: formatMessage(messages.filterOther, { count: total - bought }) },
      ]}
    />
  );
}
