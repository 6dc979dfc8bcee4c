import { classNames, Menu, type MenuItem } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import icons from '../../lib/feed-icons.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import styles from './post-card.module.css';
import type { PostCardData, PostCardProps } from './post-data.ts';

const TRIGGER = classNames(icons.before, icons.more, styles.menu);

/** The actions that the API permits and for which the page passes callbacks. Without any, nothing is rendered. */
export function PostMenu(props: PostCardProps) {
  const { post, onDelete } = props;
  const intl = useIntl();
  if (onDelete && post.allowed_actions.includes('delete')) return <MenuWithDelete {...props} onDelete={onDelete} />;
  return menuOf(post, itemsOf(props, intl), intl);
}

function MenuWithDelete(props: PostCardProps & Required<Pick<PostCardProps, 'onDelete'>>) {
  const { post, onDelete } = props;
  const intl = useIntl();
  const [asking, setAsking] = useState<boolean | null>(null);
  const title = intl.formatMessage({ id: 'posts.card.delete' });
  const remove: MenuItem = { title, onClick: () => setAsking(true), danger: true, separated: true };
  return (
    <>
      {menuOf(post, [...itemsOf(props, intl), remove], intl)}
      {asking !== null && (
        <DeleteQuestion
          open={asking}
          question="posts.card.delete_question"
          onDelete={() => onDelete(post)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function menuOf(post: PostCardData, items: readonly MenuItem[], intl: IntlShape) {
  if (items.length === 0) return null;
  // Formatting a message with a placeholder takes ICU many times as long as one without, on every card.
  const label = `${intl.formatMessage({ id: 'posts.card.menu' })}, ${authorName(post.author, intl)}`;
  return <Menu label={label} trigger={<button type="button" className={TRIGGER} aria-label={label} />} items={items} />;
}

/** All items but the deletion. */
function itemsOf({ post, onEdit, onReport, onHide, onRestore }: PostCardProps, intl: IntlShape): MenuItem[] {
  const items: MenuItem[] = [];
  const add = (action: string, id: string, handler: ((of: PostCardData) => void) | undefined) => {
    if (!handler || !post.allowed_actions.includes(action)) return;
    items.push({ title: intl.formatMessage({ id }), onClick: () => handler(post) });
  };
  add('edit', 'posts.card.edit', onEdit);
  add('report', 'posts.card.report', onReport);
  add('hide', 'posts.card.hide', onHide);
  add('restore', 'posts.card.restore', onRestore);
  return items;
}
