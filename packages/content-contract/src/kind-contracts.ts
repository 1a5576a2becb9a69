import type { KindContract } from './kind-contract.ts'
import { buildingProjectContract } from './kinds/building-projects/contract.ts'
import { eateryContract } from './kinds/eateries/contract.ts'
import { eventContract } from './kinds/events/contract.ts'
import { gymContract } from './kinds/gyms/contract.ts'
import { healthCenterContract } from './kinds/health-centers/contract.ts'
import { jobListingContract } from './kinds/job-listings/contract.ts'
import { kindergartenContract } from './kinds/kindergartens/contract.ts'
import { studyPlaceContract } from './kinds/study-places/contract.ts'
import type { ListedKind } from './kinds.ts'

/** Questions and import form of every kind, by its name. */
export const kindContracts = {
  kindergarten: kindergartenContract,
  gym: gymContract,
  eatery: eateryContract,
  healthCenter: healthCenterContract,
  jobListing: jobListingContract,
  buildingProject: buildingProjectContract,
  studyPlace: studyPlaceContract,
  event: eventContract,
} as const satisfies Record<ListedKind, KindContract>

type Contracts = typeof kindContracts
type QueriesOf<Kind extends ListedKind> = Contracts[Kind]['queries']
/** Names of the questions about a kind. */
export type KindQueryName<Kind extends ListedKind = ListedKind> = {
  [Each in Kind]: keyof QueriesOf<Each>
}[Kind]

type KindQueries = {
  readonly [Name in KindQueryName]: {
    [Kind in ListedKind]: Name extends keyof QueriesOf<Kind> ? QueriesOf<Kind>[Name] : never
  }[ListedKind]
}
/** The questions about all kinds. */
export const kindQueries: KindQueries = Object.assign(
  {},
  ...Object.values(kindContracts).map(({ queries }) => queries),
)
