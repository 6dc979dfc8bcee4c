import { Button, buttonClassName, Dialog, Input, toast } from '@wspolnik/system';
import { CalendarSync, Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './subscribe-dialog.module.css';
import { subscribeMessages as messages } from './webinars.messages.ts';

/** All webinars as a calendar that programs read again by themselves. */
const FEED = '/api/webinars/calendar.ics';
const STEPS = [messages.apple, messages.outlook, messages.other];

/** Ways to subscribe to the calendar of webinars. Loaded by a click, so `window` is available. */
export function SubscribeDialog({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  const url = window.location.origin + FEED;
  const webcal = url.replace(/^https?:/, 'webcal:');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(formatMessage({ id: 'ui.copied' }));
    } catch {
      toast.error(formatMessage({ id: 'ui.copyFailed' }));
    }
  };
  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.title)}>
      <div className={classes.content}>
        <p>{formatMessage(messages.text)}</p>
        <div className={classes.links}>
          <a className={buttonClassName()} href={webcal}>
            <CalendarSync aria-hidden size={18} strokeWidth={1.75} />
            {formatMessage(messages.open)}
          </a>
          <a
            className={buttonClassName({ variant: 'outline' })}
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {formatMessage(messages.google)}
          </a>
        </div>
        <div className={classes.copy}>
          <Input
            readOnly
            value={url}
            aria-label={formatMessage(messages.link)}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="soft" icon={<Copy size={18} strokeWidth={1.75} />} onClick={copy}>
            {formatMessage(messages.copy)}
          </Button>
        </div>
        <section aria-labelledby="subscribe-how">
          <h3 id="subscribe-how" className={classes.how}>
            {formatMessage(messages.how)}
          </h3>
          <ul className={classes.steps}>
            {STEPS.map((step) => (
              <li key={step.id}>{formatMessage(step)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
