import type { Category } from '@wspolnik/contract/categories';
import { Id, Nullable } from '@wspolnik/contract/common';
import { type TObject, type TSchema, Type } from 'typebox';

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
