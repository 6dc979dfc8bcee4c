import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { listFiles, ROOT, readJson } from './workspace.ts';

/** An object of the Kubernetes API, as it is written in a file. */
interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  value: object;
}

const flat = (message: string | ts.DiagnosticMessageChain) => ts.flattenDiagnosticMessageText(message, ' ');

/** Documents of a file, and what is no YAML in it, such as a key that comes twice. */
async function readYaml(root: string, file: string): Promise<{ values: unknown[]; problems: string[] }> {
  const documents = parseAllDocuments(await readFile(join(root, file), 'utf8'), { merge: true });
  const all = Array.from(documents);
  const problems = all.flatMap(({ errors }) => errors.map(({ message }) => `${file}: ${message}`));
  return { values: all.map((document) => document.toJS()), problems };
}

/** deploy/compose.yaml against the schema of the compose specification, as dclint brings it. */
async function composeProblems(root: string): Promise<string[]> {
  const file = 'deploy/compose.yaml';
  const { values, problems } = await readYaml(root, file);
  const packageFile = createRequire(import.meta.url).resolve('dclint/package.json');
  // Its draft is the one that Ajv knows by another spelling. A duration is one of Go, of which Ajv knows none.
  const { $schema: _, ...schema } = await readJson<object & { $schema?: string }>(
    join(packageFile, '../schemas/compose.schema.json'),
  );
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  if (!validate(values[0])) {
    const errors = validate.errors ?? [];
    problems.push(
      ...errors.map(
        ({ instancePath, message, params }) => `${file}: ${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    );
  }
  return problems;
}

/** The values against the schemas of the Kubernetes API, which the package has as compiled validators. */
async function valueProblems({ file, apiVersion, kind, value }: Manifest): Promise<string[]> {
  const named = `${file}: ${kind}`;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<
      string,
      new (
        data: object,
      ) => { validate(): void }
    >;
    const Model = models[kind];
    if (!Model) return [`${named} is no kind of ${apiVersion}`];
    new Model(value).validate();
    return [];
  } catch (error) {
    return [`${named}: ${(error as Error).message}`];
  }
}

/**
 * Their names: the API's schemas allow unknown fields, which a cluster drops with a warning. The types of the same package do not, so
 * TypeScript compares each manifest with the type of its kind.
 */
function nameProblems(manifests: readonly Manifest[]): string[] {
  const name = join(import.meta.dirname, 'manifests.virtual.ts');
  const lines = manifests.map(
    ({ apiVersion, kind, value }, at) =>
      `export const m${at}: import('kubernetes-models/${apiVersion}').I${kind} = ${JSON.stringify(value)};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { readFile: readSource, fileExists, getSourceFile } = host;
  host.readFile = (path) => (path === name ? lines.join('\n') : readSource(path));
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...more) =>
    path === name ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ESNext) : getSourceFile(path, ...more);
  const program = ts.createProgram([name], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ file, start = 0, messageText }) => {
    const manifest = manifests[file?.getLineAndCharacterOfPosition(start).line ?? 0];
    return `${manifest?.file}: ${manifest?.kind}: ${flat(messageText)}`;
  });
}

/** What is misspelt, missing or of a wrong type in compose.yaml and in the manifests of Kubernetes below `root`. */
export async function deploySchemaProblems(root = ROOT): Promise<string[]> {
  const problems = await composeProblems(root);
  const manifests: Manifest[] = [];
  for (const file of await listFiles('deploy/kubernetes/**/*.yaml', root)) {
    const { values, problems: unreadable } = await readYaml(root, file);
    problems.push(...unreadable);
    // It is read by kustomize, and not sent to a cluster.
    if (file.endsWith('/kustomization.yaml')) continue;
    for (const value of values as { apiVersion: string; kind: string }[]) {
      manifests.push({
        file: relative('deploy/kubernetes', file),
        apiVersion: value.apiVersion,
        kind: value.kind,
        value,
      });
    }
  }
  for (const manifest of manifests) problems.push(...(await valueProblems(manifest)));
  return [...problems, ...nameProblems(manifests)];
}
