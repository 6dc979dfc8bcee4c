import { closeHistory } from 'prosemirror-history';
import { EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromText, toText } from './document.ts';
import { pasteTransaction } from './paste.ts';
import { plugins } from './plugins.ts';

export interface EditorSettings {
  value: string;
  onChange(value: string): void;
  onLink(): void;
  onToolbar(): void;
  /** On the editable element. */
  attributes: Record<string, string>;
  disabled?: boolean;
}

/** Our own way for both: the library's would make a policy for HTML that the page does not allow. */
function takePaste(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  event.preventDefault();
  const transaction = data && pasteTransaction(view.state, data);
  // Undone on its own, however soon after the last letter it came.
  if (transaction) view.dispatch(closeHistory(transaction).scrollIntoView());
  return true;
}

function takeDrop(view: EditorView, event: DragEvent): boolean {
  // What is moved inside the editor has never left it.
  if (view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
  return takePaste(view, event, event.dataTransfer);
}

/** The ProseMirror view of a text in `host`, and its state, which draws the toolbar anew with every change. */
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
    const own = plugins(
      () => current.current.onLink(),
      () => current.current.onToolbar(),
    );
    const made = new EditorView(host.current, {
      state: EditorState.create({ doc: fromText(held.current), plugins: own }),
      attributes: () => current.current.attributes,
      editable: () => !current.current.disabled,
      handleDOMEvents: {
        paste: (editor, event) => takePaste(editor, event, event.clipboardData),
        drop: takeDrop,
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const text = toText(next.doc);
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
    made.updateState(EditorState.create({ doc: fromText(settings.value), plugins: made.state.plugins }));
    setState(made.state);
  }, [settings.value]);
  // Attributes and `editable` are read again with the props, whichever they are.
  useEffect(() => view.current?.setProps({}));
  return { view, state };
}
