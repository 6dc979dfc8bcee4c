import type { Company, Opinion } from '@wspolnik/contract';
import type { DateInput } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { useCompanyRights } from '../../../lib/use-company-rights.ts';
import classes from './company-opinions.module.css';
import { CompanyReply } from './company-reply.tsx';
import { OpinionItem } from './opinion-item.tsx';
import { opinionMessages as messages } from './opinions.messages.ts';
import { RemoveOpinion } from './remove-opinion.tsx';
import { ReportOpinion } from './report-opinion.tsx';

interface OpinionEntryProps {
  company: Company;
  opinion: Opinion;
  now: DateInput;
}

/** An opinion with the company's reply, and what the viewer may do with both. */
export function OpinionEntry({ company, opinion, now }: OpinionEntryProps) {
  const intl = useIntl();
  const { isAdmin, role } = useCompanyRights(company.id);
  const mayReply = role === 'owner' || role === 'manager';
  return (
    <article className={classes.entry}>
      <OpinionItem
        opinion={opinion}
        now={now}
        end={opinion.allowed_actions.includes('report') && <ReportOpinion opinion={opinion} />}
      />
      <CompanyReply {...{ company, opinion, now, mayReply }} />
      {isAdmin && (
        <div className={classes.actions}>
          <RemoveOpinion
            id={opinion.id}
            label={intl.formatMessage(messages.removeOf, { name: authorName(opinion.author, intl) })}
          />
        </div>
      )}
    </article>
  );
}
