import { Callout, Link } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { publishMessages as messages } from './offer-form.messages.ts';
import type { PublishBlock } from './publish-block.ts';
import classes from './publish-notice.module.css';

/** The page on which the person can resolve the block. */
const HELP = {
  unverified: { to: '/companies/verify-company', text: messages.verify },
  submitted: { to: '/companies/verify-company', text: messages.state },
  suspended: { to: '/contact', text: messages.contact },
  overdueRewards: { to: '/points/registry', text: messages.settle },
  limit: { to: '/companies/payments/plans', text: messages.plans },
} as const;

/** Warns before the form is filled in that publishing is blocked, and links to the solution. */
export function PublishNotice({ block }: { block: PublishBlock }) {
  const { formatMessage } = useIntl();
  const help = HELP[block.kind];
  const limit = block.kind === 'limit' ? block.limit : 0;
  return (
    <Callout
      tone={block.kind === 'overdueRewards' ? 'danger' : 'info'}
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages[`${block.kind}Title`])}
    >
      <p>{formatMessage(messages[`${block.kind}Text`], { limit })}</p>
      <p className={classes.links}>
        <Link to={help.to}>{formatMessage(help.text)}</Link>
        {block.kind === 'limit' && <Link to="/offers/manage?status=active">{formatMessage(messages.manage)}</Link>}
      </p>
    </Callout>
  );
}
