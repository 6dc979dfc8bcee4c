import type { ComponentProps, SyntheticEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { type Locale, useLocale } from '../root/locale.ts';
import { localePath } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without locale, query and hash allowed. */
  to: string;
}

/** Tells the shell that a page may be wanted soon; it loads the remote and the first data together. */
export const warm = (path: string): boolean => window.dispatchEvent(new CustomEvent('wp:warm', { detail: { path } }));

/** A real `<a href>` in the page's locale; the shell turns its click into a soft navigation. */
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

/**
 * What makes an `<a>` a `Link`, for the posts of `bench:list`: a list has too many links to mount a component for each. `intl`
 * is that of the root, which has the locale.
 */
export const linkProps = (to: string, intl: IntlShape) => ({
  href: localePath(to, intl.locale as Locale),
  onMouseEnter: warmTarget,
  onFocus: warmTarget,
});

/** Most links have no handler of their own: those share one. */
function warmed<Event extends SyntheticEvent<HTMLAnchorElement>>(handler?: (event: Event) => void) {
  if (!handler) return warmTarget;
  return (event: Event) => {
    warmTarget(event);
    handler(event);
  };
}
