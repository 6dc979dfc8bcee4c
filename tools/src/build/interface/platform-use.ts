import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';

const NAME = 'what a module uses of the platform';

/** Names of the platform in a module of the page, found in its compiled source. */
export interface PlatformUse {
  /** Slots that it renders, or asks whether anybody fills. */
  slots: string[];
  /** Events on `window`: `wp:…`. */
  events: string[];
}

/** A node of the tree that webpack's parser makes (ESTree). */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** In `buildInfo` of the module, which webpack stores with a module that it takes from its cache. */
const KEY = 'platformUse';
/** Also the compiled form of our packages, in another repository. */
const OURS = /^(?!.*[\\/]node_modules[\\/](?!@wspolnik[\\/])(?!.*[\\/]node_modules[\\/])).*\.[tj]sx?$/;
const EVENT = /^wp:[a-z-]+$/;
/** What takes the name of a slot: `<Slot name="…">`, which is compiled to a call, and `useHasSlot('…')`. */
const TAKES_SLOT = ['Slot', 'useHasSlot'];

/**
 * Notes slots and events of each module while webpack parses it: the source is a tree by then, and what webpack later finds
 * unused is left out with its module. A slot that is not named by a literal fails the build, because nobody could tell which
 * one it is.
 */
export function notePlatformUse(compiler: Compiler): void {
  compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
    for (const type of ['javascript/auto', 'javascript/esm']) {
      normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
        if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
        parser.hooks.program.tap(NAME, (program) => {
          const module = parser.state.module as NormalModule;
          if (!OURS.test(module.resource)) return;
          const use = usesOf(program as unknown as Node, module.resource);
          if (module.buildInfo && use.slots.length + use.events.length > 0) module.buildInfo[KEY] = use;
        });
      });
    }
  });
}

export function platformUseOf(module: Module): PlatformUse {
  return module.buildInfo?.[KEY] ?? { slots: [], events: [] };
}

function usesOf(program: Node, file: string): PlatformUse {
  const nodes = nodesIn(program);
  const local = new Map(nodes.filter(({ type }) => type === 'ImportDeclaration').flatMap(importedNames));
  const slots = nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => {
      const [first, second] = call.arguments as [Node?, Node?];
      const called = local.get(nameOf(call.callee));
      if (called === 'useHasSlot') return [literal(first, file)];
      return local.get(nameOf(first)) === 'Slot' && second?.type === 'ObjectExpression'
        ? [literal(property(second, 'name'), file)]
        : [];
    });
  const events = nodes.flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' && EVENT.test(value) ? [value] : [],
  );
  return { slots: [...new Set(slots)], events: [...new Set(events)] };
}

/** The value if it is a node, and all nodes below it. */
function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const item of value) nodesIn(item, found);
  else if (isNode(value)) {
    found.push(value);
    for (const part of Object.values(value)) if (typeof part === 'object') nodesIn(part, found);
  }
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

/** Local name → the name of what the design system exports. */
function importedNames({ source, specifiers }: Node): [local: string, imported: string][] {
  const from = String((source as Node).value);
  if (from !== '@wspolnik/system' && !/\/(slot|use-has-slot)\.[tj]sx?$/.test(from)) return [];
  return (specifiers as Node[])
    .map(({ local, imported }): [string, string] => [nameOf(local), nameOf(imported)])
    .filter(([, imported]) => TAKES_SLOT.includes(imported));
}

function property({ properties }: Node, key: string): Node | undefined {
  const found = (properties as Node[]).find((one) => one.type === 'Property' && nameOf(one.key) === key);
  return found?.value as Node | undefined;
}

function literal(node: Node | undefined, file: string): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Error(`${file}: a slot is named by a literal, so that a release can tell who renders it`);
}
