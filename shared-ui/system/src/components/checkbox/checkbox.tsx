import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import row from '../../styles/choice-row.module.css';
import { classNames } from '../../styles/class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** The label's text; may contain links. */
  children: ReactNode;
  /** Mixed state: some, but not all, of the choices below it are selected. */
  indeterminate?: boolean;
  /** A number at the end of the row: results of this choice. */
  count?: ReactNode;
}

export function Checkbox({ children, indeterminate = false, count, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(row.row, className)}>
      <input {...rest} ref={box} type="checkbox" className={styles.box} />
      <span className={styles.label}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
