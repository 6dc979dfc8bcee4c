import { useRead } from '@wspolnik/kit';
import { usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { Categories } from './categories.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { landingRead } from './landing.reads.ts';
import { Numbers } from './numbers.tsx';
import { Opinions } from './opinions.tsx';
import { RewardSteps } from './reward-steps.tsx';
import { ShownOffers } from './shown-offers.tsx';

/** Sections about the marketplace leave when there is nothing to show, or when it cannot be read; the others always stand. */
export function LandingPage() {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: 'landing.title' }) });
  const { data, error } = useRead(landingRead({}));
  const isLoading = data === undefined && error === undefined;
  return (
    <>
      <Hero example={data?.example ?? null} isLoading={isLoading} />
      <div className={`wp-container ${styles.sections}`}>
        <Numbers numbers={data?.numbers} isLoading={isLoading} />
        <ShownOffers offers={data?.offers ?? []} isLoading={isLoading} />
        <Categories categories={data?.categories ?? []} isLoading={isLoading} />
        <RewardSteps example={data?.example ?? null} />
        <Opinions opinions={data?.opinions ?? []} isLoading={isLoading} />
        <Features />
        <Closing />
      </div>
    </>
  );
}
