import type { CanaryDecision, ReleaseStep } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Badge, Button, formatDate, type Tone, useLocale } from '@wspolnik/system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { folderOf, releaseHistoryRead, shortVersion } from '../../lib/releases.reads.ts';
import rows from '../../lib/rows.module.css';
import { becauseMessages, releaseMessages as messages } from './releases.messages.ts';
import classes from './releases.module.css';

/** Who released what and why, newest first; read again when there is a newer release. */
export function History({ newest }: { newest: number }) {
  const { formatMessage } = useIntl();
  const [before, setBefore] = useState<number[]>([]);
  return (
    <section aria-labelledby="releases-history" className={dashboard.section}>
      <h2 id="releases-history">{formatMessage(messages.history)}</h2>
      <ol className={rows.box}>
        {[undefined, ...before].map((number, index) => (
          <Part
            key={number ?? 'newest'}
            before={number}
            newest={newest}
            onMore={index === before.length ? (next) => setBefore([...before, next]) : null}
          />
        ))}
      </ol>
    </section>
  );
}

interface PartProps {
  before: number | undefined;
  newest: number;
  onMore: ((next: number) => void) | null;
}

function Part({ before, newest, onMore }: PartProps) {
  const { formatMessage } = useIntl();
  const { data, retry } = useRead(releaseHistoryRead(before ? { before } : {}));
  useEffect(() => {
    if (data && !before && data.releases[0] && data.releases[0].number < newest) retry();
  }, [data, before, newest, retry]);
  if (data?.releases.length === 0) return <li className={classes.step}>{formatMessage(messages.nothing)}</li>;
  return (
    <>
      {data?.releases.map((step) => (
        <li key={step.number} className={classes.step}>
          <Step step={step} />
        </li>
      ))}
      {data?.next && onMore && (
        <li className={classes.step}>
          <Button variant="outline" onClick={() => onMore(data.next ?? 0)}>
            {formatMessage(messages.older)}
          </Button>
        </li>
      )}
    </>
  );
}

const STATES = {
  live: { message: messages.stateLive, tone: 'primary' },
  replaced: { message: messages.stateReplaced, tone: 'neutral' },
  'rolled back': { message: messages.stateRolledBack, tone: 'danger' },
} as const satisfies Record<ReleaseStep['changes'][number]['state'], { message: object; tone: Tone }>;

function Step({ step: { number, at, who, why, undoes, changes, canary } }: { step: ReleaseStep }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <p className={classes.stepHead}>
        <strong>{number}</strong>
        <time dateTime={at}>{formatDate(at, locale, { time: true })}</time>
        <span>{who}</span>
        {undoes.length > 0 && <span>{formatMessage(messages.undoes, { numbers: undoes.join(', ') })}</span>}
      </p>
      <p>
        <Reason why={why} because={canary?.because ?? null} />
      </p>
      <ul className={classes.changes}>
        {changes.map(({ name, from, to, state }) => (
          <li key={name}>
            {formatMessage(messages.change, {
              name: folderOf(name),
              from: shortVersion(from),
              to: to ? shortVersion(to) : formatMessage(messages.withdrawn),
            })}{' '}
            <Badge tone={STATES[state].tone}>{formatMessage(STATES[state].message)}</Badge>
          </li>
        ))}
        {canary && (
          <li>
            {formatMessage(
              canary.end === null
                ? messages.canaryBegan
                : canary.end === 'promoted'
                  ? messages.canaryPromoted
                  : messages.canaryRolledBack,
              { name: folderOf(canary.name), version: shortVersion(canary.version), share: canary.share },
            )}
          </li>
        )}
      </ul>
    </>
  );
}

/** A person's own words, or what decided a canary. */
function Reason({ why, because }: { why: string; because: CanaryDecision | null }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!because) return why;
  const { kind, canary, control, canaryOf, controlOf } = because;
  const shown = { canary, control, canaryOf, controlOf };
  const texts = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, formatNumber(value ?? 0)]));
  return formatMessage(becauseMessages[kind], texts);
}
