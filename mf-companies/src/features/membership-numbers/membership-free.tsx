import { MAX_CARD_DIGITS } from '@wspolnik/contract/limits';
import { Button, EmptyState, Field, Input, Spinner, useTypedParam } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { MembershipNumber, MembershipNumbersProps } from './membership-data.ts';
import styles from './membership-numbers.module.css';
import { NumberRow } from './membership-row.tsx';

type FromManager = Pick<
  MembershipNumbersProps,
  'search' | 'onSearch' | 'searching' | 'kinds' | 'pagination' | 'busyIds'
>;
interface FreeNumbersProps extends FromManager {
  free: readonly MembershipNumber[];
  onTake(number: MembershipNumber): unknown;
  /** True when the company has reached its limit. */
  full: boolean;
}

export function FreeNumbers(props: FreeNumbersProps) {
  const { free, full, onTake, search, onSearch, searching = false, kinds, pagination, busyIds = [] } = props;
  const intl = useIntl();
  const id = useId();
  const { text, setText, commitNow } = useTypedParam(search, onSearch, MAX_CARD_DIGITS);
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{intl.formatMessage({ id: 'membership.free' })}</h2>
      <SearchField text={text} searching={searching} onType={setText} onEnter={commitNow} />
      {kinds}
      {free.length === 0 ? (
        <NoFree search={search} onClear={clear} />
      ) : (
        <ul className={styles.list} aria-busy={searching}>
          {free.map((number) => (
            <NumberRow
              key={number.id}
              number={number}
              act="take"
              onAct={onTake}
              busy={busyIds.includes(number.id)}
              disabled={full}
            />
          ))}
        </ul>
      )}
      {pagination}
    </section>
  );
}

interface SearchFieldProps {
  text: string;
  searching: boolean;
  onType(text: string): void;
  onEnter(): void;
}

function SearchField({ text, searching, onType, onEnter }: SearchFieldProps) {
  const intl = useIntl();
  return (
    <Field label={intl.formatMessage({ id: 'membership.search' })}>
      {(control) => (
        <Input
          {...control}
          type="search"
          inputMode="numeric"
          maxLength={MAX_CARD_DIGITS}
          value={text}
          start={<Search size={18} strokeWidth={1.75} />}
          end={searching && <Spinner size={18} />}
          onChange={(event) => onType(event.target.value.replaceAll(/\D/g, ''))}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        />
      )}
    </Field>
  );
}

function NoFree({ search, onClear }: { search: string; onClear(): void }) {
  const intl = useIntl();
  if (search === '') return <EmptyState title={intl.formatMessage({ id: 'membership.free_empty' })} />;
  return (
    <EmptyState
      icon={<Search size={26} strokeWidth={1.75} />}
      title={intl.formatMessage({ id: 'membership.free_not_found' }, { search })}
      action={
        <Button variant="outline" onClick={onClear}>
          {intl.formatMessage({ id: 'membership.clear' })}
        </Button>
      }
    />
  );
}
