import { Accordion } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';

const QUESTIONS = ['cost', 'pay', 'points', 'recommend', 'cancel', 'refused', 'withdraw'];

/** Frequent questions about buying and rewards. */
export function Faq() {
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">
        <FormattedMessage id="how.faq" />
      </h2>
      <Accordion
        items={QUESTIONS.map((id) => ({
          id,
          title: <FormattedMessage id={`how.faq.${id}.question`} />,
          content: (
            <p>
              <FormattedMessage id={`how.faq.${id}.answer`} />
            </p>
          ),
        }))}
      />
    </section>
  );
}
