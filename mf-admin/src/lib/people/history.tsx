import type { AuditEntry } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Button, ErrorPanel, formatDate, Link, useErrorText, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { wordsOfAction } from '../audit-words.ts';
import panels from './panel.module.css';
import { Panel } from './panel.tsx';
import people from './people.module.css';
import { historyRead } from './people.reads.ts';

interface HistoryProps {
  of: 'user' | 'company';
  id: string;
}

/** Actions of admins on the profile, ten at a time. */
export function History({ of, id }: HistoryProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, retry } = useRead(historyRead({ subject_type: of, subject_id: id, page: String(page) }));
  return (
    <Panel id="history" title={formatMessage({ id: 'people.history' })}>
      {!data && !error && <div aria-busy="true" className={panels.rowsSkeleton} />}
      {!data && error && (
        <ErrorPanel title={formatMessage({ id: 'people.history.failed' })} detail={errorText(error)} onRetry={retry} />
      )}
      {data?.results.length === 0 && <p className={people.muted}>{formatMessage({ id: 'people.history.empty' })}</p>}
      {data && data.results.length > 0 && (
        <ol className={panels.rows}>
          {data.results.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && (data.next || page > 1) && (
        <div className={panels.paging}>
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {formatMessage({ id: 'people.history.newer' })}
          </Button>
          <Button variant="outline" size="sm" disabled={!data.next} onClick={() => setPage(page + 1)}>
            {formatMessage({ id: 'people.history.older' })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Entry({ entry: { at, action, actor, details } }: { entry: AuditEntry }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const reason = typeof details.reason === 'string' ? details.reason : '';
  return (
    <li>
      <p className={panels.rowTitle}>{formatMessage(wordsOfAction(action))}</p>
      {reason !== '' && <p className={panels.reason}>{reason}</p>}
      <p className={people.muted}>
        <time dateTime={at}>{formatDate(at, locale, { time: true, short: true })}</time>
        {actor && <span>{' · '}</span>}
        {actor && <Link to={`/admin/users/${actor.id}`}>{actor.name}</Link>}
      </p>
    </li>
  );
}
