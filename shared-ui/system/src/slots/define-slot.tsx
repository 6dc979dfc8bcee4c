import type { ComponentType } from 'react';
import { loadCommonMessages } from '../messages/load.ts';
import type { Locale, MessageSource } from '../root/locale.ts';
import { Providers } from '../root/providers.tsx';
import type { SlotMap, SlotName } from './slot-map.ts';

export interface SlotOptions<Props extends object> {
  Component: ComponentType<Props>;
  loadMessages: MessageSource;
}

/** A slot's content with its texts, ready to render for a locale. */
export interface SlotDefinition<Props extends object = object> {
  prepare(locale: Locale): Promise<ComponentType<Props>>;
}

/**
 * Exposes a component of this remote for a slot on a page of another remote; it loads its own texts. The component takes the props
 * of the slot that the type names: `defineSlot<'message.compose'>(…)`.
 */
export function defineSlot<Name extends SlotName>({
  Component,
  loadMessages,
}: SlotOptions<SlotMap[Name]>): SlotDefinition<SlotMap[Name]> {
  const prepared: Partial<Record<Locale, Promise<ComponentType<SlotMap[Name]>>>> = {};
  const prepare = async (locale: Locale) => {
    const [messages] = await Promise.all([loadMessages[locale](), loadCommonMessages(locale)]);
    return function SlotContent(props: SlotMap[Name]) {
      return (
        <Providers locale={locale} messages={messages}>
          <Component {...props} />
        </Providers>
      );
    };
  };
  return {
    prepare: (locale) => {
      prepared[locale] ??= prepare(locale).catch((error: unknown) => {
        delete prepared[locale];
        throw error;
      });
      return prepared[locale];
    },
  };
}
