import { join, relative } from 'node:path';
import ts from 'typescript';
import { listFiles, ROOT } from './workspace.ts';

/** Tests, stories and their helpers are not translated. */
const EXAMPLES = /\.(test|stories)\.tsx$|(^|\/)testing[-/]/;

/** What a child of an element may render. */
interface Child {
  node: ts.Node;
  /** A text node. */
  text?: boolean;
  /** Only its owner knows whether it is a text: a ReactNode. */
  isSlot?: boolean;
  /** A text node that React removes or inserts by itself. */
  textGoes?: boolean;
  /** It is a text node even as the only child. A single string is the content of its element, which React replaces safely. */
  isOwnNode?: boolean;
  /** Elements that are inserted later: one that comes, changes its type, or is of a list. */
  elementComes?: boolean;
  /** Always an element, so that React inserts earlier elements before it. */
  isElement?: boolean;
}

const hasFlag = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0;
const TEXTS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike;
const OBJECTS = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isText = (type: ts.Type) => partsOf(type).some((part) => hasFlag(part, TEXTS));
/** A ReactNode: text, element or nothing. */
const isNode = (type: ts.Type) =>
  [TEXTS, NOTHING, OBJECTS].every((flags) => partsOf(type).some((part) => hasFlag(part, flags)));

function childOfType(node: ts.Node, type: ts.Type, checker: ts.TypeChecker): Child {
  const parts = partsOf(type);
  const text = isText(type);
  const nothing = parts.some((part) => hasFlag(part, NOTHING));
  const objects = parts.filter((part) => hasFlag(part, OBJECTS));
  if (isNode(type)) return { node, text, isSlot: true };
  if (text && objects.length > 0)
    return { node, text, textGoes: true, isOwnNode: objects.some((part) => checker.isArrayLikeType(part)) };
  if (text) return { node, text, textGoes: nothing };
  const lists = objects.filter((part) => checker.isArrayLikeType(part));
  const items = lists.flatMap((list) => checker.getTypeArguments(list as ts.TypeReference));
  if (items.some((item) => isText(item) && !isNode(item))) {
    // The parts of a message are always the same ones.
    const isMessage = ts.isCallExpression(node) && node.expression.getText().endsWith('formatMessage');
    return { node, text: true, textGoes: !isMessage, isOwnNode: true };
  }
  const elementComes = lists.length > 0 || (nothing && objects.length > 0);
  return { node, elementComes, isElement: objects.length > 0 && !elementComes };
}

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;

type Tag = ts.JsxOpeningLikeElement;
const tagOf = (node: ts.Node): Tag | null =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null;
const hasKey = ({ attributes }: Tag) =>
  attributes.properties.some((each) => ts.isJsxAttribute(each) && each.name.getText() === 'key');

/** Whether a component's name stands for a value that a render chooses: `const Icon = isMet ? Check : Circle`. */
function isChosen(name: ts.Node, checker: ts.TypeChecker): boolean {
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  return (
    declaration !== undefined &&
    (ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration) || ts.isParameter(declaration)) &&
    ts.findAncestor(declaration, ts.isFunctionLike) !== undefined
  );
}

function childOfTag(node: ts.Node, tag: Tag, checker: ts.TypeChecker): Child {
  const { tagName } = tag;
  const elementComes = hasKey(tag);
  const name = tagName.getText();
  if (/^[a-z]/.test(name)) return { node, elementComes, isElement: true };
  // Those of react-intl render only a text.
  if (/^Formatted/.test(name)) return { node, text: true, isOwnNode: true };
  if (ts.isIdentifier(tagName) && isChosen(tagName, checker)) return { node, elementComes: true, isElement: true };
  const rendered = checker.getResolvedSignature(tag)?.getReturnType();
  const child = rendered ? childOfType(node, rendered, checker) : { node };
  // A component of a library is declared to return any ReactNode.
  if (child.isSlot) return { node, elementComes, isElement: true };
  return { ...child, isOwnNode: child.text, elementComes: elementComes || child.elementComes };
}

function eitherChild(node: ts.Node, left: Child, right: Child): Child {
  const [leftTag, rightTag] = [tagOf(left.node), tagOf(right.node)];
  const isSame = leftTag && rightTag && leftTag.tagName.getText() === rightTag.tagName.getText();
  if (isSame && !hasKey(leftTag) && !hasKey(rightTag)) return { ...left, node };
  const isText = (child: Child) => child.text && !child.isSlot;
  const bothText = isText(left) && isText(right);
  const rendersElement = [left, right].some((child) => child.isElement || child.elementComes);
  return {
    node,
    text: left.text || right.text,
    isSlot: (left.isSlot || !left.text) && (right.isSlot || !right.text),
    isOwnNode: left.isOwnNode || right.isOwnNode,
    textGoes: left.textGoes || right.textGoes || (!bothText && (isText(left) || isText(right))),
    elementComes: rendersElement,
    isElement: left.isElement && right.isElement,
  };
}

