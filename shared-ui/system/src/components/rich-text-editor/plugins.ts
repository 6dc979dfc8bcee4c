import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { commands, isTooDeep, listAround } from './commands.ts';
import { schema } from './schema.ts';
import { textKeys } from './text-keys.ts';

const { list_item, hard_break, bullet_list, ordered_list } = schema.nodes;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

/** At the beginning of an item, Backspace first moves it up a level, before it joins anything. */
const liftAtStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || !listAround(state)) return false;
  return commands.higher(state, dispatch);
};

const keys = (onLink: () => void, onToolbar: () => void): Record<string, Command> => ({
  ...textKeys,
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-k': () => {
    onLink();
    return true;
  },
  'Alt-F10': () => {
    onToolbar();
    return true;
  },
  'Mod-]': commands.deeper,
  'Mod-[': commands.higher,
  'Shift-Enter': breakLine,
  Enter: splitListItem(list_item),
  Backspace: chainCommands(undoInputRule, liftAtStart),
});

/** Limits the depth of lists after any change, because the text format has the same limit. */
const depthGuard = new Plugin({
  filterTransaction: (transaction) => !transaction.docChanged || !isTooDeep(transaction.doc),
});

export const plugins = (onLink: () => void, onToolbar: () => void): Plugin[] => [
  inputRules({
    rules: [wrappingInputRule(/^\s*[-*]\s$/, bullet_list), wrappingInputRule(/^\s*1[.)]\s$/, ordered_list)],
  }),
  keymap(keys(onLink, onToolbar)),
  keymap(baseKeymap),
  history(),
  depthGuard,
];
