import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useBusy } from '../../root/settled.ts';
import { classNames } from '../../styles/class-names.ts';
import styles from './page-skeleton.module.css';

/** `cards` and `detail` have the picture of an offer, `profiles` and `profile` the logo of a company or person. */
export type SkeletonKind = 'cards' | 'profiles' | 'rows' | 'detail' | 'profile' | 'form' | 'text';

export interface PageSkeletonProps {
  kind: SkeletonKind;
}

const times = (count: number, render: (key: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(index));

export const SkeletonBlock = ({ className }: { className?: string }) => (
  <span className={classNames(styles.block, className)} />
);
const Line = ({ width }: { width?: string }) => <SkeletonBlock className={classNames(styles.line, width)} />;

/** A card in the size of a real one. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <SkeletonBlock className={styles.cover} />
      <div className={styles.body}>
        <SkeletonBlock className={styles.wide} />
        <SkeletonBlock className={classNames(styles.wide, styles.half)} />
        <Line width={styles.most} />
        <Line width={styles.half} />
        <div className={styles.foot}>
          <SkeletonBlock className={classNames(styles.wide, styles.most)} />
          <SkeletonBlock className={styles.pill} />
        </div>
      </div>
    </div>
  );
}

/** A card in the size of a company's. */
function ProfileCardSkeleton() {
  return (
    <div className={classNames(styles.card, styles.profileCard)}>
      <div className={styles.profileHead}>
        <SkeletonBlock className={styles.logo} />
        <Line width={styles.most} />
      </div>
      <Line width={styles.half} />
      <Line width={styles.most} />
    </div>
  );
}

const cardList = (card: () => ReactNode) => (
  <div className={styles.split}>
    <div className={styles.filters}>
      {times(9, (key) => (
        <Line key={key} width={key % 3 ? undefined : styles.half} />
      ))}
    </div>
    <div>
      <SkeletonBlock className={styles.title} />
      <div className={styles.grid}>
        {times(6, (key) => (
          <Fragment key={key}>{card()}</Fragment>
        ))}
      </div>
    </div>
  </div>
);

const BODIES: Readonly<Record<SkeletonKind, () => ReactNode>> = {
  cards: () => cardList(CardSkeleton),
  profiles: () => cardList(ProfileCardSkeleton),
  rows: () => (
    <>
      <SkeletonBlock className={styles.title} />
      <div className={styles.rows}>
        {times(6, (key) => (
          <SkeletonBlock key={key} className={styles.row} />
        ))}
      </div>
    </>
  ),
  detail: () => (
    <div className={styles.detail}>
      <div className={styles.rows}>
        <SkeletonBlock className={styles.photo} />
        <SkeletonBlock className={styles.title} />
        {times(5, (key) => (
          <Line key={key} />
        ))}
      </div>
      <SkeletonBlock className={styles.panel} />
    </div>
  ),
  profile: () => (
    <div className={styles.rows}>
      <div className={styles.profileHead}>
        <SkeletonBlock className={classNames(styles.logo, styles.large)} />
        <SkeletonBlock className={styles.title} />
      </div>
      <div className={styles.detail}>
        <div className={styles.rows}>
          {times(7, (key) => (
            <Line key={key} width={key % 4 === 3 ? styles.half : undefined} />
          ))}
        </div>
        <SkeletonBlock className={styles.panel} />
      </div>
    </div>
  ),
  form: () => (
    <div className={styles.form}>
      <SkeletonBlock className={styles.title} />
      {times(4, (key) => (
        <SkeletonBlock key={key} className={styles.control} />
      ))}
    </div>
  ),
  text: () => (
    <div className={styles.text}>
      <SkeletonBlock className={styles.title} />
      {times(10, (key) => (
        <Line key={key} width={key % 4 === 3 ? styles.half : undefined} />
      ))}
    </div>
  ),
};

/** A box in the size of a part of a page whose code is loading. */
export function PartSkeleton(props: ComponentProps<'div'>) {
  useBusy();
  return <div {...props} aria-busy="true" />;
}

/** The skeleton of a page that is loading: only HTML and CSS, because the gateway's frame uses it too. */
export function PageSkeleton({ kind }: PageSkeletonProps) {
  useBusy();
  return (
    <div className={classNames('wp-container', styles.page)} aria-busy="true">
      <div aria-hidden="true">{BODIES[kind]()}</div>
    </div>
  );
}
