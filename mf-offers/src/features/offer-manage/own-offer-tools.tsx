import type { OwnOfferPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { changeQuery } from '@wspolnik/kit';
import { useFilter } from '@wspolnik/kit/lists';
import { Input, Segmented, useTypedParam } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type OwnOfferQuery, type OwnStatus, ownOfferQuery } from '../../lib/own-offer-query.ts';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';

interface OwnOfferToolsProps {
  query: OwnOfferQuery;
  counts: OwnOfferPage['counts'];
}

export function OwnOfferTools({ query, counts }: OwnOfferToolsProps) {
  const { formatMessage } = useIntl();
  const search = (q: string) => changeQuery(ownOfferQuery, { q: q || undefined });
  const { text, setText, commitNow } = useTypedParam(useFilter(ownOfferQuery, 'q') ?? '', search, SEARCH_LENGTH);
  const options = [
    { value: 'all', label: formatMessage(messages.statusAll, { count: counts.all }) },
    { value: 'active', label: formatMessage(messages.statusActive, { count: counts.active }) },
    { value: 'inactive', label: formatMessage(messages.statusInactive, { count: counts.inactive }) },
    // Most companies never have a hidden offer, so this option is shown only when needed.
    ...(counts.hidden > 0 || query.status === 'hidden'
      ? [{ value: 'hidden', label: formatMessage(messages.statusHidden, { count: counts.hidden }) }]
      : []),
    ...(counts.moderated > 0 || query.status === 'moderated'
      ? [{ value: 'moderated', label: formatMessage(messages.statusModerated, { count: counts.moderated }) }]
      : []),
  ];
  return (
    <search className={classes.tools}>
      <Input
        type="search"
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        value={text}
        maxLength={SEARCH_LENGTH}
        start={<Search size={18} strokeWidth={1.75} />}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commitNow()}
      />
      <Segmented
        label={formatMessage(messages.status)}
        className={classes.statuses}
        options={options}
        value={query.status ?? 'all'}
        onChange={(status) =>
          changeQuery(ownOfferQuery, { status: status === 'all' ? undefined : (status as OwnStatus) })
        }
      />
    </search>
  );
}
