import type { AdminCompanyDetail } from '@wspolnik/contract';
import { type PageProps, ReadStates, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, formatDate, Link, LinkButton, useLocale } from '@wspolnik/system';
import { phoneValue } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { formatAccount } from '../../lib/account.ts';
import { useLiveRequests } from '../../lib/activation-requests.reads.ts';
import { CopyButton } from '../../lib/people/copy-button.tsx';
import { DetailColumns, DetailPage, DetailSkeleton } from '../../lib/people/detail-page.tsx';
import { History } from '../../lib/people/history.tsx';
import { Numbers } from '../../lib/people/numbers.tsx';
import panels from '../../lib/people/panel.module.css';
import { Facts, Panel } from '../../lib/people/panel.tsx';
import { memberRoleMessages } from '../../lib/people/people.messages.ts';
import people from '../../lib/people/people.module.css';
import { companyQuery, companyRead } from '../../lib/people/people.reads.ts';
import { detailMessages as messages } from './companies.messages.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { CompanyRequests } from './company-requests.tsx';
import { CompanyStatusBadge } from './company-status-badge.tsx';

export function CompanyDetailPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(companyRead({ id }));
  useLiveRequests();
  return (
    <ReadStates
      read={read}
      skeleton={<DetailSkeleton />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to={companyQuery.href({})}>{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(company) => <CompanyDetail key={company.id} company={company} />}
    </ReadStates>
  );
}

function CompanyDetail({ company }: { company: AdminCompanyDetail }) {
  const { formatMessage } = useIntl();
  const own = useSessionStore((session) => session.user?.id);
  const isOwn = company.members.some(({ id }) => id === own);
  const { id, name, thumbnail, city, status } = company;
  return (
    <DetailPage
      title={name}
      back={{ to: companyQuery.href({}), label: formatMessage(messages.all) }}
      avatar={<Avatar name={name} image={thumbnail} size={64} shape="square" />}
      line={
        <>
          <span>{city}</span>
          <CompanyStatusBadge status={status} />
        </>
      }
      actions={<CompanyActions {...{ company, isOwn }} />}
      notes={<CompanyNotes {...{ company, isOwn }} />}
    >
      <DetailColumns
        first={
          <>
            <CompanyData company={company} />
            <Numbers numbers={company.numbers} />
            <CompanyRequests requests={company.requests} />
          </>
        }
        second={
          <>
            <Members members={company.members} />
            <History of="company" id={id} />
          </>
        }
      />
    </DetailPage>
  );
}

function CompanyData({ company }: { company: AdminCompanyDetail }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { address, zip_code, city, email, phone, website, plan, plan_paid_until, created_at } = company;
  const number = (name: 'NIP' | 'REGON' | 'KRS', value: string | null) => ({
    term: name,
    value: value && (
      <span className={panels.copied}>
        {value}
        <CopyButton name={name} value={value} />
      </span>
    ),
  });
  const place = [address, [zip_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Panel id="data" title={formatMessage(messages.data)}>
      <Facts
        rows={[
          number('NIP', company.nip),
          number('REGON', company.regon),
          number('KRS', company.krs),
          {
            term: formatMessage(messages.bankNumber),
            value: company.bank_number && formatAccount(company.bank_number),
          },
          { term: formatMessage(messages.address), value: place },
          { term: formatMessage(messages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { term: formatMessage(messages.phone), value: phone && phoneValue(phone) },
          { term: formatMessage(messages.website), value: website },
          { term: formatMessage(messages.plan), value: locale === 'en' ? plan.name_en : plan.name },
          {
            term: formatMessage(messages.planUntil),
            value: plan_paid_until && formatDate(plan_paid_until, locale),
          },
          { term: formatMessage(messages.created), value: formatDate(created_at, locale, { time: true }) },
        ]}
      />
    </Panel>
  );
}

function Members({ members }: Pick<AdminCompanyDetail, 'members'>) {
  const { formatMessage } = useIntl();
  return (
    <Panel id="members" title={formatMessage(messages.people)}>
      {members.length === 0 && <p className={people.muted}>{formatMessage(messages.noPeople)}</p>}
      <ul className={panels.rows}>
        {members.map(({ id, name, email, role }) => (
          <li key={id}>
            <p className={panels.rowTitle}>
              <Link to={`/admin/users/${id}`}>{name}</Link>
              <span className={people.muted}>{formatMessage(memberRoleMessages[role])}</span>
            </p>
            <p className={people.muted}>{email}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
