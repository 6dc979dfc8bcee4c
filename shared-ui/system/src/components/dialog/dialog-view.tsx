import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { CloseButton } from '../button/button.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { ScrollingBody } from '../overlay/scrolling-body.tsx';
import { useMovingFocus } from '../overlay/use-moving-focus.ts';
import { useReturnFocus } from '../overlay/use-return-focus.ts';
import { useShownAfterMount } from '../overlay/use-shown-after-mount.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useSecondClick } from './use-second-click.ts';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click outside. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** 420, 560, 860 or 1240 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` for a confirmation: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The action is in progress: closing would not stop it, so the dialog cannot be closed. */
  busy?: boolean;
}

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
