import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readTheme, setTheme, subscribeTheme, THEMES, type Theme } from '../platform/theme.ts';
import styles from './header.module.css';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

const useTheme = (): Theme => useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

/** One button that cycles through light, dark and the system's theme. */
export function ThemeToggle() {
  const intl = useIntl();
  const theme = useTheme();
  const Icon = ICONS[theme];
  const name = intl.formatMessage({ id: `shell.theme.${theme}` });
  const label = intl.formatMessage({ id: 'shell.theme.now' }, { theme: name });
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      onClick={() => setTheme(after(theme))}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** The three choices side by side, for the sheet. */
export function ThemeChoice({ className }: { className?: string }) {
  const intl = useIntl();
  const current = useTheme();
  return (
    <fieldset className={className} aria-label={intl.formatMessage({ id: 'shell.theme' })}>
      {THEMES.map((theme) => (
        <button key={theme} type="button" aria-pressed={theme === current} onClick={() => setTheme(theme)}>
          <FormattedMessage id={`shell.theme.${theme}`} />
        </button>
      ))}
    </fieldset>
  );
}
