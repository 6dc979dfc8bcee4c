import type { Company, Opinion, OpinionPage } from '@wspolnik/api/contract';
import { EmptyState } from '@wspolnik/shared-ui';
import { ListStates, listQuery, useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { MessageSquareQuote } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCompanyRights } from '../../../lib/use-company-rights.ts';
import classes from './company-opinions.module.css';
import { OpinionEntry } from './opinion-entry.tsx';
import { OpinionSkeletons } from './opinion-skeletons.tsx';
import { OpinionStars } from './opinion-stars.tsx';
import { opinionMessages as messages } from './opinions.messages.ts';
import { opinionsRead } from './opinions.reads.ts';
import { OwnOpinion } from './own-opinion.tsx';

/** What people and companies say about the company; the page of the list is in the address. */
export function CompanyOpinions({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const paged = useMemo(() => listQuery(`/companies/${company.id}`, {}), [company.id]);
  const query = useListQuery(paged);
  const list = useList<OpinionPage>(opinionsRead({ company_id: company.id, page: query.page }));
  const { isMember } = useCompanyRights(company.id);
  const title = formatMessage(messages.title);
  return (
    <div id="opinions" className={classes.opinions}>
      <h2 className={classes.heading}>{title}</h2>
      <div className={classes.columns}>
        <div className={classes.own}>
          <OpinionStars rating={company.rating} stars={list.data?.stars} />
          {!isMember && list.data && <OwnOpinion companyId={company.id} own={list.data.own} />}
        </div>
        <ListStates
          {...{ list, query }}
          of={paged}
          label={title}
          failed={formatMessage(messages.failed)}
          skeleton={<OpinionSkeletons />}
          empty={
            <EmptyState
              icon={<MessageSquareQuote size={26} strokeWidth={1.75} />}
              title={formatMessage(messages.none)}
              text={formatMessage(messages.noneText)}
            />
          }
        >
          {({ results }) => <Opinions company={company} opinions={results} />}
        </ListStates>
      </div>
    </div>
  );
}

/** The own opinion stands beside the list. */
function Opinions({ company, opinions }: { company: Company; opinions: readonly Opinion[] }) {
  const [now] = useState(() => Date.now());
  const { isMember } = useCompanyRights(company.id);
  return (
    <ul className={classes.list}>
      {opinions
        .filter(({ is_mine }) => isMember || !is_mine)
        .map((opinion) => (
          <li key={opinion.id}>
            <OpinionEntry {...{ company, opinion, now }} />
          </li>
        ))}
    </ul>
  );
}
