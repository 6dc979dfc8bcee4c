import type { Company } from '@wspolnik/contract';
import { Badge, useLocale } from '@wspolnik/system';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCardNetwork } from '../../lib/contact-change.ts';
import { useNewMessage } from '../../lib/new-message.tsx';
import { ReportProfile } from '../../lib/report-profile/report-profile.tsx';
import { ShareProfile } from '../../lib/share-profile.tsx';
import { useCompanyRights } from '../../lib/use-company-rights.ts';
import { detailMessages as messages } from './company-detail.messages.ts';
import { CompanyWidget } from './company-widget.tsx';
import { CompanyMenuOnDemand } from './own-parts.tsx';

/** The free plan is no distinction. */
const FREE_PLAN = 'free';

/** The head of the page: who the company is, and what a visitor can do with it. */
export function CompanyHead({ company }: { company: Company }) {
  const networkOf = useCardNetwork();
  const { write, dialog } = useNewMessage();
  const [isSharing, setSharing] = useState(false);
  const recipient = { type: 'company', id: company.id, name: company.name } as const;
  const network = networkOf(recipient);
  const { isAdmin, role } = useCompanyRights(company.id);
  return (
    <>
      <CompanyWidget
        variant="header"
        company={company}
        ratingCount={company.rating_count}
        badges={<HeadBadges company={company} />}
        network={network}
        {...(write && !network.own && { onMessage: () => write(recipient) })}
        onShare={() => setSharing(true)}
        menu={
          <>
            {!role && <ReportProfile type="company" id={company.id} />}
            {(role || isAdmin) && <CompanyMenuOnDemand company={company} />}
          </>
        }
      />
      {dialog}
      {isSharing && (
        <ShareProfile path={`/companies/${company.id}`} name={company.name} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

function HeadBadges({ company: { status, current_plan: plan } }: { company: Company }) {
  const { formatMessage } = useIntl();
  const isEnglish = useLocale() === 'en';
  return (
    <>
      {status === 'active' && (
        <Badge tone="primary" icon={<BadgeCheck aria-hidden size={14} strokeWidth={2} />}>
          {formatMessage(messages.verified)}
        </Badge>
      )}
      {plan.id !== FREE_PLAN && (
        <Badge tone="points">{formatMessage(messages.plan, { name: isEnglish ? plan.name_en : plan.name })}</Badge>
      )}
    </>
  );
}
