import { EmptyState, LinkButton, usePage } from '@wspolnik/shared-ui';
import { AtSign, Heart, Megaphone, Newspaper } from 'lucide-react';
import { useIntl } from 'react-intl';
import { postsMessages as messages } from './posts.messages.ts';
import classes from './posts.module.css';

const USES = [
  { icon: Megaphone, text: messages.news },
  { icon: AtSign, text: messages.mentions },
  { icon: Heart, text: messages.reactions },
];

export function PostsPage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });

  return (
    <div className="wp-container">
      <div className={classes.page}>
        <h1>{formatMessage(messages.title)}</h1>
        <p className={classes.intro}>{formatMessage(messages.intro)}</p>
        <EmptyState
          icon={<Newspaper size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.emptyTitle)}
          text={formatMessage(messages.emptyDetail)}
          action={
            <div className={classes.actions}>
              <LinkButton to="/companies">{formatMessage(messages.companies)}</LinkButton>
              <LinkButton to="/offers" variant="outline">
                {formatMessage(messages.offers)}
              </LinkButton>
            </div>
          }
        />
        <h2 className={classes.heading}>{formatMessage(messages.whatHeading)}</h2>
        <ul className={classes.uses}>
          {USES.map(({ icon: Icon, text }) => (
            <li key={text.id} className={classes.use}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {formatMessage(text)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
