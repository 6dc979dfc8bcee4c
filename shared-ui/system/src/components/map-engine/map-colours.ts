import { useSyncExternalStore } from 'react';

const NAMES = [
  'bg',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'line-strong',
  'primary',
  'info-soft',
  'font',
] as const;
export type MapColours = Readonly<Record<(typeof NAMES)[number], string>>;

interface Look {
  dark: boolean;
  colours: MapColours;
}

let read: Look | null = null;

/** A map draws on a canvas, where CSS variables do not work, so they are read once per theme. */
function currentLook(): Look {
  const root = document.documentElement;
  const dark = root.classList.contains('dark');
  if (read?.dark !== dark) {
    const style = getComputedStyle(root);
    const entries = NAMES.map((name) => [name, style.getPropertyValue(`--wp-${name}`).trim()]);
    read = { dark, colours: Object.fromEntries(entries) };
  }
  return read;
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Colours of the current theme; only in a browser. */
export const useMapLook = (): Look => useSyncExternalStore(subscribe, currentLook, currentLook);
