import type { HomeSteps } from '@wspolnik/contract';
import { Button, Link, toast, useErrorText } from '@wspolnik/system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './home.module.css';
import { hideSteps } from './home.reads.ts';
import { HomeSection } from './home-section.tsx';

/** Where each step is taken, in the order of the page. */
const STEPS: readonly [keyof HomeSteps, string][] = [
  ['picture', '/account/settings/profile'],
  ['headline', '/account/settings/profile'],
  ['contact', '/search?type=users'],
  ['saved_search', '/offers'],
  ['post', '/posts'],
  ['company', '/companies/create'],
];

/** What a new person does first; stays until all is done or the person hides it. */
export function FirstSteps({ steps }: { steps: HomeSteps }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isHiding, setHiding] = useState(false);
  const done = STEPS.filter(([step]) => steps[step]).length;
  const hide = async () => {
    setHiding(true);
    try {
      await hideSteps();
    } catch (error) {
      toast.error(errorText(error));
      setHiding(false);
    }
  };
  return (
    <HomeSection titleId="home.steps" note={formatMessage({ id: 'home.steps.done' }, { done, all: STEPS.length })}>
      <ol className={styles.steps}>
        {STEPS.map(([step, to]) => (
          <li key={step} className={steps[step] ? styles.isDone : undefined}>
            {steps[step] ? (
              <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <CircleDashed size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
            {steps[step] ? (
              <span>
                <FormattedMessage id={`home.step.${step}`} />
                <span className="wp-visually-hidden">
                  {' '}
                  <FormattedMessage id="home.step.done" />
                </span>
              </span>
            ) : (
              <Link to={to}>
                <FormattedMessage id={`home.step.${step}`} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="sm" loading={isHiding} onClick={() => void hide()}>
        <FormattedMessage id="home.steps.hide" />
      </Button>
    </HomeSection>
  );
}
