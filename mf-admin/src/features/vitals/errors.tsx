import type { PageError, VitalsRange } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Badge } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { folderOf, pageErrorsRead, shortVersion } from '../../lib/releases.reads.ts';
import rows from '../../lib/rows.module.css';
import { vitalsTexts as texts } from './vitals.messages.ts';
import classes from './vitals.module.css';

/** Errors of visitors' pages, the most frequent first, with their places in the sources. */
export function Errors({ asked }: { asked: { range: VitalsRange; remote?: string } }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(pageErrorsRead(asked));
  if (!data) return null;
  return (
    <section aria-labelledby="vitals-errors" className={dashboard.section}>
      <h2 id="vitals-errors">{formatMessage(texts.errors)}</h2>
      {data.errors.length === 0 && <p className={dashboard.quiet}>{formatMessage(texts.noErrors)}</p>}
      {data.errors.length > 0 && (
        <ul className={rows.box}>
          {data.errors.map((error) => (
            <li key={`${error.remote} ${error.version} ${error.route} ${error.message} ${error.frames[0]?.line}`}>
              <ErrorRow error={error} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ErrorRow({ error: { remote, version, route, message, count, frames } }: { error: PageError }) {
  const { formatMessage } = useIntl();
  return (
    <article className={classes.error}>
      <p className={classes.message}>{message}</p>
      <p className={rows.facts}>
        <Badge tone="danger">{formatMessage(texts.times, { count })}</Badge>
        <span>{route === 'other' ? formatMessage(texts.other) : route}</span>
        <span>
          {folderOf(remote)} <code>{shortVersion(version)}</code>
        </span>
      </p>
      {frames.length > 0 && (
        <details>
          <summary>{formatMessage(texts.stack)}</summary>
          <ol className={classes.frames}>
            {frames.map(({ file, line, column, name }, index) => (
              <li key={index}>
                {name && <strong>{name} </strong>}
                <code>
                  {file}:{line}:{column}
                </code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}
