import type { AuditFilters } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Button, Field, Input, Select } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type AuditListQuery, auditFiltersRead } from '../../lib/audit-log.reads.ts';
import { SUBJECTS, wordsOfAction } from '../../lib/audit-words.ts';
import { auditMessages as messages } from './audit-log.messages.ts';
import classes from './audit-log.module.css';

interface AuditFilterBarProps {
  query: AuditListQuery;
  onChange: (change: Partial<AuditListQuery>) => void;
}

const NOTHING: AuditFilters = { actions: [], subject_types: [], actors: [] };

/** Filters of the log; the values are those that the log has. */
export function AuditFilterBar({ query, onChange }: AuditFilterBarProps) {
  const { formatMessage } = useIntl();
  const { data = NOTHING } = useRead(auditFiltersRead());
  const named = (wordsOf: (value: string) => MessageDescriptor) => (value: string) => ({
    value,
    label: formatMessage(wordsOf(value)),
  });
  const set = (name: keyof AuditListQuery) => (value: string) => onChange({ [name]: value || undefined });
  return (
    <search aria-label={formatMessage(messages.filters)} className={classes.filters}>
      <Choice
        label={messages.action}
        value={query.action}
        options={data.actions.map(named(wordsOfAction))}
        onChange={set('action')}
      />
      <Choice
        label={messages.subjectType}
        value={query.subject_type}
        options={data.subject_types.map(named((kind) => SUBJECTS[kind] ?? messages.otherSubject))}
        onChange={set('subject_type')}
      />
      <Choice
        label={messages.actor}
        value={query.actor_id}
        options={data.actors.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('actor_id')}
      />
      <Day label={messages.from} value={query.from} max={query.to} onChange={set('from')} />
      <Day label={messages.to} value={query.to} min={query.from} onChange={set('to')} />
      {query.subject_id && (
        <p className={classes.one}>
          {formatMessage(messages.oneSubject)}{' '}
          <Button variant="ghost" onClick={() => onChange({ subject_id: undefined, subject_type: undefined })}>
            {formatMessage(messages.all)}
          </Button>
        </p>
      )}
    </search>
  );
}

interface ChoiceProps {
  label: MessageDescriptor;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The order of the names in all lists, whatever the language of the page. */
const byLetters = new Intl.Collator('pl');

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const known = options.some((option) => option.value === value);
  const all = [...options].sort((one, other) => byLetters.compare(one.label, other.label));
  return (
    <Field label={formatMessage(label)}>
      {(props) => (
        <Select
          {...props}
          value={value}
          placeholder={formatMessage(messages.any)}
          // The value of the address stays chosen until the values are loaded.
          options={value && !known ? [{ value, label: value }, ...all] : all}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface DayProps {
  label: MessageDescriptor;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
}

function Day({ label, value = '', onChange, ...range }: DayProps) {
  const { formatMessage } = useIntl();
  return (
    <Field label={formatMessage(label)}>
      {(props) => (
        <Input
          {...props}
          {...range}
          type="date"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
