import type {
  NotificationSection,
  NotificationSetting,
  NotificationSettings,
  NotificationSettingsBody,
} from '@wspolnik/contract';
import { changeRead, type ReadState, useRead } from '@wspolnik/kit';
import { toast, useErrorText } from '@wspolnik/system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveSettings, settingsRead } from './notification-settings.api.ts';

export type SettingChange = NotificationSettingsBody['settings'][number];

/** The section that was changed last, and how far its change is. */
interface Progress {
  section: NotificationSection;
  state: 'saving' | 'saved' | 'failed';
}

const path = settingsRead();

function patched(data: NotificationSettings, changes: readonly SettingChange[]): NotificationSettings {
  const byKind = new Map(changes.map((change) => [change.kind, change]));
  return { settings: data.settings.map((setting) => ({ ...setting, ...byKind.get(setting.kind) })) };
}

const show = (changes: readonly SettingChange[]) =>
  changeRead<NotificationSettings>(path, (data) => data && patched(data, changes), { revalidate: false });

/** The former values of the same fields. */
function undoOf(changes: readonly SettingChange[], settings: readonly NotificationSetting[]): SettingChange[] {
  return changes.flatMap((change) => {
    const before = settings.find(({ kind }) => kind === change.kind);
    if (!before) return [];
    const { kind, in_product, mail } = before;
    return [{ kind, ...(change.in_product !== undefined && { in_product }), ...(change.mail && { mail }) }];
  });
}

interface Settings {
  read: ReadState<NotificationSettings>;
  progress: Progress | null;
  save(section: NotificationSection, changes: SettingChange[]): void;
}

/**
 * A change is on the screen at once and taken back when it cannot be saved. Changes are sent one after the other, so that the
 * last one wins.
 */
export function useSettings(): Settings {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const read = useRead(path);
  const [progress, setProgress] = useState<Progress | null>(null);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const settings = read.data?.settings;

  const send = async (section: NotificationSection, changes: SettingChange[], undo: readonly SettingChange[]) => {
    try {
      await saveSettings(changes);
      await show(changes);
      setProgress({ section, state: 'saved' });
    } catch (error) {
      await show(undo);
      setProgress({ section, state: 'failed' });
      toast.error(`${formatMessage({ id: 'notificationSettings.notSaved' })} ${errorText(error)}`);
    }
  };
  const save = (section: NotificationSection, changes: SettingChange[]) => {
    if (!settings || changes.length === 0) return;
    const undo = undoOf(changes, settings);
    setProgress({ section, state: 'saving' });
    void show(changes);
    sent.current = sent.current.then(() => send(section, changes, undo));
  };
  return { read, progress, save };
}
