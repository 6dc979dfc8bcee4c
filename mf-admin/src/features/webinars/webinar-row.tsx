import type { Webinar } from '@wspolnik/contract';
import { Badge, Button, buttonClassName, formatDate, Link, Picture, type Tone, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import rows from '../../lib/rows.module.css';
import classes from './webinar-list.module.css';
import { listMessages as messages, stateMessages } from './webinars.messages.ts';

const TONES = { upcoming: 'primary', running: 'info', past: 'neutral' } as const satisfies Record<
  Webinar['state'],
  Tone
>;

interface WebinarRowProps {
  webinar: Webinar;
  onSignUps(): void;
  onDelete(): void;
}

export function WebinarRow({ webinar, onSignUps, onDelete }: WebinarRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, title, image, state, webinar_date, speaker, signup_url, places, organising } = webinar;
  const named = (action: keyof typeof messages) =>
    formatMessage(messages.actionFor, { action: formatMessage(messages[action]), title });
  return (
    <article aria-labelledby={`row-${id}`} className={classes.row}>
      <div className={classes.picture}>
        <Picture image={image && { ...image, alt: '' }} name={title} sizes="128px" />
      </div>
      <div className={rows.words}>
        <h2 id={`row-${id}`} className={rows.title}>
          <Link to={`/webinars?open=${id}`}>{title}</Link>
        </h2>
        <p className={rows.facts}>
          <Badge tone={TONES[state]}>{formatMessage(stateMessages[state])}</Badge>
          <time dateTime={webinar_date}>{formatDate(webinar_date, locale, { time: true, weekday: true })}</time>
          <span>{speaker.name}</span>
          {organising && (signup_url === null || organising.signed_up > 0) && (
            <span>{formatMessage(messages.signedUp, { ...organising, places: places ?? 0 })}</span>
          )}
          {organising?.join_url === null && signup_url === null && state !== 'past' && (
            <Badge tone="danger">{formatMessage(messages.noJoin)}</Badge>
          )}
        </p>
      </div>
      <div className={`${rows.actions} ${classes.actions}`}>
        <Link
          data-stop=""
          className={buttonClassName({ variant: 'outline', size: 'sm' })}
          to={`/admin/webinars/${id}/edit`}
          aria-label={named('edit')}
        >
          {formatMessage(messages.edit)}
        </Link>
        {organising && organising.signed_up + organising.waiting > 0 && (
          <Button variant="ghost" size="sm" aria-label={named('signUps')} onClick={onSignUps}>
            {formatMessage(messages.signUps)}
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={named('delete')} onClick={onDelete}>
          {formatMessage(messages.delete)}
        </Button>
      </div>
    </article>
  );
}
