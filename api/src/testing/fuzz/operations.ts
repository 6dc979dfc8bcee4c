import { withoutReferences } from '../document.ts';
import type { TestApi } from '../harness.ts';

/** The part of JSON Schema that the OpenAPI document uses for bodies and parameters. */
export interface Schema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  enum?: readonly (string | boolean | number)[];
  anyOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema: Schema;
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  parameters: readonly Parameter[];
  body: Schema | null;
  takesForms: boolean;
}

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

/** These delete data or sessions of the callers, so they come last. */
const ENDING = /delete|suspend|user_status|logout|change-password|^DELETE/;

/** Every operation of the document, destructive ones last. */
export async function readOperations(api: TestApi): Promise<Operation[]> {
  const { paths } = withoutReferences((await api.inject({ url: '/api/docs/json' })).json<Document>());
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]): Operation => {
      const content = requestBody?.content ?? {};
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters,
        body: content['application/json']?.schema ?? null,
        takesForms: 'multipart/form-data' in content,
      };
    }),
  );
  const ends = ({ method, path }: Operation) => Number(ENDING.test(`${method} ${path}`));
  return operations.sort((a, b) => ends(a) - ends(b));
}
