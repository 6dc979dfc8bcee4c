import type { Context } from '../../platform/context.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import { publishAll } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';
import { selectReaders } from './messages.sql.ts';

/** The document of a message is available, or removed: both sides that see the message learn it. */
export async function messageFileScanned(
  _context: Context,
  tx: Db,
  { document }: ScannedDocument,
  now: Date,
): Promise<void> {
  const readers = await selectReaders(tx, document.subject_id);
  const frames = readers.map(({ userId, companyId, thread_id, position }) => ({
    to: { userId, companyId },
    type: 'message.changed' as const,
    data: { thread_id, position },
  }));
  await publishAll(tx, frames, now);
}
