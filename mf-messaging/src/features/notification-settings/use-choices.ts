import type { NotificationSetting } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import type { SettingChange } from './use-settings.ts';

/** Where notifications go: shown in the product or not, and mailed at once, once a day or never. */
const CHOICES = ['yes-now', 'yes-daily', 'yes-never', 'no-now', 'no-daily', 'no-never'] as const;
export type Choice = (typeof CHOICES)[number];

type Told = Pick<NotificationSetting, 'in_product' | 'mail'>;

export const choiceOf = ({ in_product, mail }: Told): Choice => `${in_product ? 'yes' : 'no'}-${mail}`;

/** One choice for several kinds; null while they differ. Those that are always shown follow in their mail. */
export function choiceOfAll(settings: readonly NotificationSetting[]): Choice | null {
  const optional = settings.filter(({ required }) => !required);
  const inProduct = (optional[0] ?? settings[0])?.in_product ?? true;
  const choices = new Set(
    settings.map(({ mail, in_product, required }) => choiceOf({ mail, in_product: required ? inProduct : in_product })),
  );
  const [first] = choices;
  return choices.size === 1 && first !== undefined ? first : null;
}

/** What the choice changes: nothing where it is so already, and no kind that is always shown is hidden. */
export function changesFor(choice: Choice, settings: readonly NotificationSetting[]): SettingChange[] {
  return settings.flatMap(({ kind, required, ...before }) => {
    const in_product = required || choice.startsWith('yes');
    const mail = choice.slice(choice.indexOf('-') + 1) as NotificationSetting['mail'];
    const change = {
      ...(in_product !== before.in_product && { in_product }),
      ...(mail !== before.mail && { mail }),
    };
    return Object.keys(change).length > 0 ? [{ kind, ...change }] : [];
  });
}

export function useChoiceOptions(): (alwaysShown: boolean) => { value: Choice; label: string }[] {
  const { formatMessage } = useIntl();
  return (alwaysShown) =>
    CHOICES.filter((choice) => !alwaysShown || choice.startsWith('yes')).map((value) => ({
      value,
      label: formatMessage({ id: `notificationSettings.choice.${value}` }),
    }));
}
