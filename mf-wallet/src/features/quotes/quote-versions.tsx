import type { Quote } from '@wspolnik/contract';
import { vatOf } from '@wspolnik/market';
import { lineRows, lineText, vatLabel } from '@wspolnik/market/quotes';
import { formatDate, formatMoney, fromGrosze, toGrosze } from '@wspolnik/system';
import { FigureTable } from '@wspolnik/system/figures';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { QuoteSection } from './quote-section.tsx';
import classes from './quote-versions.module.css';
import { quotesMessages as listMessages, quoteMessages as messages } from './quotes.messages.ts';
import { lineChange, type Version, versionsOf } from './versions.ts';

/** The proposals of a quote beside each other, where there are several. */
export function QuoteVersions({ history }: Pick<Quote, 'history'>) {
  const { formatMessage } = useIntl();
  const versions = versionsOf(history);
  if (versions.length < 2) return null;
  const title = formatMessage(messages.compare);
  const heads = versions.map(({ version }) => formatMessage(messages.version, { version }));
  return (
    <QuoteSection title={title}>
      <p className={classes.muted}>{formatMessage(messages.compareHint)}</p>
      <FigureTable label={title} heads={[formatMessage(messages.line), ...heads]}>
        <LineRows versions={versions} />
        <SumRows versions={versions} />
      </FigureTable>
    </QuoteSection>
  );
}

interface VersionsProps {
  /** Newest first. */
  versions: readonly Version[];
}

function LineRows({ versions }: VersionsProps) {
  const { formatMessage } = useIntl();
  return lineRows(versions.map(({ lines }) => lines)).map(({ name, lines }) => (
    <Row
      key={name}
      name={<bdi className={classes.name}>{name}</bdi>}
      cells={lines.map((line, index) => {
        // The oldest proposal has none before it.
        const change = index < lines.length - 1 ? lineChange(line, lines[index + 1] ?? null) : undefined;
        return {
          value: line ? formatMoney(line.amount_net) : formatMessage(messages.none),
          detail: line ? lineText(line) : undefined,
          change: change && formatMessage(messages[change]),
        };
      })}
    />
  ));
}

function SumRows({ versions }: VersionsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const cells = (textOf: (version: Version) => Omit<CellProps, 'change'>, changeOf: ChangeOf) =>
    versions.map((version, index) => {
      const before = versions[index + 1];
      return { ...textOf(version), change: before && changeOf(version, before) };
    });
  const amounts = (amountOf: (version: Version) => string) =>
    cells((version) => ({ value: formatMoney(amountOf(version)) }), amountChange(intl, amountOf));
  const vat = cells(
    ({ gross, net, rate }) => ({ value: formatMoney(vatOf(gross, net)), detail: vatLabel(intl, rate) }),
    amountChange(intl, ({ gross, net }) => vatOf(gross, net)),
  );
  const days = cells(
    ({ validUntil }) => ({ value: formatDate(validUntil, locale) }),
    (now, before) => (now.validUntil === before.validUntil ? undefined : formatMessage(messages.changed)),
  );
  const sent = cells(
    ({ at }) => ({ value: formatDate(at, locale) }),
    () => undefined,
  );
  return (
    <>
      <Row name={formatMessage({ id: 'quotes.lines.net' })} cells={amounts(({ net }) => net)} />
      <Row name={formatMessage(messages.vat)} cells={vat} />
      <Row name={formatMessage({ id: 'quotes.lines.gross' })} cells={amounts(({ gross }) => gross)} isSum />
      <Row name={formatMessage(listMessages.validUntil)} cells={days} />
      <Row name={formatMessage(messages.day)} cells={sent} />
    </>
  );
}

type ChangeOf = (now: Version, before: Version) => string | undefined;

/** By how much an amount has changed, in words. */
const amountChange =
  ({ formatMessage }: IntlShape, amountOf: (version: Version) => string): ChangeOf =>
  (now, before) => {
    const difference = toGrosze(amountOf(now)) - toGrosze(amountOf(before));
    if (difference === 0) return undefined;
    const amount = formatMoney(fromGrosze(Math.abs(difference)));
    return formatMessage(difference < 0 ? messages.less : messages.more, { amount });
  };

interface CellProps {
  value: string;
  /** Below the value. */
  detail?: string | undefined;
  /** What has changed since the proposal before. */
  change?: string | undefined;
}

function Row({ name, cells, isSum }: { name: ReactNode; cells: readonly CellProps[]; isSum?: boolean }) {
  const keyed = cells.map((cell, column) => ({ ...cell, column }));
  return (
    <tr className={isSum ? classes.sum : undefined}>
      <th scope="row">{name}</th>
      {keyed.map(({ column, value, detail, change }) => (
        <td key={column} className={classes.cell}>
          <span>{value}</span>
          {detail && <span className={classes.muted}>{detail}</span>}
          {change && <span className={classes.change}>{change}</span>}
        </td>
      ))}
    </tr>
  );
}
