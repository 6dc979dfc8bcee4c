import type { SavedSearch } from '@wspolnik/contract';
import { SAVED_SEARCH_NAME_LENGTH } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import { Button, IconButton, Link, RelativeDate, useKeptFocus } from '@wspolnik/system';
import { Form, FormError, TextField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerQuery } from '../../../lib/offer-query.ts';
import { savedQuery } from '../../../lib/saved-search.ts';
import { savedMessages as messages } from '../offer-list.messages.ts';
import classes from './saved-searches.module.css';
import { nameSchema, type SearchName } from './search-name.schema.ts';
import { renameSearch } from './use-saved-searches.ts';

const ICON = { size: 18, strokeWidth: 1.75 };

interface SavedSearchRowProps {
  search: SavedSearch;
  /** The active filters are this search. */
  isCurrent: boolean;
  now: Date;
  onOpen: () => void;
  onRemove: () => void;
}

/** A saved search: opens, is renamed in its place, or is removed. */
export function SavedSearchRow({ search, isCurrent, now, onOpen, onRemove }: SavedSearchRowProps) {
  const { formatMessage } = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useKeptFocus(row, () => row.current?.querySelector<HTMLElement>('[data-rename]') ?? null);
  const { id, name, filters, created_at } = search;
  return (
    <div ref={row} className={classes.row}>
      {isRenaming ? (
        <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <span className={classes.text}>
            <Link
              to={offerQuery.href(savedQuery(filters))}
              className={classes.name}
              aria-current={isCurrent || undefined}
              onClick={onOpen}
            >
              {name}
            </Link>
            <span className={classes.date}>
              {isCurrent ? formatMessage(messages.current) : <RelativeDate value={created_at} now={now} />}
            </span>
          </span>
          <IconButton
            data-rename=""
            icon={<Pencil {...ICON} />}
            label={formatMessage(messages.rename, { name })}
            onClick={() => setRenaming(true)}
          />
          <IconButton icon={<Trash2 {...ICON} />} label={formatMessage(messages.remove, { name })} onClick={onRemove} />
        </>
      )}
    </div>
  );
}

interface RenameFormProps extends SearchName {
  id: string;
  onDone: () => void;
}

function RenameForm({ id, name, onDone }: RenameFormProps) {
  const { formatMessage } = useIntl();
  const { submit } = useAction(({ name: typed }: SearchName) => renameSearch(id, typed.trim()), { onDone });
  return (
    <Formik initialValues={{ name }} validationSchema={nameSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form className={classes.rename} noValidate>
          <FormError />
          <TextField
            name="name"
            label={formatMessage(messages.name)}
            maxLength={SAVED_SEARCH_NAME_LENGTH}
            autoFocus
            required
          />
          <div className={classes.buttons}>
            <Button type="submit" size="sm" loading={isSubmitting}>
              {formatMessage(messages.save)}
            </Button>
            <Button variant="ghost" size="sm" onClick={onDone}>
              {formatMessage(messages.cancel)}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
