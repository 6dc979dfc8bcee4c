import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { CloseButton } from '../button/button.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { ScrollingBody } from '../overlay/scrolling-body.tsx';
import { useMovingFocus } from '../overlay/use-moving-focus.ts';
import { useReturnFocus } from '../overlay/use-return-focus.ts';
import { useShownAfterMount } from '../overlay/use-shown-after-mount.ts';
import type { DialogProps } from './dialog.tsx';
import { useFocusInside } from './use-focus-inside.ts';
import { useSecondClick } from './use-second-click.ts';

/** Initial focus of a dialog with a form. The default is the first control. */
const FIRST_FIELD = 'form :is(input, select, textarea):enabled:not([type="hidden"])';

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
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(open);
  const noteFocus = useFocusInside(content);
  const arrive = useMovingFocus(open);
  const secondClick = useSecondClick();
  return (
    <ChakraRoot>
      <Chakra.Root
        open={shown}
        onOpenChange={(details) => !details.open && onClose()}
        size={size as 'md'}
        role={role}
        closeOnInteractOutside={role === 'dialog' && !busy}
        closeOnEscape={!busy}
        onInteractOutside={secondClick.ignoreOutside}
        initialFocusEl={() => content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? null}
        finalFocusEl={returnFocus}
        onExitComplete={arrive}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content
              ref={content}
              onPointerDown={secondClick.note}
              onFocus={(event) => {
                arrive();
                noteFocus(event);
              }}
            >
              <Chakra.Header>
                <Chakra.Title>{title}</Chakra.Title>
                {role === 'dialog' && <CloseButton onClick={onClose} disabled={busy} />}
              </Chakra.Header>
              {children && <ScrollingBody as={Chakra.Body}>{children}</ScrollingBody>}
              {footer && (
                <Chakra.Footer data-at-bottom="" onClickCapture={secondClick.ignoreInside}>
                  {footer}
                </Chakra.Footer>
              )}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  );
}
