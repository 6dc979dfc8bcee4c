import type { Category } from '@wspolnik/contract';
import { CITY_LENGTH } from '@wspolnik/contract/limits';
import { changeQuery, useRead } from '@wspolnik/kit';
import { useFilter } from '@wspolnik/kit/lists';
import { Button, Field, Input, useTypedParam } from '@wspolnik/system';
import { CategorySelect, categoryName, categoryPath, FormSection } from '@wspolnik/system/forms';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { type AskSeveralQuery, askSeveralQuery, categoriesRead } from '../../lib/ask-several.reads.ts';
import { severalTexts as texts } from './ask-several.messages.ts';
import classes from './ask-several.module.css';

/** The tree while it loads, and when it fails: all sellers are shown. */
const NONE: Category[] = [];

const change = (query: Partial<AskSeveralQuery>) => changeQuery(askSeveralQuery, query, { replace: true });

/** Where to look for sellers: in the address, so that a link leads to the same ones. */
export function WhomFilter({ query }: { query: AskSeveralQuery }) {
  const { formatMessage } = useIntl();
  const city = useTypedParam(
    useFilter(askSeveralQuery, 'city') ?? '',
    (value) => change({ city: value.trim() || undefined }),
    CITY_LENGTH,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    city.commitNow();
  };
  return (
    <FormSection title={formatMessage(texts.whom)} hint={formatMessage(texts.whomHint)}>
      <CategoryChoice query={query} />
      <form method="post" onSubmit={submit}>
        <Field label={formatMessage(texts.city)} help={formatMessage(texts.cityHelp)}>
          {(control) => (
            <Input
              {...control}
              maxLength={CITY_LENGTH}
              start={<MapPin size={18} strokeWidth={1.75} />}
              value={city.text}
              onChange={(event) => city.setText(event.target.value)}
            />
          )}
        </Field>
      </form>
    </FormSection>
  );
}

/** The name of the category; the whole tree only once it is to be changed. */
function CategoryChoice({ query: { category = '' } }: { query: AskSeveralQuery }) {
  const { formatMessage, locale } = useIntl();
  const { data: categories = NONE } = useRead(categoriesRead(), { revalidateOnFocus: false });
  const [isOpen, setOpen] = useState(false);
  const names = categoryPath(categories, category).map((node) => categoryName(node, locale));
  const choose = (id: string) => {
    change({ category: id || undefined, offer_id: undefined });
    setOpen(false);
  };
  return (
    <div className={classes.category}>
      <p>
        <span className={classes.muted}>{formatMessage(texts.category)}</span>
        <strong>{names.join(' › ') || formatMessage(texts.anyCategory)}</strong>
      </p>
      <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {formatMessage(texts.changeCategory)}
      </Button>
      {isOpen && (
        <CategorySelect
          aria-label={formatMessage(texts.category)}
          categories={categories}
          value={category}
          onChange={choose}
        />
      )}
    </div>
  );
}
