import type { ComponentProps } from 'react';
import { useLocale } from '../root/locale.ts';
import { localePath } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without locale, query and hash allowed. */
  to: string;
}

/** Tells the shell that a page may be wanted soon; it loads the remote and the first data together. */
export const warm = (path: string): boolean => window.dispatchEvent(new CustomEvent('wp:warm', { detail: { path } }));

/** A real `<a href>` in the page's locale; the shell turns its click into a soft navigation. */
export function Link({ to, onMouseEnter, onFocus, ...rest }: LinkProps) {
  const href = localePath(to, useLocale());
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={(event) => {
        warm(href);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        warm(href);
        onFocus?.(event);
      }}
    />
  );
}
