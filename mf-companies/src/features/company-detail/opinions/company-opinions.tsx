import type { Company, Opinion, OpinionPage } from '@wspolnik/contract';
import { changeQuery, ListStates, listQuery, useList, useListQuery } from '@wspolnik/kit';
import { EmptyState } from '@wspolnik/system';
import { MessageSquareQuote } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useCompanyRights } from '../../../lib/use-company-rights.ts';
import classes from './company-opinions.module.css';
import { OpinionEntry } from './opinion-entry.tsx';
import { OpinionFilter, type OpinionGroup, PURCHASE_OF } from './opinion-filter.tsx';
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
  const [group, setGroup] = useState<OpinionGroup>('all');
  const list = useList<OpinionPage>(
    opinionsRead({ company_id: company.id, purchase: PURCHASE_OF[group], page: query.page }),
  );
  const choose = (next: OpinionGroup) => {
    setGroup(next);
    // The pages of another group are others.
    changeQuery(paged, { page: undefined }, { replace: true });
  };
  const { isMember } = useCompanyRights(company.id);
  const title = formatMessage(messages.title);
  return (
    <div id="opinions" className={classes.opinions}>
      <h2 className={classes.heading}>{title}</h2>
      <div className={classes.columns}>
        <div className={classes.own}>
          <OpinionStars rating={company.rating} page={list.data} />
          {!isMember && list.data && <OwnOpinion companyId={company.id} own={list.data.own} />}
        </div>
        <div className={classes.found}>
          {list.data && <OpinionFilter page={list.data} group={group} onChange={choose} />}
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
    </div>
  );
}

interface OpinionsProps {
  company: Company;
  opinions: readonly Opinion[];
}

/** A page of the list: those after a purchase, then the others. The own opinion is shown beside the list. */
function Opinions({ company, opinions }: OpinionsProps) {
  const { isMember } = useCompanyRights(company.id);
  const shown = opinions.filter(({ is_mine }) => isMember || !is_mine);
  return (
    <div className={classes.groups}>
      <Group company={company} title={messages.afterPurchase} opinions={shown.filter(({ purchase }) => purchase)} />
      <Group company={company} title={messages.withoutPurchase} opinions={shown.filter(({ purchase }) => !purchase)} />
    </div>
  );
}

function Group({ company, opinions, title }: OpinionsProps & { title: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const heading = useId();
  if (opinions.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.subheading}>
        {formatMessage(title)}
      </h3>
      <ul className={classes.list}>
        {opinions.map((opinion) => (
          <li key={opinion.id}>
            <OpinionEntry {...{ company, opinion, now }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
