import { Toaster as Chakra, createToaster, Toast } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, CloseButton } from '../button/button.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { clearBottom } from './clear-bottom.ts';
import { connectToaster, type ToastKind, type ToastMessage } from './toast.ts';

const ICONS: Readonly<Record<ToastKind, typeof Info>> = { success: CircleCheck, error: CircleAlert, info: Info };

/** Milliseconds; errors stay longer because they must be read. */
const DURATION: Readonly<Record<ToastKind, number>> = { success: 5000, info: 5000, error: 9000 };

const GAP = '16px';
/** Above everything at the bottom of the screen: at the top a toast would cover the page's title and its first button. */
const ON_PHONE = {
  placement: 'bottom',
  offsets: { top: GAP, bottom: 'var(--wp-toasts-bottom, 16px)', left: GAP, right: GAP },
} as const;
const ON_DESKTOP = { placement: 'bottom-end', offsets: GAP } as const;

// matchMedia is missing in jsdom. The view is never part of a first render.
const isPhone = () => window.matchMedia?.('(max-width: 767px)').matches ?? false;

/** The same text again, as for each of several files, keeps its toast; one with an action belongs only to that action. */
const idOf = ({ kind, text, action }: ToastMessage, ids: Map<string, string>): { id?: string } => {
  if (action) return {};
  const key = `${kind} ${text}`;
  const id = ids.get(key) ?? `toast-${ids.size}`;
  ids.set(key, id);
  return { id };
};

export function ToasterView() {
  const { formatMessage } = useIntl();
  const [toaster] = useState(() =>
    createToaster({ ...(isPhone() ? ON_PHONE : ON_DESKTOP), max: 3, gap: 12, pauseOnPageIdle: true }),
  );
  // Chakra's toaster subscribes one task after its mount, and never shows earlier toasts.
  useEffect(() => {
    let disconnect = () => {};
    const ids = new Map<string, string>();
    const timer = setTimeout(() => {
      disconnect = connectToaster((message) => {
        const { kind, text, action, duration = DURATION[kind] } = message;
        clearBottom();
        toaster.create({ ...idOf(message, ids), type: kind, title: text, action, duration });
      });
    });
    // A toast may stay over the page that follows.
    window.addEventListener('wp:page', clearBottom);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('wp:page', clearBottom);
      disconnect();
    };
  }, [toaster]);
  return (
    <ChakraRoot>
      <Chakra toaster={toaster} aria-label={formatMessage({ id: 'ui.toasts' })}>
        {(item) => {
          const Icon = ICONS[item.type as ToastKind] ?? Info;
          return (
            <Toast.Root>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <Toast.Title>{item.title}</Toast.Title>
              {item.action && (
                <Button variant="ghost" size="sm" onClick={item.action.onClick}>
                  {item.action.label}
                </Button>
              )}
              <CloseButton onClick={() => toaster.dismiss(item.id)} />
            </Toast.Root>
          );
        }}
      </Chakra>
    </ChakraRoot>
  );
}
