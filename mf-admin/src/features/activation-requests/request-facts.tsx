import type { ActivationRequest } from '@wspolnik/contract';
import { formatDate, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { formatAccount } from '../../lib/account.ts';
import { Fact } from '../../lib/fact.tsx';
import { CopyButton } from '../../lib/people/copy-button.tsx';
import panels from '../../lib/people/panel.module.css';
import { Registers } from '../../lib/people/registers.tsx';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './request-card.module.css';

/** The numbers that the company sent, and where they can be checked. */
export function RequestFacts({ request }: { request: ActivationRequest }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { nip, regon, krs, bank_number, submitted_by, submitted_at } = request;
  return (
    <>
      <dl className={panels.facts}>
        <Fact term="NIP">
          <Copied name="NIP" value={nip} />
        </Fact>
        <Fact term="REGON">
          <Copied name="REGON" value={regon} />
        </Fact>
        <Fact term="KRS">{krs ? <Copied name="KRS" value={krs} /> : formatMessage(messages.noKrs)}</Fact>
        <Fact term={formatMessage(messages.bankNumber)}>{formatAccount(bank_number)}</Fact>
        <Fact term={formatMessage(messages.submittedBy)}>
          <Link to={`/admin/users/${submitted_by.id}`}>{submitted_by.name}</Link>
          <a className={classes.email} href={`mailto:${submitted_by.email}`}>
            {submitted_by.email}
          </a>
        </Fact>
        <Fact term={formatMessage(messages.submittedAt)}>
          <time dateTime={submitted_at}>{formatDate(submitted_at, locale, { time: true })}</time>
        </Fact>
      </dl>
      <Registers nip={nip} krs={krs} />
    </>
  );
}

function Copied({ name, value }: { name: string; value: string }) {
  return (
    <span className={panels.copied}>
      <span>{value}</span>
      <CopyButton {...{ name, value }} />
    </span>
  );
}
