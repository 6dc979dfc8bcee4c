import '@wspolnik/shared-ui/base.css';
import type { Preview } from '@storybook/react-webpack5';
import { type Locale, loadCommonMessages, Providers, Toaster } from '@wspolnik/shared-ui';
import { useLayoutEffect } from 'react';
import styles from './preview.module.css';

interface PageProps {
  locale: Locale;
  theme: 'light' | 'dark';
  children: React.ReactNode;
}

/** The page around a story like the shell's: language, theme, texts, and the only container of toasts. */
function Page({ locale, theme, children }: PageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [locale, theme]);
  return (
    <Providers locale={locale} globals>
      <main className={styles.page}>{children}</main>
      <Toaster />
    </Providers>
  );
}

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
  loaders: [({ globals }) => loadCommonMessages(globals.locale)],
  decorators: [
    (Story, { globals }) => (
      <Page locale={globals.locale} theme={globals.theme}>
        <Story />
      </Page>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical', order: ['Foundations'] } },
  },
};

export default preview;
