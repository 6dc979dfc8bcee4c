import type { AdminUserDetail } from '@wspolnik/contract';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { Money } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { Fact } from '../fact.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const NAMES = ['orders', 'sales', 'posts', 'opinions'] as const;

/** Figures of the profile's activity. */
export function Numbers({ numbers }: { numbers: AdminUserDetail['numbers'] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Panel id="numbers" title={formatMessage({ id: 'people.numbers' })}>
      <dl className={classes.numbers}>
        {NAMES.map((name) => (
          <Fact key={name} term={formatMessage({ id: `people.numbers.${name}` })}>
            {formatNumber(numbers[name])}
            {numbers[name] >= EXACT_COUNT_LIMIT && <span>{'+'}</span>}
          </Fact>
        ))}
        <Fact term={formatMessage({ id: 'people.numbers.points' })}>
          <Money value={numbers.points} />
        </Fact>
      </dl>
    </Panel>
  );
}
