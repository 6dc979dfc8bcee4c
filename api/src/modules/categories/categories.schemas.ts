import { type TObject, type TSchema, Type } from 'typebox';
import type { Category } from '../../contract/categories.ts';
import { Id, Nullable } from '../../contract/common.ts';

const LEAF = {
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  image: Nullable(Type.String()),
  offer_count: Type.Integer(),
  company_count: Type.Integer(),
  is_job: Type.Boolean(),
};

function withChildren(children: TSchema): TObject {
  return Type.Object({ ...LEAF, children: Type.Array(children) });
}

/** Three levels are written out because the response serialiser cannot compile a recursive schema. */
export const CategoryTree = Type.Unsafe<Category[]>(
  Type.Array(withChildren(withChildren(withChildren(Type.Object({}))))),
);
