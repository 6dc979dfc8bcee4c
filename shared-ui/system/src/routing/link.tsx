import type { ComponentProps, SyntheticEvent } from 'react';
import { useLocale } from '../root/locale.ts';
import { localePath } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without locale; may have query and hash. */
  to: string;
}

/** Notifies the shell that a page may be opened soon; it loads the remote and the first data in parallel. */
export const warm = (path: string): boolean => window.dispatchEvent(new CustomEvent('wp:warm', { detail: { path } }));

/** A real `<a href>` in the page's locale; the shell turns its click into a client-side navigation. */
export function Link({ to, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={localePath(to, useLocale())}
      onMouseEnter={warmed(rest.onMouseEnter)}
      onFocus={warmed(rest.onFocus)}
    />
  );
}

const warmTarget = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) =>
  void warm(link.getAttribute('href') ?? '');

/** Most links have no handlers: those share one. */
function warmed<Event extends SyntheticEvent<HTMLAnchorElement>>(handler?: (event: Event) => void) {
  if (!handler) return warmTarget;
  return (event: Event) => {
    warmTarget(event);
    handler(event);
  };
}
