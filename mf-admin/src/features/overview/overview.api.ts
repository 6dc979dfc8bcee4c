import type { LedgerCheckState } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const startLedgerCheck = () => sendJSON<LedgerCheckState>('POST', 'accounts/admin/ledger-check/');
