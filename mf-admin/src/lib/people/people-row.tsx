import { Link } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../row-skeletons.tsx';
import people from './people.module.css';
import classes from './people-row.module.css';

interface PeopleRowProps {
  /** Of the heading; unique on the page. */
  id: string;
  to: string;
  name: string;
  avatar: ReactNode;
  facts: ReactNode;
  badges: ReactNode;
}

export function PeopleRow({ id, to, name, avatar, facts, badges }: PeopleRowProps) {
  return (
    <article aria-labelledby={id} className={classes.item}>
      {avatar}
      <div className={classes.words}>
        <h2 id={id} className={people.name}>
          <Link to={to}>{name}</Link>
        </h2>
        <p className={people.muted}>{facts}</p>
      </div>
      <div className={classes.badges}>{badges}</div>
    </article>
  );
}

export const PeopleSkeleton = () => <RowSkeletons count={8} height={68} narrow={98} boxed />;
