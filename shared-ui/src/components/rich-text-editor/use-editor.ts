import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How a stored text becomes a document and a document a stored text. */
export interface EditorFormat {
  read(value: string): Node;
  write(doc: Node): string;
  /** The transaction of a paste or a drop; null when it brings nothing that the document can hold. */
  paste(state: EditorState, data: DataTransfer): Transaction | null;
}

export interface EditorSettings {
  format: EditorFormat;
  /** Called once, with the first render. */
  plugins(): Plugin[];
  value: string;
  onChange(value: string): void;
}

/** Our own way for both: the library's would make a policy for HTML that the page does not allow. */
function takePaste(view: EditorView, event: Event, data: DataTransfer | null, format: EditorFormat): boolean {
  event.preventDefault();
  const transaction = data && format.paste(view.state, data);
  // Undone on its own, however soon after the last letter it came.
  if (transaction) view.dispatch(closeHistory(transaction).scrollIntoView());
  return true;
}

function takeDrop(view: EditorView, event: DragEvent, format: EditorFormat): boolean {
  // What is moved inside the editor has never left it.
  if (view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
  return takePaste(view, event, event.dataTransfer, format);
}

/** The ProseMirror view of a text in `host`, and its state, which draws what stands around it anew with every change. */
export function useEditor(host: RefObject<HTMLElement | null>, settings: EditorSettings) {
  const [state, setState] = useState<EditorState | null>(null);
  const view = useRef<EditorView>(null);
  const current = useRef(settings);
  /** What the editor holds as a text; another value comes from outside. */
  const held = useRef(settings.value);
  useLayoutEffect(() => {
    current.current = settings;
  });
  // Before the first paint: an editor that grew into its frame would move the page.
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
  /** On the editable element; one that is undefined is left out. */
  attributes: Record<string, string | undefined>;
  disabled?: boolean;
}

/** Apart from `useEditor`, for what stands on the element may depend on the editor's state. After it, in every render. */
export function useEditable(view: RefObject<EditorView | null>, { attributes, disabled }: EditableProps): void {
  useLayoutEffect(() => {
    const present = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    view.current?.setProps({ attributes: Object.fromEntries(present), editable: () => !disabled });
  });
}
