import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { answerToLeave, isAsking, subscribeQuestion } from './unsaved-question.ts';

/** The dialog behind `useUnsavedGuard`; stands once on the page, in the root with `globals`. */
export function NavigationConfirm() {
  const intl = useIntl();
  const open = useSyncExternalStore(subscribeQuestion, isAsking, () => false);
  if (!open) return null;
  return (
    <ConfirmDialog
      open
      danger
      title={intl.formatMessage({ id: 'ui.unsaved.title' })}
      text={intl.formatMessage({ id: 'ui.unsaved.text' })}
      confirmLabel={intl.formatMessage({ id: 'ui.unsaved.leave' })}
      cancelLabel={intl.formatMessage({ id: 'ui.unsaved.stay' })}
      onConfirm={() => answerToLeave(true)}
      onCancel={() => answerToLeave(false)}
    />
  );
}
