import { changeQuery, ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { Button, EmptyState } from '@wspolnik/system';
import { Download, ScrollText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type AuditListQuery, auditQuery, auditRead } from '../../lib/audit-log.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { AuditFilterBar } from './audit-filters.tsx';
import { auditMessages as messages } from './audit-log.messages.ts';
import classes from './audit-log.module.css';
import { AuditRow } from './audit-row.tsx';
import { useAuditExport } from './use-audit-export.ts';

/** Rows of the API's export; AUDIT_EXPORT_LIMIT of its contract. */
const EXPORTED = 50_000;

/** Who of the admins did what, newest first. */
export function AuditLogPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const query = useListQuery(auditQuery);
  const list = useList(auditRead(query));
  const { exportLog, isExporting } = useAuditExport(query);
  const { data } = list;
  const change = (values: Partial<AuditListQuery>) => changeQuery(auditQuery, values);
  const counted = data && formatMessage(data.count_exact ? messages.count : messages.countOver, { count: data.count });
  return (
    <ListPage
      title={title}
      count={counted}
      action={
        <Button
          variant="outline"
          icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
          loading={isExporting}
          disabled={!data || data.results.length === 0}
          onClick={exportLog}
        >
          {formatMessage(messages.export)}
        </Button>
      }
    >
      <AuditFilterBar query={query} onChange={change} />
      <ListStates
        {...{ list, query }}
        of={auditQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowSkeletons />}
        notes={data?.count_exact === false && <p>{formatMessage(messages.exportCapped, { count: EXPORTED })}</p>}
        empty={<NoEntries />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((entry) => (
              <li key={entry.id}>
                <AuditRow entry={entry} query={query} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </ListPage>
  );
}

function NoEntries() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ScrollText size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
    />
  );
}
