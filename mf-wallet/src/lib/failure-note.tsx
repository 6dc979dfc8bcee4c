import { Callout } from '@wspolnik/system';
import { CircleAlert } from 'lucide-react';
import classes from './failure-note.module.css';

export interface FailureNoteProps {
  /** Null while there is no failure. */
  text: string | null;
}

/** Shows why an action failed. The live region is always rendered, so that screen readers announce content added to it. */
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
