import type { CompanyVerification } from '@wspolnik/contract';
import { SummaryList } from '@wspolnik/system';
import { HeldFile } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { groupAccount } from './group-account.ts';
import { verificationMessages as messages } from './verification.messages.ts';
import classes from './verification.module.css';

/** What was sent to the admin; the account only for who may see it. */
export function SentData({ verification: { numbers, document } }: { verification: CompanyVerification }) {
  const { formatMessage } = useIntl();
  if (!numbers) return null;
  const rows = [
    { term: messages.nip, value: numbers.nip },
    { term: messages.regon, value: numbers.regon },
    { term: messages.krs, value: numbers.krs },
    { term: messages.account, value: numbers.bank_number && groupAccount(numbers.bank_number) },
    { term: messages.documentName, value: document?.state === 'available' ? document.name : null },
  ];
  return (
    <section aria-labelledby="sent-data" className={classes.sent}>
      <h2 id="sent-data">{formatMessage(messages.sentData)}</h2>
      <SummaryList rows={rows.flatMap(({ term, value }) => (value ? { term: formatMessage(term), value } : []))} />
      {document && document.state !== 'available' && <HeldFile name={document.name} state={document.state} />}
    </section>
  );
}
