import type { IntlShape } from 'react-intl';

/** How a map says that the wheel and one finger are the page's: by the names that each library gives its texts. */
export interface GestureTexts {
  wheel: string;
  /** The same with the key of a Mac. */
  wheelMac: string;
  touch: string;
}

export const gestureTexts = (intl: IntlShape): GestureTexts => ({
  wheel: intl.formatMessage({ id: 'ui.map.wheel' }, { key: 'Ctrl' }),
  wheelMac: intl.formatMessage({ id: 'ui.map.wheel' }, { key: '⌘' }),
  touch: intl.formatMessage({ id: 'ui.map.twoFingers' }),
});
