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
/** Texts as components have them, and the object of the remote that they were copied from. */
const origins = new WeakMap<object, Texts>();

const noteCommit = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (id, root, ...rest) => {
  roots.set(root, hook.renderers.get(id));
  noteCommit.call(hook, id, root, ...rest);
};

/** Changes the texts in place, for whoever reads them later, and passes them anew to the components that have them. */
export function replaceTexts(shown: Texts, texts: Texts): void {
  for (const id of Object.keys(shown)) delete shown[id];
  Object.assign(shown, texts);
  const anew = { ...shown };
  origins.set(shown, shown).set(anew, shown);
  for (const [root, renderer] of roots) {
    if (!root.current.child) roots.delete(root);
    for (const fiber of readersOf(shown, root.current)) renderer?.overrideProps(fiber, ['messages'], anew);
  }
}

/** The innermost ones: a parent that renders would pass on what it has. */
function readersOf(shown: Texts, fiber: Fiber | null): Fiber[] {
  const found: Fiber[] = [];
  for (let at = fiber; at; at = at.sibling) {
    const inner = readersOf(shown, at.child);
    const messages = at.memoizedProps?.messages;
    const reads = typeof messages === 'object' && messages && origins.get(messages) === shown;
    found.push(...(reads && inner.length === 0 ? [at] : inner));
  }
  return found;
}
