import type { RecommendationPeriod } from '@wspolnik/contract';
import { FilterLinks } from '@wspolnik/kit/lists';
import { useIntl } from 'react-intl';
import { PERIODS } from '../../lib/recommendations.reads.ts';
import { referralsMessages as messages, periodMessages } from './referrals.messages.ts';

interface PeriodFilterProps {
  selected: RecommendationPeriod | undefined;
  /** The page with that period. */
  to(period: RecommendationPeriod | undefined): string;
}

export function PeriodFilter({ selected, to }: PeriodFilterProps) {
  const { formatMessage } = useIntl();
  const options = [undefined, ...PERIODS].map((value) => ({
    value,
    label: formatMessage(value ? periodMessages[value] : messages.allPeriods),
  }));
  return <FilterLinks label={formatMessage(messages.period)} {...{ options, selected, to }} />;
}
