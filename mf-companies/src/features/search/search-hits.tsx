import type {
  CompanyCard as Company,
  OfferSummary,
  PersonHit,
  Post,
  SearchPage,
  UserCard as User,
} from '@wspolnik/contract';
import { OfferThumbnail } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Marked, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import { useState } from 'react';
import { CompanyCardSkeleton, UserCardSkeleton } from '../../lib/cards/card-skeletons.tsx';
import { CompanyCard } from '../../lib/cards/company-card.tsx';
import { UserCard } from '../../lib/cards/user-card.tsx';
import { useCardNetwork } from '../../lib/contact-change.ts';
import { useNewMessage } from '../../lib/new-message.tsx';
import type { SearchType } from '../../lib/search-query.ts';
import { ShareProfile } from '../../lib/share-profile.tsx';
import people from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { PostHit } from './post-hit.tsx';
import classes from './search.module.css';

export interface HitsProps {
  type: SearchType;
  /** All of that kind. */
  hits: SearchPage['results'];
  q: string;
  headingLevel: 2 | 3;
}

/** Results of one kind, with the searched words marked. */
export function Hits({ type, hits, ...props }: HitsProps) {
  if (type === 'offers') return <OfferHits offers={hits as OfferSummary[]} {...props} />;
  if (type === 'posts') return <PostHits posts={hits as Post[]} {...props} />;
  return <ProfileHits profiles={hits as (Company | User)[]} {...props} />;
}

type Shown = Pick<HitsProps, 'q' | 'headingLevel'>;

function ProfileHits({ profiles, q, headingLevel }: Shown & { profiles: readonly (Company | User | PersonHit)[] }) {
  const networkOf = useCardNetwork();
  const { write, dialog } = useNewMessage();
  const [shared, setShared] = useState<Company | User | null>(null);
  return (
    <>
      <ul className={profiles.some((profile) => 'seeks' in profile) ? people.people : classes.grid}>
        {profiles.map((profile) => {
          const recipient = { type: profile.type, id: profile.id, name: profile.name } as const;
          const props = {
            headingLevel,
            shownName: <Marked text={profile.name} q={q} />,
            network: networkOf(recipient),
            ...(write && { onMessage: () => write(recipient) }),
            onShare: () => setShared(profile),
          };
          return (
            <li key={profile.id}>
              {'seeks' in profile ? (
                <PersonRow person={profile} q={q} {...props} />
              ) : profile.type === 'company' ? (
                <CompanyCard company={profile} {...props} />
              ) : (
                <UserCard user={profile} {...props} />
              )}
            </li>
          );
        })}
      </ul>
      {dialog}
      {shared && (
        <ShareProfile
          path={`/${shared.type === 'company' ? 'companies' : 'profiles'}/${shared.id}`}
          name={shared.name}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}

function OfferHits({ offers, q, headingLevel }: Shown & { offers: readonly OfferSummary[] }) {
  const companies = useSessionStore(({ user }) => user?.companies);
  return (
    <ul className={classes.wide}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferThumbnail
            offer={offer}
            href={`/offers/${offer.id}`}
            own={companies?.some(({ id }) => id === offer.author.id) ?? false}
            headingLevel={headingLevel}
            shownTitle={<Marked text={offer.title} q={q} />}
          />
        </li>
      ))}
    </ul>
  );
}

function PostHits({ posts, q, headingLevel }: Shown & { posts: readonly Post[] }) {
  return (
    <ul className={classes.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostHit post={post} q={q} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

const LAYOUTS = { companies: classes.grid, users: classes.grid, offers: classes.wide, posts: classes.posts };

/** As high as the cards. */
export function HitsSkeleton({ type }: { type: SearchType }) {
  const isAuth = useSessionStore((session) => session.isAuth);
  const isProfile = type === 'companies' || type === 'users';
  return (
    <ul aria-hidden="true" className={LAYOUTS[type]}>
      {SKELETONS.map((index) => (
        <li key={index}>
          {type === 'companies' && <CompanyCardSkeleton buttons={isAuth} />}
          {type === 'users' && <UserCardSkeleton buttons={isAuth} />}
          {!isProfile && (
            <SkeletonCard className={classes.blank}>
              <SkeletonText width="third" />
              <SkeletonText width="most" />
              <SkeletonText width="half" />
            </SkeletonCard>
          )}
        </li>
      ))}
    </ul>
  );
}
