import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, type LinkProps } from '../../routing/link.tsx';
import { classNames } from '../../styles/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  /** `solid` is for the one primary action of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks; the button keeps its width and the focus. */
  loading?: boolean;
}

/** Only the style, for an `<a>` that leads to another site. */
export const buttonClassName = ({ variant = 'solid', size = 'md', fullWidth }: ButtonLook = {}, extra?: string) =>
  classNames(styles.button, styles[variant], styles[size], fullWidth && styles.full, extra);

/** A `<button type="button">` in the style of the brand. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, icon, loading = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, size, fullWidth }, className)}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={18} /> : icon}
      {/* A translator replaces a text by an element, and React inserts nothing before a text that is gone. */}
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, fullWidth, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClassName({ variant, size, fullWidth }, className)}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'fullWidth'> {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  round?: boolean;
}

/** A square (or round) button with only an icon. */
export function IconButton({ label, icon, round, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      className={classNames(styles.icon, round && styles.round, className)}
      icon={icon}
    />
  );
}

/** The button that closes a dialog, a chip or a notice. */
export function CloseButton(props: Omit<IconButtonProps, 'label' | 'icon'>) {
  const intl = useIntl();
  return (
    <IconButton
      round
      size="sm"
      {...props}
      label={intl.formatMessage({ id: 'ui.close' })}
      icon={<X size={20} strokeWidth={1.75} />}
    />
  );
}
