import { LinkButton } from '@wspolnik/system';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { askSeveralPath } from '../../../lib/ask-several-path.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';

/** Below the categories, once one is chosen: asks several of its sellers at once. */
export function AskSeveral({ query: { category, categories, city } }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const [chosen, another] = [category, ...(categories?.split(',') ?? [])].filter(Boolean);
  if (!chosen || another) return null;
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
