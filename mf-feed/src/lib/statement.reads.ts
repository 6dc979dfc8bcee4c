import type { ModerationStatement, NotificationKind } from '@wspolnik/contract';
import { defineRead, refresh } from '@wspolnik/kit';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

export const statementRead = defineRead<ModerationStatement, { id: string }>('moderation/decisions/:id/');

/** They tell both sides of a decision. */
const OF_DECISIONS: readonly unknown[] = [
  'PostHidden',
  'PostRestored',
  'ContentHidden',
  'ContentRestored',
  'ContentWarned',
  'ReportAnswered',
] satisfies NotificationKind[];

/** Reads the statement again when there is a decision that may answer or replace it, and after missed events. */
export function useLiveStatement(): void {
  useEffect(
    () =>
      onFrame(({ type, data }) => {
        const isDecision = type === 'notification.new' && OF_DECISIONS.includes(data.kind);
        if (isDecision || type === 'resync') void refresh(statementRead);
      }),
    [],
  );
}
