import type { IntlShape } from 'react-intl';

/** Texts for cooperative gestures (the page keeps the wheel and one finger), under the keys of each library. */
export interface GestureTexts {
  wheel: string;
  /** The same for the modifier key of a Mac. */
  wheelMac: string;
  touch: string;
}

export const gestureTexts = (intl: IntlShape): GestureTexts => ({
  wheel: intl.formatMessage({ id: 'ui.map.wheel' }, { key: 'Ctrl' }),
  wheelMac: intl.formatMessage({ id: 'ui.map.wheel' }, { key: '⌘' }),
  touch: intl.formatMessage({ id: 'ui.map.twoFingers' }),
});
