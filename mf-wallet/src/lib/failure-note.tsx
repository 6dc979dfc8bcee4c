import { Callout } from '@wspolnik/shared-ui';
import { CircleAlert } from 'lucide-react';
import classes from './failure-note.module.css';

export interface FailureNoteProps {
  /** Null while nothing went wrong. */
  text: string | null;
}

/** Says why what was asked for did not happen. The place is always there, so that a screen reader reads what comes into it. */
export function FailureNote({ text }: FailureNoteProps) {
  return (
    <div role="alert" className={classes.place}>
      {text ? (
        <Callout tone="danger" icon={<CircleAlert aria-hidden strokeWidth={1.75} />}>
          {text}
        </Callout>
      ) : null}
    </div>
  );
}
