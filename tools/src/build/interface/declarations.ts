import { type ModuleItem, parseSync, printSync, type Span, type TsType, type TsTypeElement } from '@swc/core';
import type { Props } from '@wspolnik/deploy/release';

/** The meaning of a name: members of an interface, or a type. */
type Declared = TsTypeElement[] | TsType;

/**
 * The types that a source declares, read for the properties of a map of names to objects. A build needs no compiler for it, and what
 * two builds record is compared as text. So the source declares all that it mentions.
 */
export class Declarations {
  readonly #source: Buffer;
  /** Where the source begins in the spans of swc, which count bytes. */
  readonly #start: number;
  readonly #types = new Map<string, Declared>();

  constructor(source: string) {
    // The first span is that of the first token.
    this.#source = Buffer.from(`;${withoutComments(source)}`);
    const { body, span } = parseSync(this.#source.toString(), { syntax: 'typescript' });
    this.#start = span.start;
    for (const item of body) this.#declare(item);
  }

  /** An interface may have several parts, also in `declare module`. */
  #declare(item: ModuleItem): void {
    const one = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (one.type === 'TsInterfaceDeclaration') {
      const known = this.#types.get(one.id.value);
      this.#types.set(one.id.value, [...(Array.isArray(known) ? known : []), ...one.body.body]);
    }
    if (one.type === 'TsTypeAliasDeclaration') this.#types.set(one.id.value, one.typeAnnotation);
    if (one.type === 'TsModuleDeclaration' && one.body?.type === 'TsModuleBlock')
      for (const inner of one.body.body) this.#declare(inner);
  }

  /** Member of the interface `map` → its properties. `null` has none, and what is no object has one without a name. */
  membersOf(map: string): Record<string, Props> {
    const members = this.#types.get(map);
    if (!Array.isArray(members)) throw new Error(`no interface ${map} is declared there`);
    return Object.fromEntries(
      members.flatMap((member) =>
        member.type === 'TsPropertySignature' && member.key.type === 'StringLiteral'
          ? [[member.key.value, this.#propsOf(member.typeAnnotation?.typeAnnotation)]]
          : [],
      ),
    );
  }

  #propsOf(type: TsType | undefined): Props {
    const target = type?.type === 'TsTypeReference' ? this.#types.get(this.#text(type.span)) : undefined;
    if (Array.isArray(target)) return this.#propsFrom(target);
    if (target) return this.#propsOf(target);
    if (type?.type === 'TsTypeLiteral') return this.#propsFrom(type.members);
    const text = type ? this.#text(type.span) : 'null';
    return text === 'null' ? {} : { '': this.#complete(text) };
  }

  #propsFrom(members: TsTypeElement[]): Props {
    return Object.fromEntries(
      members.map((member) => {
        const text = this.#text(member.span).replace(/;$/, '');
        const [, name = text, type = ''] = /^(?:readonly )?(\w+\??):? ?(.*)$/.exec(text) ?? [];
        return [name, this.#complete(type)];
      }),
    );
  }

  /** The text with what it mentions: a type that changes behind its name is another type. */
  #complete(text: string, known: readonly string[] = []): string {
    const names = [...new Set(text.match(/\b[A-Z]\w*/g))].filter(
      (name) => this.#types.has(name) && !known.includes(name),
    );
    const mentioned = names.map((name) => {
      const declared = [this.#types.get(name) ?? []].flat().map(({ span }) => this.#text(span));
      return `${name} = ${this.#complete(declared.join(' '), [...known, ...names])}`;
    });
    return [text, ...mentioned].join(' where ');
  }

  #text({ start, end }: Span): string {
    const bytes = this.#source.subarray(start - this.#start, end - this.#start);
    return bytes.toString().replaceAll(/\s+/g, ' ');
  }
}

/** In one spelling. Throws when it takes a type from another file. */
function withoutComments(source: string): string {
  const { body, ...module } = parseSync(source, { syntax: 'typescript' });
  const taken = body.flatMap((item) => (item.type === 'ImportDeclaration' ? item.specifiers : []));
  if (taken.length > 0) {
    const names = taken.map(({ local }) => local.value).join(', ');
    throw new Error(`${names} is imported: a release compares only what this file declares`);
  }
  return printSync({ ...module, body: body.filter(({ type }) => type !== 'ImportDeclaration') }).code;
}
