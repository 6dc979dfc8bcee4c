import { LinkButton } from '@wspolnik/system';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { askSeveralPath } from '../../../lib/ask-several-path.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { hasJobs } from './work.ts';

/** Below the categories, once one is chosen that is not of jobs: asks several of its sellers at once. */
export function AskSeveral({ query: { category, categories, city } }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { categories: catalogue } = useCategories();
  const [chosen, another] = [category, ...(categories?.split(',') ?? [])].filter(Boolean);
  if (!chosen || another || hasJobs([chosen], catalogue)) return null;
  return (
    <LinkButton
      fullWidth
      size="sm"
      variant="outline"
      icon={<UsersRound aria-hidden size={18} strokeWidth={1.75} />}
      to={askSeveralPath({ category: chosen, city })}
    >
      {formatMessage({ id: 'offers.list.askSeveral' })}
    </LinkButton>
  );
}
