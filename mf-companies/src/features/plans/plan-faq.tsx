import { ErrorBoundary, PartSkeleton } from '@wspolnik/system';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './plans.module.css';

const Accordion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "panels" */ '@wspolnik/system/panels')).Accordion,
}));

const QUESTIONS = ['free', 'change', 'hidden', 'renewal', 'cancel', 'receipt', 'who'];

/** Frequent questions about plans. They are below the plans, which do not wait for their code. */
export function PlanFaq() {
  return (
    <section className={classes.faq} aria-labelledby="plan-faq">
      <h2 id="plan-faq">
        <FormattedMessage id="pricing.faq" />
      </h2>
      <ErrorBoundary>
        <Suspense fallback={<PartSkeleton className={classes.faqSkeleton} />}>
          <Accordion
            items={QUESTIONS.map((id) => ({
              id,
              title: <FormattedMessage id={`pricing.faq.${id}.question`} />,
              content: (
                <p>
                  <FormattedMessage id={`pricing.faq.${id}.answer`} />
                </p>
              ),
            }))}
          />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
