import { useState } from 'react';

/** True from the first time `open` is true: the code loads then, and afterwards closing can be animated. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
