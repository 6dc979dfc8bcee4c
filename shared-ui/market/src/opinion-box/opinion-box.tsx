import { Button, ConfirmDialog, excessOf, Field, Textarea, TextCounter, textLength } from '@wspolnik/system';
import { StarChoice } from '@wspolnik/system/cards';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './opinion-box.module.css';
import { type Opinion, useOpinion } from './use-opinion.ts';

export interface OpinionBoxProps {
  /** Submits it. A fulfilled promise clears the box; a rejected one leaves it unchanged. */
  onPublish(opinion: Opinion): unknown;
  /** The user already has an opinion of this company: publishing asks for confirmation. */
  replaces?: boolean;
  /** Shows the stars. */
  rated?: boolean;
  /** Error of the last submission. */
  error?: ReactNode;
  maxLength?: number;
  /** Initial values: the opinion that is being changed. */
  initial?: Opinion;
}

/** A form to write an opinion of a company. */
export function OpinionBox({ onPublish, replaces = false, rated = false, ...props }: OpinionBoxProps) {
  const { error, maxLength = 1000, initial } = props;
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const box = useOpinion({ onPublish, rated, initial, afterwards: () => setConfirming(false) });
  const words = (id: string) => intl.formatMessage({ id });
  const isTooLong = excessOf(box.text.trim(), maxLength) > 0;
  const tooLong = isTooLong ? intl.formatMessage({ id: 'validators.maxLength' }, { n: maxLength }) : undefined;
  const problem = box.missing ? words('validators.required') : tooLong;
  return (
    <form
      method="post"
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!box.check() || isTooLong) return;
        if (replaces) setConfirming(true);
        else box.send();
      }}
    >
      {rated && <StarChoice value={box.rating} onChange={box.rate} size={26} />}
      <Field
        label={words('ui.opinion.label')}
        hideLabel
        error={problem ?? error}
        counter={box.text && <TextCounter used={textLength(box.text)} max={maxLength} />}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={box.text}
            placeholder={words('ui.opinion.placeholder')}
            onChange={(event) => box.write(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className={styles.publish} disabled={box.text === ''} loading={box.sending && !confirming}>
        {words('ui.opinion.publish')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={words('ui.opinion.question')}
        text={words('ui.opinion.exists')}
        confirmLabel={words('ui.opinion.confirm')}
        cancelLabel={words('ui.opinion.keep')}
        loading={box.sending}
        onConfirm={box.send}
        onCancel={() => setConfirming(false)}
      />
    </form>
  );
}
