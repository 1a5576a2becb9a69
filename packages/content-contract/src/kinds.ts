import type { KindFacts } from './kind-facts.ts'
import { buildingProject } from './kinds/building-projects/kind.ts'
import { eatery } from './kinds/eateries/kind.ts'
import { event } from './kinds/events/kind.ts'
import { gym } from './kinds/gyms/kind.ts'
import { healthCenter } from './kinds/health-centers/kind.ts'
import { jobListing } from './kinds/job-listings/kind.ts'
import { kindergarten } from './kinds/kindergartens/kind.ts'
import { studyPlace } from './kinds/study-places/kind.ts'

/**
 * Kinds of content whose pages lie under a list, each under its slug or its id. A kind is a folder
 * in `kinds/`, a line here and one in `kind-contracts.ts`, which is apart because it has schemas, and
 * browsers read this one (docs/adr/0025-content-kinds-as-folders.md).
 */
export const listedKinds = {
  kindergarten,
  gym,
  eatery,
  healthCenter,
  jobListing,
  buildingProject,
  studyPlace,
  event,
} as const satisfies Record<string, KindFacts>

type Listed = typeof listedKinds
export type ListedKind = keyof Listed
export type CollectionOf<Kind extends ListedKind> = Listed[Kind]['collection']
export type ListOf<Kind extends ListedKind> = Listed[Kind]['list']

/** Kinds with a slug of their own in each language. */
export type SluggedKind = {
  [Kind in ListedKind]: Listed[Kind]['addressedBy'] extends 'slug' ? Kind : never
}[ListedKind]

export const listedKindNames = Object.keys(listedKinds) as ListedKind[]

export const hasSlug = (kind: ListedKind): kind is SluggedKind =>
  listedKinds[kind].addressedBy === 'slug'

/** Every kind of content that has a page of its own. `page` has a path of any depth. */
export const contentKinds: readonly ['page', ...ListedKind[]] = ['page', ...listedKindNames]
export type ContentKind = (typeof contentKinds)[number]
