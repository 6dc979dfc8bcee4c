import type { AuditEntry } from '@wspolnik/contract';
import { formatDate, formatMoney, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { DETAILS } from './audit-details.ts';
import { auditMessages as messages } from './audit-log.messages.ts';

interface Fact {
  key: string;
  name: string;
  value: string;
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string';

/** The details of an entry that say something, each in the reader's words and formats. */
export function useAuditFacts(details: AuditEntry['details']): Fact[] {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const written = (value: unknown, form: (typeof DETAILS)[string]['form']): string | null => {
    if (Array.isArray(value)) {
      const texts = value.map((each) => written(each, form)).filter((text) => text !== null);
      return [...new Set(texts)].join(', ');
    }
    if (typeof form === 'object') {
      const word = form[String(value)];
      return word ? formatMessage(word) : null;
    }
    switch (form) {
      case 'flag':
        return formatMessage(value ? messages.yes : messages.no);
      case 'number':
        return formatNumber(Number(value));
      case 'money':
        return formatMoney(String(value));
      case 'day':
        return formatDate(String(value), locale);
      case 'time':
        return formatDate(String(value), locale, { time: true });
      case 'name':
        return isNamed(value) ? value.name : null;
      case 'text':
        return String(value);
    }
  };
  return Object.entries(details).flatMap(([key, value]) => {
    const detail = DETAILS[key];
    if (!detail || value === null || value === '') return [];
    const text = written(value, detail.form);
    return text ? [{ key, name: formatMessage(detail.label), value: text }] : [];
  });
}
