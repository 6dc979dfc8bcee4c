import { type ReactNode, useId } from 'react';
import classes from './form-layout.module.css';

export interface FormPageProps {
  title: string;
  /** One line below the title, such as the name of what is edited. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a page with a form, and of the states that take its place: a title and one column. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      {lead && <p className={classes.hint}>{lead}</p>}
      {children}
    </div>
  );
}

/** The parts of a form below each other: notes, sections, buttons. */
export function FormParts({ children }: { children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}

export interface FormSectionProps {
  title?: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A card with fields that belong together. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  if (!title) return <div className={classes.section}>{children}</div>;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two short fields side by side; on a phone below each other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

/** The buttons at the end of a form; on a phone each has the whole width. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
