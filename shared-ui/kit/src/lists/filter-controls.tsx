import { useSessionStore } from '@wspolnik/shared-auth';
import { Checkbox } from '@wspolnik/system';
import { Star } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { changeQuery } from '../use-list-query.ts';
import type { Control, Filter } from './filter.ts';
import { FilterGroup } from './filter-group.tsx';
import { listValue, toggled } from './list-value.ts';
import { PresetChips } from './preset-chips.tsx';
import { type QueryOf, useFilter } from './query.ts';

type RawQuery = Readonly<Record<string, string | undefined>>;

interface Place {
  of: QueryOf<RawQuery>;
  /** Results of an option of a filter, where they are known. */
  countOf?(filter: string, value: string): number | undefined;
}
type Of<Kind extends Control['kind']> = Place & { control: Extract<Control, { kind: Kind }> };

export interface FilterControlsProps extends Place {
  filters: readonly Filter[];
}

/** The controls that the filters describe, in their order. */
export function FilterControls({ filters, ...place }: FilterControlsProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  return filters.map(({ params, control }) => {
    if (!control || (control.signedIn && !isAuth)) return null;
    const key = Object.keys(params).join();
    const shown = contentOf(control, place);
    return control.title ? (
      <FilterGroup key={key} title={formatMessage(control.title)}>
        {shown}
      </FilterGroup>
    ) : (
      <Fragment key={key}>{shown}</Fragment>
    );
  });
}

function contentOf(control: Control, place: Place): ReactNode {
  if (control.kind === 'flags') return <Flags control={control} {...place} />;
  return control.kind === 'choices' ? (
    <Choices control={control} {...place} />
  ) : (
    <Ratings control={control} {...place} />
  );
}

function Flags({ of, control: { flags }, countOf }: Of<'flags'>) {
  return Object.entries(flags).map(([param, { label, counted }]) => (
    <Flag key={param} {...{ of, param, label }} count={counted && countOf?.(...counted)} />
  ));
}

type FlagProps = Pick<Place, 'of'> & { param: string; label: MessageDescriptor; count: number | undefined };

function Flag({ of, param, label, count }: FlagProps) {
  const isChosen = useFilter(of, param) === 'true';
  return (
    <CountedCheckbox
      {...{ label, count }}
      checked={isChosen}
      onChange={(isChecked) => changeQuery(of, { [param]: isChecked ? 'true' : undefined })}
    />
  );
}

function Choices({ of, control: { param, labels }, countOf }: Of<'choices'>) {
  const chosen = listValue(useFilter(of, param));
  return Object.entries(labels).map(([value, label]) => (
    <CountedCheckbox
      key={value}
      label={label}
      count={countOf?.(param, value)}
      checked={chosen.includes(value)}
      onChange={() => changeQuery(of, (current) => ({ [param]: toggled(current[param], value) }))}
    />
  ));
}

function Ratings({ of, control: { param, values }, countOf }: Of<'ratings'>) {
  const { formatMessage, formatNumber } = useIntl();
  const chosen = useFilter(of, param);
  const options = values.map((value) => ({
    value,
    label: (
      <>
        <Star aria-hidden size={14} fill="currentColor" strokeWidth={0} />
        {formatMessage({ id: 'ui.filters.ratingFrom' }, { rating: formatNumber(Number(value)) })}
      </>
    ),
    count: countOf?.(param, value),
  }));
  return (
    <PresetChips
      options={options}
      chosen={values.find((rating) => Number(rating) === Number(chosen))}
      onChange={(rating) => changeQuery(of, { [param]: rating })}
    />
  );
}

interface CountedCheckboxProps {
  label: MessageDescriptor;
  count: number | undefined;
  checked: boolean;
  onChange(isChecked: boolean): void;
}

function CountedCheckbox({ label, count, checked, onChange }: CountedCheckboxProps) {
  const { formatMessage, formatNumber } = useIntl();
  const shown = count === undefined ? {} : { count: formatNumber(count) };
  return (
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} {...shown}>
      {formatMessage(label)}
    </Checkbox>
  );
}
