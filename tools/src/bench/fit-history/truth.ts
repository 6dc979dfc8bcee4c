import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { SLOT_MAPS } from './commits.ts';

/** What the page provides, with its folder. */
const SHARED = new Map([
  ['@wspolnik/system', 'shared-ui/system'],
  ['@wspolnik/shared-auth', 'shared-auth'],
]);

/** A name that a module takes from another: `*` for all of it. Of a re-export `as` is its name here. */
interface Reference {
  from: string;
  name: string;
  as?: string;
}

/**
 * What breaks, read from the sources without webpack: names that the remote's modules import of a shared package whose entry, on
 * the page, does not export them. Modules are those that its exposes reach, with what it takes of the packages of shared-ui that
 * it bundles. A function of such a module that never runs counts as well.
 */
export function missingNames(remoteRoot: string, remote: string, pageRoot: string): string[] {
  const exported = new Map(
    Array.from(SHARED, ([name, folder]) => [name, exportsOf(join(pageRoot, folder, 'src/index.ts'))]),
  );
  const missing = new Set<string>();
  for (const { from, name } of sharedNames(remoteRoot, remote)) {
    if (name !== '*' && !exported.get(from)?.has(name)) missing.add(`${from} ${name}`);
  }
  return [...missing].sort();
}

/** Slots that the remote fills, by a component for which the props of the page are too few or of other types. */
export function brokenSlots(remoteRoot: string, remote: string, pageRoot: string): string[] {
  const { slots = [] } = JSON.parse(readFileSync(join(remoteRoot, remote, 'remote.json'), 'utf8'));
  const [expected, passed] = [slotProps(remoteRoot), slotProps(pageRoot)];
  return slots
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => {
      const page = passed.get(name);
      return page && [...(expected.get(name) ?? [])].some(([key, prop]) => isBroken(prop, page.get(key)));
    });
}

interface Prop {
  isOptional: boolean;
  /** Its alternatives. */
  types: string[];
}

function isBroken({ isOptional, types }: Prop, passed: Prop | undefined): boolean {
  if (!passed) return !isOptional;
  return (passed.isOptional && !isOptional) || passed.types.some((type) => !types.includes(type));
}

function slotProps(root: string): Map<string, Map<string, Prop>> {
  return new Map(globSync(SLOT_MAPS, { cwd: root }).flatMap((file) => slotsOf(parse(join(root, file)))));
}

function slotsOf(source: ts.SourceFile): [string, Map<string, Prop>][] {
  const text = (node: ts.Node) => node.getText(source).replaceAll(/\s+/g, ' ');
  const propOf = (member: ts.TypeElement): [string, Prop] => {
    const type = ts.isPropertySignature(member) && member.type ? member.type : member;
    const types = ts.isUnionTypeNode(type) ? type.types.map(text) : [text(type)];
    return [member.name ? text(member.name) : '', { isOptional: member.questionToken !== undefined, types }];
  };
  return slotMembers(source)
    .filter(ts.isPropertySignature)
    .map(({ name, type }) => [
      ts.isStringLiteral(name) ? name.text : text(name),
      new Map(type && ts.isTypeLiteralNode(type) ? type.members.map(propOf) : []),
    ]);
}

/** Of `SlotMap`, in the file itself or in its `declare module`. */
function slotMembers({ statements }: ts.SourceFile): ts.TypeElement[] {
  const all = [...statements].flatMap((one) =>
    ts.isModuleDeclaration(one) && one.body && ts.isModuleBlock(one.body) ? [...one.body.statements] : [one],
  );
  return all.flatMap((one) => (ts.isInterfaceDeclaration(one) && one.name.text === 'SlotMap' ? [...one.members] : []));
}

/** Everything that the remote takes of shared packages. A re-export counts when somebody takes its name. */
function sharedNames(root: string, remote: string): Reference[] {
  const { exposes } = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
  const taken = new Set(Object.values<string>(exposes).map((path) => `${join(root, remote, path)} *`));
  const shared: Reference[] = [];
  // A set also visits what is added to it meanwhile.
  for (const one of taken) {
    const [file = '', name = '*'] = one.split(' ');
    for (const reference of referencesIn(file)) {
      if (reference.as !== undefined && name !== '*' && reference.as !== '*' && reference.as !== name) continue;
      const target = resolve(root, file, reference.from);
      const wanted = reference.as === '*' ? name : reference.name;
      if (SHARED.has(reference.from)) shared.push({ from: reference.from, name: wanted });
      else if (target) taken.add(`${target} ${wanted}`);
    }
  }
  return shared;
}

function resolve(root: string, from: string, request: string): string | null {
  if (request.startsWith('.') && /\.tsx?$/.test(request)) return join(dirname(from), request);
  const [, name, entry = ''] = /^@wspolnik\/([a-z]+)(\/[a-z]+)?$/.exec(request) ?? [];
  const folder = join(root, `shared-ui/${name}`);
  if (!name || !existsSync(folder)) return null;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[`.${entry}`]);
}

const read = new Map<string, Reference[]>();

function referencesIn(file: string): Reference[] {
  const known = read.get(file);
  if (known) return known;
  const found: Reference[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [request] = node.arguments;
      if (request && ts.isStringLiteral(request)) found.push({ from: request.text, name: '*' });
    }
    if (ts.isImportDeclaration(node)) found.push(...imported(node));
    if (ts.isExportDeclaration(node)) found.push(...exportedAgain(node));
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  read.set(file, found);
  return found;
}

function imported({ moduleSpecifier, importClause }: ts.ImportDeclaration): Reference[] {
  if (!ts.isStringLiteral(moduleSpecifier) || importClause?.isTypeOnly) return [];
  const from = moduleSpecifier.text;
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [{ from, name: '*' }];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text }));
}

function exportedAgain({ moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration): Reference[] {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly) return [];
  const from = moduleSpecifier.text;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [{ from, name: '*', as: '*' }];
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text, as: name.text }));
}

/** Names of values that an entry exports; ours list each name. */
function exportsOf(file: string): Set<string> {
  const names = parse(file).statements.flatMap((one) =>
    ts.isExportDeclaration(one) && !one.isTypeOnly && one.exportClause && ts.isNamedExports(one.exportClause)
      ? one.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
      : [],
  );
  return new Set(names);
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
