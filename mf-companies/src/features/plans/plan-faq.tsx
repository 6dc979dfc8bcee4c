import { Accordion } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import classes from './plans.module.css';

const QUESTIONS = ['free', 'change', 'hidden', 'renewal', 'cancel', 'receipt', 'who'];

/** Frequent questions about plans. */
export function PlanFaq() {
  return (
    <section className={classes.faq} aria-labelledby="plan-faq">
      <h2 id="plan-faq">
        <FormattedMessage id="pricing.faq" />
      </h2>
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
    </section>
  );
}
