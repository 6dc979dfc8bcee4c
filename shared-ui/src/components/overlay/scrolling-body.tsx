import { type ComponentType, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

interface ScrollingBodyProps {
  /** The body of a dialog or of a drawer. */
  as: ComponentType<{ ref?: Ref<HTMLDivElement>; tabIndex?: number | undefined; children?: ReactNode }>;
  children: ReactNode;
}

/** Is a stop of the Tab key while its content is longer than it: a text without a link is read by keyboard, too. */
export function ScrollingBody({ as: Body, children }: ScrollingBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // With every drawing: it is the content that changes.
  useLayoutEffect(() => {
    if (box.current) setScrolls(box.current.scrollHeight > box.current.clientHeight);
  });
  return (
    <Body ref={box} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Body>
  );
}
