import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { LinkButton } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import { Faq } from './faq.tsx';
import styles from './info-page.module.css';
import { InfoPage } from './info-page.tsx';
import { StepCards } from './step-cards.tsx';
import { TextSections } from './text-sections.tsx';

const SECTIONS = ['order', 'reward', 'referral', 'verification', 'withdraw'];
const VALUES = { days: MATURES_AFTER_DAYS };

export function HowItWorksPage() {
  return (
    <InfoPage titleId="how.title" lead="how.lead">
      <section>
        <h2 className="wp-visually-hidden">
          <FormattedMessage id="landing.steps" />
        </h2>
        <StepCards />
      </section>
      <TextSections idOf={(section) => `how.${section}`} sections={SECTIONS} values={VALUES} />
      <Faq />
      <div className={styles.actions}>
        <LinkButton to="/offers">
          <FormattedMessage id="landing.seeOffers" />
        </LinkButton>
        <LinkButton variant="outline" to="/documents/terms-of-service">
          <FormattedMessage id="shell.info.terms" />
        </LinkButton>
      </div>
    </InfoPage>
  );
}
