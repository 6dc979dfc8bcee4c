import { IconButton, Tooltip } from '@wspolnik/system';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { commands, linkAround, listAround } from './commands.ts';
import styles from './editor.module.css';
import { schema } from './schema.ts';

interface Tool {
  name: string;
  icon: LucideIcon;
  /** Without one the tool opens the link form. */
  command?: Command;
  keys?: string;
  /** Undefined for an action that has no on/off state. */
  pressed?(state: EditorState): boolean;
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
}

const inList = (state: EditorState, kind: 'bullet_list' | 'ordered_list') =>
  listAround(state)?.node.type === schema.nodes[kind];

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    command: commands.bold,
    keys: 'Control+B',
    pressed: (state) => hasMark(state, schema.marks.bold),
  },
  {
    name: 'italic',
    icon: Italic,
    command: commands.italic,
    keys: 'Control+I',
    pressed: (state) => hasMark(state, schema.marks.italic),
  },
  { name: 'link', icon: LinkIcon, keys: 'Control+K', pressed: (state) => linkAround(state) !== null },
  { name: 'bullets', icon: List, command: commands.bullets, pressed: (state) => inList(state, 'bullet_list') },
  { name: 'numbers', icon: ListOrdered, command: commands.numbers, pressed: (state) => inList(state, 'ordered_list') },
  { name: 'deeper', icon: IndentIncrease, command: commands.deeper, keys: 'Control+]' },
  { name: 'higher', icon: IndentDecrease, command: commands.higher, keys: 'Control+[' },
  { name: 'undo', icon: Undo2, command: undo, keys: 'Control+Z' },
  { name: 'redo', icon: Redo2, command: redo, keys: 'Control+Y' },
];

const STEP: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % TOOLS.length,
  ArrowLeft: (index) => (index + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

export interface ToolbarProps {
  bar: RefObject<HTMLDivElement | null>;
  /** Null until the editor has loaded. */
  state: EditorState | null;
  controls: string;
  disabled?: boolean;
  run(command: Command): void;
  onLink(): void;
  /** Escape returns to the text. */
  onLeave(): void;
}

/** One Tab stop; arrows, Home and End move through it. A tool that does not apply keeps its place. */
export function Toolbar({ bar, state, controls, disabled, run, onLink, onLeave }: ToolbarProps) {
  const intl = useIntl();
  const [active, setActive] = useState(0);
  const buttons = (): HTMLElement[] => [...(bar.current?.querySelectorAll('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    const next = STEP[event.key]?.(active);
    if (next === undefined) return;
    event.preventDefault();
    buttons()[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'ui.editor.toolbar' })}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setActive(Math.max(0, buttons().indexOf(target)))}
    >
      {TOOLS.map((tool, index) => (
        <ToolButton
          key={tool.name}
          {...{ tool, state }}
          tabIndex={index === active ? 0 : -1}
          able={!disabled && state !== null && (tool.command ? tool.command(state) : true)}
          onUse={() => (tool.command ? run(tool.command) : onLink())}
        />
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  state: EditorState | null;
  tabIndex: number;
  able: boolean;
  onUse(): void;
}

function ToolButton({ tool, state, tabIndex, able, onUse }: ToolButtonProps) {
  const intl = useIntl();
  const { name, icon: Icon, keys, pressed } = tool;
  const label = intl.formatMessage({ id: `ui.editor.${name}` });
  const shortcut = keys?.replace('Control', 'Ctrl');
  return (
    <Tooltip content={shortcut ? `${label} (${shortcut})` : label}>
      <IconButton
        label={label}
        icon={<Icon size={18} strokeWidth={1.75} />}
        className={styles.tool}
        tabIndex={tabIndex}
        aria-pressed={pressed && state !== null ? pressed(state) : undefined}
        aria-keyshortcuts={keys}
        aria-disabled={!able || undefined}
        // The text keeps the focus and the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => able && onUse()}
      />
    </Tooltip>
  );
}
