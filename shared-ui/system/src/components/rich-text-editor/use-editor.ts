import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Conversion between a stored text and a document. */
export interface EditorFormat {
  read(value: string): Node;
  write(doc: Node): string;
  /** The transaction of a paste or a drop; null when the content has nothing that fits the schema. */
  paste(state: EditorState, data: DataTransfer): Transaction | null;
}

export interface EditorSettings {
  format: EditorFormat;
  /** Called once, with the first render. */
  plugins(): Plugin[];
  value: string;
  onChange(value: string): void;
}

/** Own handlers for both: the library's would create a Trusted Types policy that the page does not allow. */
function takePaste(view: EditorView, event: Event, data: DataTransfer | null, format: EditorFormat): boolean {
  event.preventDefault();
  const transaction = data && format.paste(view.state, data);
  // A separate undo step, however soon after the last letter.
  if (transaction) view.dispatch(closeHistory(transaction).scrollIntoView());
  return true;
}

function takeDrop(view: EditorView, event: DragEvent, format: EditorFormat): boolean {
  // Content dragged within the editor needs no conversion.
  if (view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
  return takePaste(view, event, event.dataTransfer, format);
}

/** The ProseMirror view of a text in `host`, and its state, which renders the component again after every change. */
export function useEditor(host: RefObject<HTMLElement | null>, settings: EditorSettings) {
  const [state, setState] = useState<EditorState | null>(null);
  const view = useRef<EditorView>(null);
  const current = useRef(settings);
  /** The editor's content as text; a different value comes from outside. */
  const held = useRef(settings.value);
  useLayoutEffect(() => {
    current.current = settings;
  });
  // Before the first paint, so that growing to the content causes no layout shift.
  useLayoutEffect(() => {
    if (!host.current) return;
    const { format, plugins } = current.current;
    const made = new EditorView(host.current, {
      state: EditorState.create({ doc: format.read(held.current), plugins: plugins() }),
      handleDOMEvents: {
        paste: (editor, event) => takePaste(editor, event, event.clipboardData, format),
        drop: (editor, event) => takeDrop(editor, event, format),
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const text = format.write(next.doc);
        if (text === held.current) return;
        held.current = text;
        current.current.onChange(text);
      },
    });
    view.current = made;
    setState(made.state);
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [host]);
  useEffect(() => {
    const { current: made } = view;
    if (!made || settings.value === held.current) return;
    held.current = settings.value;
    const doc = current.current.format.read(settings.value);
    made.updateState(EditorState.create({ doc, plugins: made.state.plugins }));
    setState(made.state);
  }, [settings.value]);
  return { view, state };
}

interface EditableProps {
  /** Attributes of the editable element; undefined ones are omitted. */
  attributes: Record<string, string | undefined>;
  disabled?: boolean;
}

/**
 * Separate from `useEditor`, because the attributes may depend on the editor's state. Call it after `useEditor`, in every
 * render.
 */
export function useEditable(view: RefObject<EditorView | null>, { attributes, disabled }: EditableProps): void {
  useLayoutEffect(() => {
    const present = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    view.current?.setProps({ attributes: Object.fromEntries(present), editable: () => !disabled });
  });
}
