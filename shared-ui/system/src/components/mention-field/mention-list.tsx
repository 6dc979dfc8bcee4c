import { Avatar } from '@wspolnik/system';
import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import comboboxStyles from '../combobox/combobox.module.css';
import styles from './mention-field.module.css';
import type { MentionOption } from './mention-text.ts';
import type { Suggestions } from './use-suggestions.ts';

interface MentionListProps {
  id: string;
  layer: RefObject<HTMLDivElement | null>;
  box: Suggestions;
}

export function MentionList({ id, layer, box: { state, open, options, active, pick } }: MentionListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const note = state.name !== 'found' ? state.name : options.length === 0 ? 'empty' : null;
  const text = intl.formatMessage({ id: `ui.mention.${note ?? 'count'}` }, { count: options.length });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div ref={layer} popover="manual" hidden={!open} className={comboboxStyles.layer}>
        {open && note && <p className={comboboxStyles.note}>{text}</p>}
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'ui.mention.options' })}
          className={comboboxStyles.rows}
        >
          {open &&
            options.map((option, index) => (
              <MentionRow
                key={`${option.type} ${option.id}`}
                id={`${id}-${index}`}
                active={index === active}
                option={option}
                onPick={() => pick(option)}
              />
            ))}
        </div>
      </div>
      <span role="status" className="wp-visually-hidden">
        {open && text}
      </span>
    </>
  );
}

interface MentionRowProps {
  id: string;
  option: MentionOption;
  active: boolean;
  onPick(): void;
}

function MentionRow({ id, option, active, onPick }: MentionRowProps) {
  const intl = useIntl();
  const kind = intl.formatMessage({ id: `ui.mention.${option.type}` });
  return (
    // Keys are the field's: it keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-highlighted={active || undefined}
      className={`${comboboxStyles.row} ${styles.row}`}
      // The field keeps the focus and the caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar
        name={option.name}
        image={option.image}
        size={32}
        shape={option.type === 'company' ? 'square' : 'round'}
      />
      <span className={styles.words}>
        <span className={comboboxStyles.text}>{option.name}</span>
        <span className={styles.detail}>{option.detail ? `${kind} · ${option.detail}` : kind}</span>
      </span>
    </div>
  );
}
