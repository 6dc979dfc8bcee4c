import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.ts';
import { CATEGORY_NAME_LENGTH } from './limits.ts';

/** Levels of the tree. */
export const CATEGORY_LEVELS = 3;

export interface Category {
  id: Id;
  name: string;
  /** English name; the browser shows the one of its locale. */
  name_en: string;
  /** A small square: its own or that of the category above. */
  image: string | null;
  /** Active offers in it and in its children. */
  offer_count: number;
  /** Active companies in it and in its children. */
  company_count: number;
  /** Its offers are jobs: they take applications and are never bought. */
  is_job: boolean;
  children: Category[];
}

export const CategoryRef = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() });

/** In the order of the tree, parents before their children. */
export const AdminCategory = Type.Object({
  id: Id,
  /** Null for a root. */
  parent_id: Nullable(Id),
  /** From 1. */
  level: Type.Integer(),
  name: Type.String(),
  name_en: Type.String(),
  /** Its offers are jobs; of its root. */
  is_job: Type.Boolean(),
  /** In it and in its children, whatever their state; deleted ones do not count. */
  offers: Type.Integer(),
  companies: Type.Integer(),
  /** A small square: its own or that of the category above. */
  image: Nullable(Type.String()),
  /** The picture is one that an administrator has set, for this category. */
  has_picture: Type.Boolean(),
});
export type AdminCategory = Static<typeof AdminCategory>;
export const AdminCategories = Type.Object({ results: Type.Array(AdminCategory) });
export type AdminCategories = Static<typeof AdminCategories>;

const name = Type.String({ maxLength: CATEGORY_NAME_LENGTH });

/** POST accounts/admin/categories/: the last of its siblings. */
export const CategoryFields = Type.Object({
  name,
  name_en: name,
  parent_id: Type.Optional(Nullable(Id)),
  /** Of a root; categories below have the same. Unchanged when absent. */
  is_job: Type.Optional(Type.Boolean()),
});
export type CategoryFields = Static<typeof CategoryFields>;

/** PUT accounts/admin/categories/{id}/: `position` counts from 0 among the siblings; without it the place stays. */
export const ChangeCategoryBody = Type.Object({
  ...CategoryFields.properties,
  position: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ChangeCategoryBody = Static<typeof ChangeCategoryBody>;

/** GET accounts/admin/categories/{id}/uses/: what refers to the category itself. Only without any it can be deleted. */
export const CategoryUses = Type.Object({
  children: Type.Integer(),
  offers: Type.Integer(),
  companies: Type.Integer(),
  webinars: Type.Integer(),
  saved_searches: Type.Integer(),
});
export type CategoryUses = Static<typeof CategoryUses>;

/** POST accounts/admin/categories/{id}/merge/: everything of this category moves to `into_id`, and it is deleted. */
export const MergeCategoryBody = Type.Object({ into_id: Id });
export type MergeCategoryBody = Static<typeof MergeCategoryBody>;

/** Counts of lists, answered with `facets`. */
export const LIST_FACETS = ['category'] as const;

/** The matches of the other filters in the category and below it. Not `exact` is an estimate. */
export const CategoryFacet = Type.Object({ id: Id, count: Type.Integer(), exact: Type.Boolean() });
export type CategoryFacet = Static<typeof CategoryFacet>;
/** The largest category first; categories without matches are omitted. */
export const ListFacets = Type.Object({ category: Type.Array(CategoryFacet) });
export type ListFacets = Static<typeof ListFacets>;
