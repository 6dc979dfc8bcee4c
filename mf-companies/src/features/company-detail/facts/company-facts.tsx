import type { CompanyDetail } from '@wspolnik/contract';
import { formatDate, IconButton, Link, toast, useLocale } from '@wspolnik/system';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { answerMessages, factMessages as messages } from '../company-detail.messages.ts';
import classes from './company-facts.module.css';

interface Fact {
  key: keyof typeof messages;
  value: ReactNode;
}

/** What a visitor checks first: the trade, the checked number, how soon the company answers and what it has sold. */
export function CompanyFacts({ company }: { company: CompanyDetail }) {
  const { formatMessage } = useIntl();
  return (
    <dl className={classes.facts}>
      {useFacts(company).map(({ key, value }) => (
        <div key={key}>
          <dt>{formatMessage(messages[key])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFacts(company: CompanyDetail): Fact[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { category, nip, verified_at: verified, answers_within: answers, founded_year: founded } = company;
  const { offer_count: offers, completed_orders: orders } = company;
  const isActive = company.status === 'active';
  const facts: (Fact | false | null)[] = [
    category && {
      key: 'trade',
      value: (
        <Link to={`/companies?category=${category.id}`}>{locale === 'en' ? category.name_en : category.name}</Link>
      ),
    },
    nip !== null && { key: 'nip', value: <Nip nip={nip} verified={verified} /> },
    answers && { key: 'answers', value: formatMessage(answerMessages[answers]) },
    isActive && { key: 'offers', value: formatMessage({ id: 'companies.facts.offer_count' }, { count: offers }) },
    orders > 0 && { key: 'orders', value: formatMessage({ id: 'companies.facts.order_count' }, { count: orders }) },
    founded !== null && {
      key: 'founded',
      value: formatMessage({ id: 'companies.facts.founded_in' }, { year: String(founded) }),
    },
    isActive && { key: 'member', value: formatDate(company.created_at, locale) },
  ];
  return facts.filter((fact) => fact !== false && fact !== null);
}

/** `5260250274` as it is written in Poland. */
const shownNip = (nip: string) => nip.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');

function Nip({ nip, verified }: { nip: string; verified: string | null }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(nip);
      toast.success(formatMessage({ id: 'companies.facts.nip_copied' }));
    } catch {
      toast.error(formatMessage({ id: 'companies.facts.nip_not_copied' }));
    }
  };
  return (
    <>
      <span className={classes.number}>
        {shownNip(nip)}
        <IconButton
          variant="ghost"
          size="sm"
          className="wp-needs-scripts"
          label={formatMessage({ id: 'companies.facts.nip_copy' })}
          icon={<Copy aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => void copy()}
        />
      </span>
      {verified && (
        <span className={classes.note}>
          {formatMessage({ id: 'companies.facts.verified_on' }, { date: formatDate(verified, locale) })}
        </span>
      )}
    </>
  );
}
