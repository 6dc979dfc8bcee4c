import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
};
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Characters of a type in a line. */
const LONGEST = 160;
const AMBIENT = 'tools/types/assets.d.ts';

/**
 * What users of packages may rely on, a line each, sorted: `@wspolnik/kit ListPage takes .title: string`. Of a function, what each
 * property of its parameters is; of a type, its members. Entry → source, from the root of the repository.
 */
export function packageFacts(root: string, entries: Readonly<Record<string, string>>): Record<string, string[]> {
  const files = [...Object.values(entries), AMBIENT].map((file) => join(root, file));
  const program = ts.createProgram(files, {
    ...OPTIONS,
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  });
  const facts = new EntryFacts(program.getTypeChecker());
  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => [entry, facts.of(entry, program.getSourceFile(join(root, file)))]),
  );
}

class EntryFacts {
  readonly #checker: ts.TypeChecker;
  #lines = new Set<string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  of(entry: string, source: ts.SourceFile | undefined): string[] {
    const module = source && this.#checker.getSymbolAtLocation(source);
    this.#lines = new Set();
    for (const exported of module ? this.#checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
      const subject = `${entry} ${exported.name}`;
      if (symbol.flags & ts.SymbolFlags.Type) this.#type(subject, this.#checker.getDeclaredTypeOfSymbol(symbol));
      if (symbol.flags & ts.SymbolFlags.Value) this.#value(subject, this.#checker.getTypeOfSymbol(symbol));
    }
    return [...this.#lines].sort();
  }

  #type(subject: string, type: ts.Type): void {
    if (this.#isOurObject(type)) this.#members(`${subject} answers `, type);
    else this.#lines.add(`${subject} answers : ${this.#text(type, ts.TypeFormatFlags.InTypeAlias)}`);
  }

  #value(subject: string, type: ts.Type): void {
    const [signature] = type.getCallSignatures();
    if (!signature) {
      this.#lines.add(`${subject} answers : ${this.#text(type)}`);
      return;
    }
    this.#lines.add(`${subject} answers : ${this.#text(signature.getReturnType())}`);
    for (const [index, parameter] of signature.getParameters().entries()) {
      const taken = this.#checker.getTypeOfSymbol(parameter);
      const isOptional = isOptionalParameter(parameter);
      if (this.#isOurObject(taken)) this.#members(`${subject} takes ${index || ''}`, taken);
      else this.#lines.add(`${subject} takes ${index}${isOptional ? '?' : ''}: ${this.#text(taken)}`);
    }
  }

  #members(start: string, type: ts.Type): void {
    // Attributes of HTML and other packages' members are theirs.
    for (const member of type.getProperties().filter(isOurs)) {
      const isOptional = member.flags & ts.SymbolFlags.Optional;
      this.#lines.add(
        `${start}.${member.name}${isOptional ? '?' : ''}: ${this.#text(this.#checker.getTypeOfSymbol(member))}`,
      );
    }
  }

  /** Declared member by member: of other types the name is enough. */
  #isOurObject({ symbol }: ts.Type): boolean {
    const [declaration] = symbol?.declarations ?? [];
    return (
      declaration !== undefined &&
      (ts.isInterfaceDeclaration(declaration) || ts.isTypeLiteralNode(declaration)) &&
      isOurs(symbol)
    );
  }

  /** Of a type that no module exports TypeScript writes where it lies: left out. */
  #text(type: ts.Type, flags = ts.TypeFormatFlags.None): string {
    // TypeScript's flags of printed types and of their nodes have the same values.
    const node = this.#checker.typeToTypeNode(type, undefined, (flags | FLAGS) as number as ts.NodeBuilderFlags);
    if (!node) throw new Error('a type without a node');
    const { transformed } = ts.transform(node, [inOrder]);
    const text = transformed.map((one) => textOf(one)).join('');
    return shortened(text.replaceAll(/import\("[^"]*"\)\./g, ''));
  }
}

const printer = ts.createPrinter({ removeComments: true });
const NO_SOURCE = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ES2023);
const textOf = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, NO_SOURCE).replaceAll(/\s+/g, ' ');
const byText = (one: ts.Node, other: ts.Node): number => (textOf(one) < textOf(other) ? -1 : 1);

/** The order of a union and of members depends on what the compiler has seen before, which a change elsewhere changes. */
const inOrder: ts.TransformerFactory<ts.TypeNode> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isUnionTypeNode(inner)) return ts.factory.createUnionTypeNode([...inner.types].sort(byText));
    if (ts.isTypeLiteralNode(inner)) return ts.factory.createTypeLiteralNode([...inner.members].sort(byText));
    return inner;
  };
  return (root) => visit(root) as ts.TypeNode;
};

/** A whole reply of the API behind a name would fill pages: its hash shows that it has changed. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, LONGEST)}… ${hash}`;
}

const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.every((one) => !one.getSourceFile().fileName.includes('/node_modules/'));

function isOptionalParameter({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    Boolean(valueDeclaration.questionToken ?? valueDeclaration.initializer)
  );
}
