import { AUDIT_EXPORT_LIMIT } from '@wspolnik/contract/limits';
import { changeQuery } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { Download, ScrollText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { auditQuery, auditRead } from '../../lib/audit-log.reads.ts';
import { AuditFilterBar } from './audit-filters.tsx';
import { auditMessages as messages } from './audit-log.messages.ts';
import { AuditRow } from './audit-row.tsx';
import { useAuditExport } from './use-audit-export.ts';

/** Actions of admins, newest first. */
export function AuditLogPage() {
  const { formatMessage } = useIntl();
  const { of, query, list } = useAdminList(auditQuery, auditRead);
  const { exportLog, isExporting } = useAuditExport(query);
  const { data } = list;
  return (
    <AdminList
      {...{ of, query, list, messages }}
      icon={ScrollText}
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
      filters={<AuditFilterBar query={query} onChange={(values) => changeQuery(auditQuery, values)} />}
      notes={
        data?.count_exact === false && <p>{formatMessage(messages.exportCapped, { count: AUDIT_EXPORT_LIMIT })}</p>
      }
      row={(entry) => <AuditRow entry={entry} query={query} />}
    />
  );
}
