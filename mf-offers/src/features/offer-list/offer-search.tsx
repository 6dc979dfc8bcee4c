import { Input, useTypedParam } from '@wspolnik/shared-ui';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { changeFilters } from './use-offer-query.ts';

export function OfferSearch({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(query.q ?? '', (q) => changeFilters({ q }));
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Input
          type="search"
          start={<Search aria-hidden size={18} strokeWidth={1.75} />}
          aria-label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchPlaceholder)}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </search>
  );
}
