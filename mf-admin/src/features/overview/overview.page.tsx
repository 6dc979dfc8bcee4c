import { usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { LedgerPanel } from './ledger-panel.tsx';
import { overviewMessages as messages } from './overview.messages.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** Waiting decisions, the check of the ledger and statistics; each part has its own read. */
export function OverviewPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  return (
    <div className={`wp-container ${dashboard.page}`}>
      <h1>{title}</h1>
      <WaitingPanel />
      <LedgerPanel />
      <StatisticsPanel />
    </div>
  );
}
