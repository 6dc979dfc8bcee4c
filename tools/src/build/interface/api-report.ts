import { parseSync, type Span, type TsType, type TsTypeElement } from '@swc/core';
import type { Props } from '@wspolnik/deploy/release';

/** The meaning of a name in the report: members of an interface, or a type. */
type Declared = TsTypeElement[] | TsType;

/** A report of API Extractor (`*.api.md`), read for the properties of a map of names to objects. */
export class ApiReport {
  readonly #source: Buffer;
  /** Where the source begins in the spans of swc, which count bytes. */
  readonly #start: number;
  readonly #types = new Map<string, Declared>();

  constructor(markdown: string) {
    // The first span is that of the first token.
    this.#source = Buffer.from(`;${/```ts\n(.*?)```/s.exec(markdown)?.[1]}`);
    const { body, span } = parseSync(this.#source.toString(), { syntax: 'typescript' });
    this.#start = span.start;
    for (const item of body) {
      const one = item.type === 'ExportDeclaration' ? item.declaration : item;
      if (one.type === 'TsInterfaceDeclaration') this.#types.set(one.id.value, one.body.body);
      if (one.type === 'TsTypeAliasDeclaration') this.#types.set(one.id.value, one.typeAnnotation);
    }
  }

  /** Member of the interface `map` → its properties. `null` has none, and what is no object has one without a name. */
  membersOf(map: string): Record<string, Props> {
    const members = this.#types.get(map);
    if (!Array.isArray(members)) throw new Error(`the report declares no interface ${map}`);
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
