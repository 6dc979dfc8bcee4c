import type { AdminCategory } from '@wspolnik/contract';
import { Button, IconButton } from '@wspolnik/system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from '../../lib/rows.module.css';
import { categoryMessages as messages } from './categories.messages.ts';
import own from './categories.module.css';

export interface CategoryRowProps {
  category: AdminCategory;
  isFirst: boolean;
  isLast: boolean;
  /** -1 for up, 1 for down. */
  onMove(by: -1 | 1): void;
  onEdit(): void;
  onPicture(): void;
  onMerge(): void;
  onDelete(): void;
}

export function CategoryRow({ category, isFirst, isLast, onMove, ...on }: CategoryRowProps) {
  const { formatMessage } = useIntl();
  const { id, level, name, name_en, offers, companies, image } = category;
  const { onEdit, onPicture, onMerge, onDelete } = on;
  const named = (action: { id: string }) => formatMessage(messages.actionFor, { action: formatMessage(action), name });
  return (
    <article aria-labelledby={`category-${id}`} className={classes.low} data-level={level}>
      <div className={own.head}>
        {image && <img src={image} alt="" width={40} height={40} loading="lazy" className={own.picture} />}
        <div className={classes.words}>
          <h2 id={`category-${id}`} className={classes.title}>
            {name}
          </h2>
          <p className={classes.facts}>
            <span lang="en">{name_en}</span>
            <span>{formatMessage(messages.offers, { count: offers })}</span>
            <span>{formatMessage(messages.companies, { count: companies })}</span>
          </p>
        </div>
      </div>
      <div className={own.order}>
        <IconButton
          size="sm"
          label={named(messages.up)}
          icon={<ArrowUp size={18} strokeWidth={1.75} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={named(messages.down)}
          icon={<ArrowDown size={18} strokeWidth={1.75} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="outline" size="sm" aria-label={named(messages.edit)} onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
        <Button variant="outline" size="sm" aria-label={named(messages.picture)} onClick={onPicture}>
          {formatMessage(messages.picture)}
        </Button>
        <Button variant="outline" size="sm" aria-label={named(messages.merge)} onClick={onMerge}>
          {formatMessage(messages.merge)}
        </Button>
        <Button variant="ghost" size="sm" aria-label={named(messages.delete)} onClick={onDelete}>
          {formatMessage(messages.delete)}
        </Button>
      </div>
    </article>
  );
}
