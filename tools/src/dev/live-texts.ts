// Runs in the page, only in a working copy: an edited text is shown without a reload.

type Texts = Record<string, unknown>;

/** Of React's internals what its development build offers to browsers' React tools. */
interface Fiber {
  memoizedProps: { messages?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Root {
  current: Fiber;
}
interface Renderer {
  overrideProps(fiber: Fiber, path: readonly string[], value: unknown): void;
}
interface Hook {
  renderers: Map<number, Renderer>;
  onCommitFiberRoot(id: number, root: Root, ...rest: unknown[]): void;
}

const hook = (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
/** Of the whole page, because a slot of the remote lies in the root of another one. */
const roots = new Map<Root, Renderer | undefined>();
/** Texts as components have them after an edit, and the object that they had at first, which later mounts have. */
const origins = new WeakMap<object, Texts>();

const noteCommit = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (id, root, ...rest) => {
  roots.set(root, hook.renderers.get(id));
  noteCommit.call(hook, id, root, ...rest);
};

/** Changes the texts in place, for whoever reads them later, and passes them anew to the components that have them or a copy. */
export function replaceTexts(shown: Texts, texts: Texts): void {
  const before = { ...shown };
  replaceIn(shown, before, texts);
  for (const [root, renderer] of roots) {
    if (!root.current.child) roots.delete(root);
    for (const { fiber, messages } of readersOf(before, root.current)) {
      const origin = origins.get(messages) ?? messages;
      replaceIn(origin, before, texts);
      const anew = { ...origin };
      origins.set(anew, origin);
      renderer?.overrideProps(fiber, ['messages'], anew);
    }
  }
}

function replaceIn(messages: Texts, before: Texts, texts: Texts): void {
  for (const id of Object.keys(before)) delete messages[id];
  Object.assign(messages, texts);
}

interface Reader {
  fiber: Fiber;
  messages: Texts;
}

/**
 * Components with these texts, also joined with others: a copy has the same compiled texts. Only the innermost ones: a parent that
 * renders would pass on what it has.
 */
function readersOf(texts: Texts, fiber: Fiber | null): Reader[] {
  const found: Reader[] = [];
  for (let at = fiber; at; at = at.sibling) {
    const inner = readersOf(texts, at.child);
    const messages = at.memoizedProps?.messages as Texts | undefined;
    const reads =
      typeof messages === 'object' && messages && Object.entries(texts).some(([id, text]) => messages[id] === text);
    found.push(...(reads && inner.length === 0 ? [{ fiber: at, messages }] : inner));
  }
  return found;
}
