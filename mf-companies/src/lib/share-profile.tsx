import { localePath, ShareDialog, useLocale } from '@wspolnik/system';

export interface ShareProfileProps {
  /** The page of the company or the person, without locale. */
  path: string;
  name: string;
  onClose: () => void;
}

/** Rendered only after a click, so `window` is available. */
export function ShareProfile({ path, name, onClose }: ShareProfileProps) {
  const url = window.location.origin + localePath(path, useLocale());
  return <ShareDialog open url={url} title={name} onClose={onClose} />;
}
