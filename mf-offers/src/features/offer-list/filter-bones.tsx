import classes from './offer-list.module.css';

const BONES = Array.from({ length: 12 }, (_, index) => index);

/** The panel before it is there. */
export function FilterBones() {
  return (
    <div className={classes.bones} aria-busy="true">
      {BONES.map((index) => (
        <span key={index} className={classes.bone} />
      ))}
    </div>
  );
}
