import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../components/confirm-dialog/confirm-dialog.tsx';
import { answerToLeave, isAsking, isKeptAsDraft, subscribeQuestion } from './unsaved-question.ts';

/** The dialog of `useUnsavedGuard`; once per page, in the root with `globals`. */
export function NavigationConfirm() {
  const intl = useIntl();
  const open = useSyncExternalStore(subscribeQuestion, isAsking, () => false);
  if (!open) return null;
  return (
    <ConfirmDialog
      open
      danger={!isKeptAsDraft()}
      title={intl.formatMessage({ id: isKeptAsDraft() ? 'ui.unsaved.draftTitle' : 'ui.unsaved.title' })}
      text={intl.formatMessage({ id: isKeptAsDraft() ? 'ui.unsaved.draftText' : 'ui.unsaved.text' })}
      confirmLabel={intl.formatMessage({ id: 'ui.unsaved.leave' })}
      cancelLabel={intl.formatMessage({ id: 'ui.unsaved.stay' })}
      onConfirm={() => answerToLeave(true)}
      onCancel={() => answerToLeave(false)}
    />
  );
}
