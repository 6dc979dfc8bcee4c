import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { transform } from '@swc/core';

/** A file in code: `from './x.ts'`, `import('./x.ts')`, `join(import.meta.dirname, 'x.ts')`, `new URL('./x.json', …)`. */
const STRING = /(['"])([^'"\n]+)\1/g;
const TYPESCRIPT = /\.tsx?$/;

export const compiledName = (file: string): string => file.replace(TYPESCRIPT, '.js');
export const declarationName = (file: string): string => file.replace(TYPESCRIPT, '.d.ts');

/** Paths are relative to the root of the repository. */
export interface Module {
  root: string;
  file: string;
  /** Entries of other packages of ours that its package takes into itself: name → file. */
  inlined?: Readonly<Record<string, string>>;
}

/** The ES module of a source, and the files that it names. */
export async function compile(module: Module): Promise<{ code: string; named: string[] }> {
  const { root, file } = module;
  const { code } = await transform(await readFile(join(root, file), 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  });
  const named = Array.from(code.matchAll(STRING), ([, , path = '']) => targetOf(path, module));
  return { code: renamePaths(code, module), named: named.filter((target) => target !== undefined) };
}

/** Every string that names a source names its compiled file. */
export function renamePaths(code: string, module: Module): string {
  return code.replaceAll(STRING, (text, quote: string, path: string) => {
    const target = targetOf(path, module);
    if (!target || !TYPESCRIPT.test(target)) return text;
    const isInlined = Object.hasOwn(module.inlined ?? {}, path);
    return `${quote}${compiledName(isInlined ? relativePath(module.file, target) : path)}${quote}`;
  });
}

function targetOf(path: string, { root, file, inlined = {} }: Module): string | undefined {
  if (Object.hasOwn(inlined, path)) return inlined[path];
  const target = normalize(join(dirname(file), path));
  return /\.(tsx?|json)$/.test(path) && existsSync(join(root, target)) ? target : undefined;
}

function relativePath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Names of the packages that a compiled module imports. */
export function importedPackages(code: string): string[] {
  const paths = Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g), ([, path = '']) => path);
  return paths.flatMap((path) =>
    path.startsWith('node:') ? [] : (/^(@[\w.-]+\/)?[a-z][\w.-]*/.exec(path)?.[0] ?? []),
  );
}
