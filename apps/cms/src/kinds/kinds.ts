import {
  type CollectionOf,
  type ListedKind,
  listedKindNames,
  listedKinds,
} from '@trivsel/content-contract/kinds'
import { buildingProject } from './building-projects/kind.ts'
import { eatery } from './eateries/kind.ts'
import { event } from './events/kind.ts'
import { gym } from './gyms/kind.ts'
import { healthCenter } from './health-centers/kind.ts'
import { jobListing } from './job-listings/kind.ts'
import type { Kind } from './kind.ts'
import { kindergarten } from './kindergartens/kind.ts'
import { studyPlace } from './study-places/kind.ts'

type Kinds = { readonly [Name in ListedKind]: Kind<Name> }

/** A kind is a folder beside this file, and a line here. */
export const kinds: Kinds = {
  kindergarten,
  gym,
  eatery,
  healthCenter,
  jobListing,
  buildingProject,
  studyPlace,
  event,
}

type OfKinds<Part extends keyof Kind<ListedKind>> = {
  readonly [Name in ListedKind as CollectionOf<Name>]: Kind<Name>[Part]
}

/** A part of every kind, by its collection. */
export const byCollection = <Part extends keyof Kind<ListedKind>>(part: Part) =>
  Object.fromEntries(
    listedKindNames.map((name) => [listedKinds[name].collection, kinds[name][part]]),
  ) as OfKinds<Part>
