import { Button, ConfirmDialog, Field, StarRating, Textarea, TextCounter } from '@wspolnik/shared-ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './opinion-box.module.css';
import { type Opinion, useOpinion } from './use-opinion.ts';

export interface OpinionBoxProps {
  /** Sends it. A promise that is fulfilled empties the box; a rejected one leaves everything as it was. */
  onPublish(opinion: Opinion): unknown;
  /** One's opinion of this company is there already: publishing asks first. */
  replaces?: boolean;
  /** Adds the stars. */
  rated?: boolean;
  /** Why the last sending failed. */
  error?: ReactNode;
  maxLength?: number;
}

/** The place to write what one thinks of a company. */
export function OpinionBox({ onPublish, replaces = false, rated = false, error, maxLength = 1000 }: OpinionBoxProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const box = useOpinion({ onPublish, rated, afterwards: () => setAsking(false) });
  const words = (id: string) => intl.formatMessage({ id });
  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!box.check()) return;
        if (replaces) setAsking(true);
        else box.send();
      }}
    >
      {rated && <StarRating value={box.rating} onChange={box.rate} size={26} />}
      <Field
        label={words('ui.opinion.label')}
        hideLabel
        error={box.missing ? words('validators.required') : error}
        counter={box.text && <TextCounter used={box.text.length} max={maxLength} />}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={box.text}
            maxLength={maxLength}
            placeholder={words('ui.opinion.placeholder')}
            onChange={(event) => box.write(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className={styles.publish} disabled={box.text === ''} loading={box.sending && !asking}>
        {words('ui.opinion.publish')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words('ui.opinion.question')}
        text={words('ui.opinion.exists')}
        confirmLabel={words('ui.opinion.confirm')}
        cancelLabel={words('ui.opinion.keep')}
        loading={box.sending}
        onConfirm={box.send}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
