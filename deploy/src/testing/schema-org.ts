import Validator from '@adobe/structured-data-validator';
import ts from 'typescript';

export interface RenderedBlock {
  '@type': string;
  [property: string]: unknown;
}

/** The blocks of a page, as a search engine reads them. */
export const blocksIn = (html: string): RenderedBlock[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));

/** What Google requires of the types that the validator does not know (developers.google.com/search/docs, structured data). */
const REQUIRED: Record<string, readonly string[]> = {
  Event: ['name', 'startDate', 'location'],
  LocalBusiness: ['name', 'address'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
};

const FILE = `${import.meta.dirname}/rendered-blocks.ts`;
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  lib: ['lib.es2022.d.ts'],
};

/**
 * What is wrong with blocks: the compiler compares them with schema.org's vocabulary (schema-dts), so an unknown property or a value
 * of another type is named; then what search engines require of each type.
 */
export async function schemaProblems(blocks: readonly RenderedBlock[]): Promise<string[]> {
  return [...vocabularyProblems(blocks), ...(await requirementProblems(blocks))];
}

/** The `-input` of an action is no property of the vocabulary, but of its description of actions. */
const known = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value);

function vocabularyProblems(blocks: readonly RenderedBlock[]): string[] {
  const typed = blocks.map(
    (block, index) =>
      `export const block${index}: s.WithContext<s.${block['@type']}> = ${JSON.stringify(block, known)};`,
  );
  const source = `import type * as s from 'schema-dts';\n${typed.join('\n')}\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...more);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').trim());
}

async function requirementProblems(blocks: readonly RenderedBlock[]): Promise<string[]> {
  const missing = blocks.flatMap((block) =>
    (REQUIRED[block['@type']] ?? [])
      .filter((property) => !block[property])
      .map((property) => `${block['@type']}: Required attribute "${property}" is missing`),
  );
  const jsonld = Object.groupBy(structuredClone(blocks) as RenderedBlock[], (block) => block['@type']);
  const issues = await new Validator().validate({ jsonld: jsonld as Record<string, unknown[]> });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return [...missing, ...errors.map(({ path, issueMessage }) => `${path[0]?.type}: ${issueMessage}`)];
}
