import type { ReactNode } from 'react';
import classes from './offer-filters.module.css';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

const BONES = Array.from({ length: 12 }, (_, index) => index);

/** The panel before its categories are known. */
export function FilterBones() {
  return (
    <div className={classes.bones} aria-busy="true">
      {BONES.map((index) => (
        <span key={index} className={classes.bone} />
      ))}
    </div>
  );
}
