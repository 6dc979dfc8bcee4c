import { type ComponentType, type ReactNode, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { createTexts } from './create-texts.ts';
import { joinMessages, type Locale, type MessageSource, type Messages, useLocale } from './locale.ts';

/** Loads a component with the texts that only it needs. Rejects when a part does not come. */
export async function withMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sources: readonly MessageSource[],
  locale: Locale,
): Promise<ComponentType<Props>> {
  if (sources.length === 0) return load();
  const [Component, messages] = await Promise.all([load(), joinMessages(...sources)[locale]()]);
  return function WithMessages(props: Props) {
    return (
      <MoreMessages messages={messages}>
        <Component {...props} />
      </MoreMessages>
    );
  };
}

/** Adds texts to those of the root. */
function MoreMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { messages: outer } = useIntl();
  const locale = useLocale();
  const intl = useMemo(() => createTexts(locale, { ...outer, ...messages } as Messages), [locale, outer, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
