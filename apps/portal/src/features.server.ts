import * as core from '#core/feature/core-parts.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import { feature as accounts } from '#features/accounts/feature.server.ts'
import { feature as audit } from '#features/audit/feature.server.ts'
import { feature as consent } from '#features/consent/feature.server.ts'
import { feature as events } from '#features/events/feature.server.ts'
import { feature as federatedLogin } from '#features/federated-login/feature.server.ts'
import { feature as groupClasses } from '#features/group-classes/feature.server.ts'
import { feature as identityCheck } from '#features/identity-check/feature.server.ts'
import { feature as jobListings } from '#features/job-listings/feature.server.ts'
import { feature as memberships } from '#features/memberships/feature.server.ts'
import { feature as privacy } from '#features/privacy/feature.server.ts'
import { feature as profile } from '#features/profile/feature.server.ts'
import { feature as search } from '#features/search/feature.server.ts'
import { feature as semesterFee } from '#features/semester-fee/feature.server.ts'
import { feature as siteMap } from '#features/site-map/feature.server.ts'
import { feature as staffAccess } from '#features/staff-access/feature.server.ts'
import type { Description } from '#platform/api/describe-route.server.ts'
import { described as document } from '#platform/api/document-api.server.ts'
import { described as content } from '#platform/content/routes.server.ts'
import { described as preview } from '#platform/preview/routes.server.ts'

/**
 * Everything that the portal is made of. The account is the first, because it is locked and deleted
 * last; people read of their data in this order, and the demo is seeded in it.
 */
export const features: readonly Feature[] = [
  core.accounts,
  accounts,
  federatedLogin,
  core.profile,
  core.nationalId,
  profile,
  core.semesterRegistrations,
  semesterFee,
  core.accessLog,
  core.memberships,
  memberships,
  groupClasses,
  core.staff,
  staffAccess,
  core.audit,
  audit,
  identityCheck,
  privacy,
  search,
  consent,
  events,
  jobListings,
  siteMap,
]

/**
 * Everything that the portal keeps about people, table by table. Downloading, deleting and the page
 * about it follow this list; a test fails for a table that names people and is not in it.
 */
export const personalTables = features.flatMap((feature) => feature.personalTables ?? [])

/** Everything that goes when it is past its time. */
export const retention = features.flatMap((feature) => feature.retention ?? [])

/** Every route of the API. */
export const descriptions: readonly Description[] = [
  ...features.flatMap((feature) => feature.descriptions ?? []),
  ...Object.values(content),
  ...Object.values(preview),
  ...Object.values(document),
]
