import { Drawer as Chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CloseButton } from '../button/button.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { ScrollingBody } from '../overlay/scrolling-body.tsx';
import { useMovingFocus } from '../overlay/use-moving-focus.ts';
import { useShownAfterMount } from '../overlay/use-shown-after-mount.ts';

export interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** The edge at which it appears; `bottom` makes a sheet. */
  placement?: 'start' | 'end' | 'bottom';
}

export function DrawerView({ open, onClose, title, children, footer, placement }: DrawerProps) {
  const shown = useShownAfterMount(open);
  const arrive = useMovingFocus(open);
  return (
    <ChakraRoot>
      <Chakra.Root
        open={shown}
        onOpenChange={(details) => !details.open && onClose()}
        placement={placement}
        onExitComplete={arrive}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content onFocus={arrive}>
              <Chakra.Header>
                <Chakra.Title>{title}</Chakra.Title>
                <CloseButton onClick={onClose} />
              </Chakra.Header>
              <ScrollingBody as={Chakra.Body}>{children}</ScrollingBody>
              {footer && <Chakra.Footer>{footer}</Chakra.Footer>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  );
}
