import '@wspolnik/system/base.css';
import type { Preview } from '@storybook/react-webpack5';
import { kitMessages } from '@wspolnik/kit';
import { marketMessages } from '@wspolnik/market';
import { quoteMessages } from '@wspolnik/market/quotes';
import { joinMessages, type Locale, loadCommonMessages, type Messages, Providers, Toaster } from '@wspolnik/system';
import { useLayoutEffect } from 'react';
import styles from './preview.module.css';

const shared = joinMessages(kitMessages, marketMessages, quoteMessages);

interface PageProps {
  locale: Locale;
  theme: 'light' | 'dark';
  /** Texts of the remote whose story it is. */
  messages: Messages | undefined;
  children: React.ReactNode;
}

/** The page around a story like the shell's: language, theme, texts, and the only container of toasts. */
function Page({ locale, theme, messages, children }: PageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [locale, theme]);
  return (
    <Providers locale={locale} messages={messages} globals>
      <main className={styles.page}>{children}</main>
      <Toaster />
    </Providers>
  );
}

/**
 * A skeleton is as high as the card that it stands for: a story with the parameter `sameHeight` shows the two, each inside
 * an element with `data-card`, and fails where their heights differ, in windows `from` that width.
 */
const compareHeights: Preview['afterEach'] = async ({ canvasElement, parameters }) => {
  if (!parameters.sameHeight || window.innerWidth < parameters.sameHeight.from) return;
  // Content that is laid out when it comes into sight has its own height from the next frame on.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const heights = [...canvasElement.querySelectorAll('[data-card]')].map((box) => box.getBoundingClientRect().height);
  const [real = 0, shape = 0] = heights;
  if (Math.abs(real - shape) > 2) throw new Error(`The card is ${real} px high, its skeleton ${shape} px`);
};

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pl', title: 'Polski' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'pl', theme: 'light' },
  loaders: [
    ({ globals }) => loadCommonMessages(globals.locale),
    async ({ globals }) => ({ shared: await shared[globals.locale as Locale]() }),
  ],
  decorators: [
    (Story, { globals, parameters, loaded }) => (
      <Page
        locale={globals.locale}
        theme={globals.theme}
        messages={{ ...loaded.shared, ...parameters.messages?.[globals.locale] }}
      >
        <Story />
      </Page>
    ),
  ],
  afterEach: compareHeights,
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical', order: ['Foundations'] } },
  },
};

export default preview;
