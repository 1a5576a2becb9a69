import type { NumberTable } from '#core/national-id/renew-numbers.server.ts'
import { kindergartenChild, kindergartenGuardian } from './children/tables.server.ts'
import { childNumberLocation, guardianNumberLocation } from './field-locations.ts'

/** The national ids of children and guardians. */
export const kindergartenNumbers: readonly NumberTable[] = [
  {
    table: kindergartenGuardian,
    id: kindergartenGuardian.id,
    number: kindergartenGuardian.nationalId,
    hash: kindergartenGuardian.nationalIdIndex,
    locationOf: guardianNumberLocation,
  },
  {
    table: kindergartenChild,
    id: kindergartenChild.id,
    number: kindergartenChild.nationalId,
    hash: kindergartenChild.nationalIdIndex,
    locationOf: childNumberLocation,
  },
]
