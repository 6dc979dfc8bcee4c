import { Toaster as Chakra, createToaster, Toast } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, CloseButton } from '../button/button.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { connectToaster, type ToastKind } from './toast.ts';

const ICONS: Readonly<Record<ToastKind, typeof Info>> = { success: CircleCheck, error: CircleAlert, info: Info };

/** Milliseconds; errors stay longer because they must be read. */
const DURATION: Readonly<Record<ToastKind, number>> = { success: 5000, info: 5000, error: 9000 };

export function ToasterView() {
  const [toaster] = useState(() => createToaster({ placement: 'bottom-end', max: 3, gap: 12, pauseOnPageIdle: true }));
  // Chakra's toaster subscribes one task after its mount, and never shows earlier toasts.
  useEffect(() => {
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectToaster(({ kind, text, action, duration = DURATION[kind] }) => {
        toaster.create({ type: kind, title: text, action, duration });
      });
    });
    return () => {
      clearTimeout(timer);
      disconnect();
    };
  }, [toaster]);
  return (
    <ChakraRoot>
      <Chakra toaster={toaster}>
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
