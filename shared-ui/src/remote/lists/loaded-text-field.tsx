import { Input, type TextControlProps, useOnDemand } from '@wspolnik/shared-ui';
import type { SuggestedTextProps } from '@wspolnik/shared-ui/forms';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LoadedTextFieldProps<Picked> extends TextControlProps {
  /** The field with suggestions. The same function in every render. */
  load(): Promise<ComponentType<SuggestedTextProps & { onPick(picked: Picked): void }>>;
  /** Of the plain field. */
  icon: ReactNode;
  value: string;
  maxLength: number;
  onChange(value: string): void;
  onPick(picked: Picked): void;
  onBlur?(): void;
  onEnter?(): void;
}

/**
 * A text field with suggestions, and a plain one of the same look until it is pointed at or focused: the code of the suggestions is
 * as large as that of a list, and few visits use it.
 */
export function LoadedTextField<Picked>({
  load,
  icon,
  onPick,
  onBlur,
  onEnter,
  ...text
}: LoadedTextFieldProps<Picked>) {
  const [isTyped, setTyped] = useState(false);
  const { Component: Suggested, request } = useOnDemand(load);
  if (Suggested) return <Suggested {...text} {...{ isTyped, onPick, onBlur, onEnter }} />;
  return (
    <Input
      {...text}
      autoComplete="off"
      start={icon}
      onPointerEnter={() => void request()}
      onFocus={() => void request()}
      onChange={({ target }) => {
        text.onChange(target.value);
        setTyped(true);
      }}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
    />
  );
}
