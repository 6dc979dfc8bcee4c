import type { SuggestInput } from '@wspolnik/kit/search';
import { Button, Input, localePath, useLocale } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { SearchType } from '../../lib/search-query.ts';
import { searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';

export interface SearchFormProps {
  box: SuggestInput;
  q: string;
  type: SearchType | undefined;
}

export function SearchForm({ box, q, type }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const action = localePath('/search', useLocale());
  return (
    <search>
      <form className={classes.form} action={action} onSubmit={box.onSubmit}>
        {type && <input type="hidden" name="type" value={type} />}
        <Input
          {...box.input}
          type="search"
          name="q"
          defaultValue={q}
          aria-label={formatMessage(messages.label)}
          placeholder={formatMessage(messages.label)}
          start={<Search size={18} strokeWidth={1.75} />}
        />
        <Button type="submit">{formatMessage(messages.submit)}</Button>
        {box.popup}
      </form>
    </search>
  );
}
