import type { SearchWord } from '@wspolnik/contract';
import { SEARCH_PHRASE_LENGTH, SEARCH_WORDS_LENGTH } from '@wspolnik/contract/limits';
import { forget, useAction, useRead } from '@wspolnik/kit';
import { toast, useLocale } from '@wspolnik/system';
import { FormDialog, rules, SearchSelectField, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import * as yup from 'yup';
import { categoriesRead } from '../../lib/catalogue.reads.ts';
import { categoryOptions } from '../../lib/category-options.ts';
import { searchWordsRead } from '../../lib/search-words.reads.ts';
import { changeSearchWord, createSearchWord } from './search-words.api.ts';
import { searchWordMessages as messages } from './search-words.messages.ts';

interface SearchWordValues {
  phrase: string;
  /** Empty for none. */
  category_id: string;
  words: string;
}

export interface SearchWordDialogProps {
  /** Null for a new one. */
  word: SearchWord | null;
  onClose(): void;
}

const searchWordSchema = yup.object({
  phrase: rules.required().max(SEARCH_PHRASE_LENGTH),
  words: rules.maxLength(SEARCH_WORDS_LENGTH),
});

/** A phrase, and what a search for it finds as well. The API refuses one that leads nowhere. */
export function SearchWordDialog({ word, onClose }: SearchWordDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: categories } = useRead(categoriesRead());
  const { run } = useAction(
    ({ category_id, ...texts }: SearchWordValues) => {
      const fields = { ...texts, category_id: category_id || null };
      return word ? changeSearchWord(word.id, fields) : createSearchWord(fields);
    },
    {
      onDone: ({ phrase }) => {
        toast.success(formatMessage(word ? messages.saved : messages.created, { phrase }));
        void forget(searchWordsRead);
      },
    },
  );
  return (
    <FormDialog<SearchWordValues>
      title={formatMessage(word ? messages.editTitle : messages.createTitle)}
      initialValues={{
        phrase: word?.phrase ?? '',
        category_id: word?.category?.id ?? '',
        words: word?.words ?? '',
      }}
      schema={searchWordSchema}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(word ? messages.save : messages.add)}
      onClose={onClose}
    >
      <TextField
        name="phrase"
        label={formatMessage(messages.phrase)}
        help={formatMessage(messages.phraseHelp)}
        maxLength={SEARCH_PHRASE_LENGTH}
        required
      />
      <SearchSelectField
        name="category_id"
        label={formatMessage(messages.category)}
        help={formatMessage(messages.categoryHelp)}
        placeholder={formatMessage(messages.noCategory)}
        options={categoryOptions(categories?.results ?? [], locale)}
      />
      <TextField
        name="words"
        label={formatMessage(messages.words)}
        help={formatMessage(messages.wordsHelp)}
        maxLength={SEARCH_WORDS_LENGTH}
      />
    </FormDialog>
  );
}