/** In a condition: React inserts and removes its children one by one. */
function childOfFragment(node: ts.JsxFragment, checker: ts.TypeChecker): Child {
  const children = childrenOf(node.children, checker);
  const text = children.some((child) => child.text && !child.isSlot);
  return {
    node,
    text,
    isOwnNode: text,
    isElement: children.some(({ isElement }) => isElement),
  };
}

function childOf(node: ts.Node, checker: ts.TypeChecker): Child {
  const tag = tagOf(node);
  if (tag) return childOfTag(node, tag, checker);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    const right = childOf(unwrap(node.right), checker);
    return {
      node,
      text: right.text,
      isSlot: right.isSlot,
      isOwnNode: right.isOwnNode,
      textGoes: right.text && !right.isSlot,
      elementComes: right.isElement || right.elementComes,
    };
  }
  if (ts.isConditionalExpression(node)) {
    const branches = [node.whenTrue, node.whenFalse].map((each) => childOf(unwrap(each), checker));
    return eitherChild(node, branches[0] as Child, branches[1] as Child);
  }
  if (ts.isJsxFragment(node)) return childOfFragment(node, checker);
  if (ts.isStringLiteral(node) && node.text === '') return { node };
  return childOfType(node, checker.getTypeAtLocation(node), checker);
}

/** What the children render; those of a fragment take its place. */
function childrenOf(children: ts.NodeArray<ts.JsxChild>, checker: ts.TypeChecker): Child[] {
  return children.flatMap((node): Child[] => {
    if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [{ node, text: true }];
    if (ts.isJsxFragment(node)) return childrenOf(node.children, checker);
    if (!ts.isJsxExpression(node)) return [childOf(node, checker)];
    const expression = node.expression && unwrap(node.expression);
    if (!expression) return [];
    // Translators do not touch blanks.
    if (ts.isStringLiteral(expression) && expression.text.trim() === '') return [];
    return [childOf(expression, checker)];
  });
}

/** They contain texts; children that others get from their owner are elements. */
const PHRASES = /^(a|button|span|p|label|h[1-6]|small|strong|em|b|i|dt|summary|legend|figcaption)$/;

const TEXT_GOES = 'this text comes and goes beside others: put it into an element';
const ELEMENT_COMES = 'an element comes, goes or changes before a bare text: put the text into an element';

/** React removes a text node by its parent, and inserts before it, which a translator has replaced by an element. */
function problemsOf(every: readonly Child[], parent: string): { node: ts.Node; problem: string }[] {
  const isPhrase = PHRASES.test(parent);
  const children = every.map((child) => (child.isSlot && !isPhrase ? { node: child.node } : child));
  return children.flatMap((child, index) => {
    // An item of a list without its own element.
    const isOfItem = parent === 'Fragment' && child.text && !child.isSlot;
    if (isOfItem || (child.textGoes && (child.isOwnNode || children.length > 1)))
      return [{ node: child.node, problem: TEXT_GOES }];
    const next = children.slice(index + 1).find(({ text, isElement }) => text || isElement);
    return child.elementComes && next?.text ? [{ node: child.node, problem: ELEMENT_COMES }] : [];
  });
}

const nameOf = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';

/** Where a page that a browser has translated would break: `file:line problem`. */
export function untranslatable(program: ts.Program, files: readonly string[], root = ROOT): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the program`);
    const visit = (node: ts.Node): void => {
      const isNested = ts.isJsxFragment(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
      if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !isNested) {
        for (const { node: at, problem } of problemsOf(childrenOf(node.children, checker), nameOf(node))) {
          const line = source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1;
          found.push(`${relative(root, file)}:${line} ${problem}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** A program of these files, with the compiler options of all packages. */
export function programOf(files: readonly string[]): ts.Program {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, ROOT);
  return ts.createProgram([...files], { ...options, composite: false, noEmit: true, emitDeclarationOnly: false });
}

/** The pages of all packages: type-aware, because whether `{title}` is a text is a matter of its type. */
export async function translatedPageProblems(): Promise<string[]> {
  const components = await listFiles('{shell,shared-ui/*,shared-auth,mf-*}/src/**/*.tsx');
  const files = components.filter((file) => !EXAMPLES.test(file)).map((file) => join(ROOT, file));
  const types = (await listFiles('tools/types/*.d.ts')).map((file) => join(ROOT, file));
  return untranslatable(programOf([...files, ...types]), files);
}
