import { Button, Checkbox, Field, Input, localePath, Select, type SelectOption, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { KeptQuery } from './kept-query.tsx';
import classes from './lists.module.css';
import type { QueryOf } from './query.ts';

/** A native control of one parameter. */
export type PlainControl = {
  param: string;
  label: string;
  /** Other parameters that mean the same; the form drops them. */
  also?: readonly string[];
} & ({ kind: 'text' | 'number' | 'flag' } | { kind: 'select'; options: readonly SelectOption[] });

export interface PlainFormProps<Query extends object> {
  of: Pick<QueryOf<Query>, 'with' | 'href'>;
  query: Query;
  /** Called only where the form is rendered: on the server. */
  controls(): readonly PlainControl[];
}

/**
 * The filters of a list where scripts are off: native controls in a form. A browser with scripts neither shows nor renders
 * what is in `noscript`, so it costs only the bytes of the HTML.
 */
export function PlainForm<Query extends object>(props: PlainFormProps<Query>) {
  return (
    <noscript>
      <Fields {...props} />
    </noscript>
  );
}

function Fields<Query extends object>({ of, query, controls }: PlainFormProps<Query>) {
  const { formatMessage } = useIntl();
  const shown = controls();
  const except = ['view', ...shown.flatMap(({ param, also = [] }) => [param, ...also])];
  const values = query as Record<string, string | undefined>;
  const chosen = ({ param, also = [] }: PlainControl) =>
    [param, ...also].map((name) => values[name]).find((value) => value !== undefined) ?? '';
  return (
    <form className={classes.plain} action={localePath(of.href({} as Query), useLocale())}>
      <KeptQuery {...{ of, query, except }} />
      {shown.map((control) => (
        <PlainField key={control.param} control={control} value={chosen(control)} />
      ))}
      <Button type="submit">{formatMessage({ id: 'ui.filters.showList' })}</Button>
    </form>
  );
}

function PlainField({ control: { param: name, label, ...control }, value }: { control: PlainControl; value: string }) {
  if (control.kind === 'flag') {
    return (
      <Checkbox name={name} value="true" defaultChecked={value === 'true'}>
        {label}
      </Checkbox>
    );
  }
  return (
    <Field label={label}>
      {(field) =>
        control.kind === 'select' ? (
          <Select {...field} name={name} options={withChosen(control.options, value)} defaultValue={value} />
        ) : (
          <Input {...field} {...(control.kind === 'number' && NUMBER)} name={name} defaultValue={value} />
        )
      }
    </Field>
  );
}

const NUMBER = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;

/** Several values, of which a select shows only one, stay as one option until another is chosen. */
function withChosen(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const known = new Map(options.map((option) => [option.value, option.label.trim()]));
  if (value === '' || known.has(value)) return options;
  const names = value.split(',').map((one) => known.get(one) ?? one);
  return [...options, { value, label: names.join(', ') }];
}
