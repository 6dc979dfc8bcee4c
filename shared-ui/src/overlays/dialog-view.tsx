import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { CloseButton } from '../controls/button.tsx';
import { ChakraRoot } from './chakra-root.tsx';
import type { DialogProps } from './dialog.tsx';
import { useShownAfterMount } from './use-shown-after-mount.ts';

export function DialogView({
  open,
  onClose,
  title,
  children,
  footer,
  size,
  role = 'dialog',
  busy = false,
}: DialogProps) {
  const shown = useShownAfterMount(open);
  return (
    <ChakraRoot>
      <Chakra.Root
        open={shown}
        onOpenChange={(details) => !details.open && onClose()}
        size={size as 'md'}
        role={role}
        closeOnInteractOutside={role === 'dialog' && !busy}
        closeOnEscape={!busy}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content>
              <Chakra.Header>
                <Chakra.Title>{title}</Chakra.Title>
                {role === 'dialog' && <CloseButton onClick={onClose} disabled={busy} />}
              </Chakra.Header>
              {children && <Chakra.Body>{children}</Chakra.Body>}
              {footer && <Chakra.Footer>{footer}</Chakra.Footer>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  );
}
