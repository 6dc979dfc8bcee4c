import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Declarations of the types that an entry exports, with everything behind them written out: who uses them needs no other package.
 * Values are left out.
 */
export function plainTypes(root: string, entry: string): string {
  const program = ts.createProgram([join(root, entry)], OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, entry));
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is no module`);
  const printer = ts.createPrinter();
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const declarations = checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Type)) return [];
    const [generic] = symbol.declarations?.filter((one) => 'typeParameters' in one && one.typeParameters) ?? [];
    if (generic) return [`export ${print(generic).replace(/^export /, '')}`];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const node =
      symbol.flags & ts.SymbolFlags.Interface
        ? membersOf(checker, type)
        : checker.typeToTypeNode(type, undefined, FLAGS);
    return node ? [`export type ${exported.name} = ${print(node)};`] : [];
  });
  return `${declarations.join('\n')}\n`;
}

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.MultilineObjectLiterals;

function membersOf(checker: ts.TypeChecker, type: ts.Type): ts.TypeNode {
  const members = checker
    .getPropertiesOfType(type)
    .map((property) =>
      ts.factory.createPropertySignature(
        undefined,
        property.name,
        property.flags & ts.SymbolFlags.Optional ? ts.factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
        checker.typeToTypeNode(checker.getTypeOfSymbol(property), undefined, FLAGS),
      ),
    );
  return ts.factory.createTypeLiteralNode(members);
}
