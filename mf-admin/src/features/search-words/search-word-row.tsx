import type { SearchWord } from '@wspolnik/contract';
import { Button, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from '../../lib/rows.module.css';
import { searchWordMessages as messages } from './search-words.messages.ts';

export interface SearchWordRowProps {
  word: SearchWord;
  onEdit(): void;
  onDelete(): void;
}

export function SearchWordRow({ word: { id, phrase, category, words }, onEdit, onDelete }: SearchWordRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const named = (action: { id: string }) =>
    formatMessage(messages.actionFor, { action: formatMessage(action), phrase });
  return (
    <article aria-labelledby={`search-word-${id}`} className={classes.low}>
      <div className={classes.words}>
        <h2 id={`search-word-${id}`} className={classes.title}>
          {phrase}
        </h2>
        <p className={classes.facts}>
          {category && (
            <span>{formatMessage(messages.leads, { name: locale === 'en' ? category.name_en : category.name })}</span>
          )}
          {words && <span>{formatMessage(messages.means, { words })}</span>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="outline" size="sm" aria-label={named(messages.edit)} onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
        <Button variant="ghost" size="sm" aria-label={named(messages.delete)} onClick={onDelete}>
          {formatMessage(messages.delete)}
        </Button>
      </div>
    </article>
  );
}
