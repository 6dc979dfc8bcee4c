import type { Quote } from '@wspolnik/contract';
import { GrossPrice } from '@wspolnik/market';
import { formatDate } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from './quote-document.module.css';
import { quoteMessages as messages, stepMessages } from './quotes.messages.ts';

/** All steps with their texts, newest first. */
export function QuoteHistory({ history }: Pick<Quote, 'history'>) {
  const { formatMessage, locale } = useIntl();
  const steps = history.map((step, index) => ({ ...step, key: `${index} ${step.at}` })).reverse();
  return (
    <ol className={classes.history}>
      {steps.map(({ key, at, step, actor, text, amount, version }) => (
        <li key={key} className={classes.step}>
          <p className={classes.what}>
            <span>{formatMessage(stepMessages[step], { version: version ?? 1 })}</span>
            {amount !== null && (
              <span>
                <GrossPrice value={amount} />
              </span>
            )}
          </p>
          <p className={classes.muted}>
            <time dateTime={at}>{formatDate(at, locale, { time: true })}</time>
            {' · '}
            {actor ?? formatMessage(messages.system)}
          </p>
          {text && (
            <p className={classes.text} dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
