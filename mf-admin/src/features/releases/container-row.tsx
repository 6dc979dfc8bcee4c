import type { LiveContainer, RunningCanary } from '@wspolnik/contract';
import { Button, formatDate, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { folderOf, shortVersion } from '../../lib/releases.reads.ts';
import rows from '../../lib/rows.module.css';
import type { Ask } from './ask.ts';
import { releaseMessages as messages } from './releases.messages.ts';
import classes from './releases.module.css';

interface ContainerRowProps {
  container: LiveContainer;
  mayRelease: boolean;
  canary: RunningCanary | null;
  ask: Ask;
}

/** What is live of one container, and what was published since. */
export function ContainerRow({ container, mayRelease, canary, ask }: ContainerRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { name, version, packageVersion, at, who, why, next } = container;
  const folder = folderOf(name);
  const time = (text: string) => formatDate(text, locale, { time: true });
  const isTried = canary?.name === name;
  const button = (kind: 'promote' | 'canary' | 'rollback' | 'preview', of: string) => (
    <Button
      variant="outline"
      aria-label={`${formatMessage(messages[kind])}: ${folder}`}
      onClick={() => ask({ kind, name, version: of })}
    >
      {formatMessage(messages[kind])}
    </Button>
  );
  return (
    <article aria-labelledby={`release-${name}`} className={`${rows.row} ${rows.tall}`}>
      <div className={rows.words}>
        <h3 id={`release-${name}`} className={rows.title}>
          {folder} <code className={classes.version}>{shortVersion(version)}</code>
        </h3>
        <p className={rows.second}>{formatMessage(messages.since, { at: time(at), who, why })}</p>
        <p className={rows.facts}>
          <span>{packageVersion}</span>
          <span>
            {next
              ? formatMessage(messages.newer, { version: shortVersion(next.version), at: time(next.at), who: next.who })
              : formatMessage(messages.newest)}
          </span>
        </p>
      </div>
      <div className={rows.actions}>
        {next && button('preview', next.version)}
        {next && mayRelease && !canary && button('canary', next.version)}
        {next && mayRelease && !isTried && button('promote', next.version)}
        {mayRelease && !isTried && button('rollback', version)}
      </div>
    </article>
  );
}
