import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FieldMessage } from '../../validators/field-message.ts';
import styles from './forms.module.css';
import { moveFocus } from './move-focus.ts';

const isMessage = (status: unknown): status is FieldMessage =>
  typeof status === 'object' && status !== null && 'id' in status;

/**
 * The error of the whole form: the server's response (`applyProblem`), or the number of invalid fields. A single one has the
 * focus and its message below it, and needs no more. The first element of the form; announced when it changes. After a failed
 * submit it focuses the first invalid field.
 */
export function FormError() {
  const intl = useIntl();
  const { status, errors, values, submitCount, isSubmitting } = useFormikContext<object>();
  const place = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const count = names.length;
  const sent = submitCount > 0 && !isSubmitting;
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && count > 0) {
      const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // In a tree, the focus belongs to one of its items.
      moveFocus(wrong && wrong.tabIndex < 0 ? wrong.querySelector<HTMLElement>('[tabindex="0"]') : wrong);
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, count]);
  const isKnown = isMessage(status) && status.id in intl.messages;
  // The text "the marked fields" would refer to a field that the form does not have.
  const isElsewhere = count > 0 && !names.some((name) => name in values);
  const serverId = isMessage(status) ? (isKnown && !isElsewhere ? status.id : 'errors.unknown') : null;
  const text =
    (serverId && intl.formatMessage({ id: serverId }, isMessage(status) ? status.values : undefined)) ??
    (sent && (count > 1 || isElsewhere) ? intl.formatMessage({ id: 'ui.form.summary' }, { count }) : null);
  return (
    <div ref={place} role="alert" className={styles.summary}>
      {text && (
        <>
          <CircleAlert size={18} strokeWidth={1.75} />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}
