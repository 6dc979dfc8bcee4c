import { Field, Input, useOnDemand } from '@wspolnik/system';
import type { SuggestedTextProps } from '@wspolnik/system/forms';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LoadedTextFieldProps<Picked> {
  /** Also the placeholder, which is what people see. */
  label: string;
  help?: string | undefined;
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
  label,
  help,
  load,
  icon,
  onPick,
  onBlur,
  onEnter,
  ...text
}: LoadedTextFieldProps<Picked>) {
  const [isTyped, setTyped] = useState(false);
  const { Component: Suggested, request } = useOnDemand(load);
  return (
    <Field label={label} hideLabel help={help}>
      {(control) => {
        const common = { ...control, ...text, placeholder: label };
        if (Suggested) return <Suggested {...common} {...{ isTyped, onPick, onBlur, onEnter }} />;
        return (
          <Input
            {...common}
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
      }}
    </Field>
  );
}
