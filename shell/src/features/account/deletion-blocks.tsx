import type { AccountObligations } from '@wspolnik/contract';
import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { Button, Callout, formatMoney, Link } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './account.module.css';

const isLeft = (value: number | string): boolean => Number(value) !== 0;

/** Obligations for which others wait, and where the person can meet them. */
const KINDS = [
  ['open_purchases', '/transactions/orders'],
  ['debts', '/points/registry'],
  ['withdrawals', '/points/registry'],
  ['waiting_points', '/points/registry'],
] as const satisfies readonly (readonly [keyof AccountObligations, string])[];

export const isBlocked = (obligations: AccountObligations): boolean =>
  obligations.last_admin || obligations.companies.length > 0 || KINDS.some(([kind]) => isLeft(obligations[kind]));

/** The page as that profile: these pages are about the profile in use. */
const asProfile = (from: string, companyId?: string) =>
  withQuery('/auth/change-profile', { from, company_id: companyId });

export interface BlockedDeletionProps {
  obligations: AccountObligations;
  /** Reads again what blocks the deletion. */
  onCheck(): void;
}

export function BlockedDeletion({ obligations, onCheck }: BlockedDeletionProps) {
  const actsAsCompany = useSessionStore(({ company }) => company !== null);
  const blocking = KINDS.filter(([kind]) => isLeft(obligations[kind]));
  return (
    <Callout
      tone="danger"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={
        <h2>
          <FormattedMessage id="account.delete.blocked" />
        </h2>
      }
      action={
        <Button variant="outline" size="sm" onClick={onCheck}>
          <FormattedMessage id="account.delete.check" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="account.delete.blockedText" />
      </p>
      <ul className={styles.blocking}>
        {obligations.last_admin && (
          <li>
            <FormattedMessage id="account.delete.block.last_admin" />
          </li>
        )}
        {blocking.map(([kind, page]) => (
          <li key={kind}>
            <Link to={actsAsCompany ? asProfile(page) : page}>
              <FormattedMessage id={`account.delete.block.${kind}`} values={{ value: shown(obligations[kind]) }} />
            </Link>
          </li>
        ))}
        {obligations.companies.map(({ id, name }) => (
          <li key={id}>
            <FormattedMessage
              id="account.delete.block.company"
              values={{
                name: <strong>{name}</strong>,
                members: (text) => <Link to={asProfile('/companies/settings/members', id)}>{text}</Link>,
                remove: (text) => <Link to={asProfile('/companies/settings/delete', id)}>{text}</Link>,
              }}
            />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

const shown = (value: number | string) => (typeof value === 'number' ? value : formatMoney(value));
