import { accountData } from '#core/identity/personal-data.server.ts'
import type { PersonalTable } from '#core/personal-data/personal-table.ts'
import { staffData } from '#core/staff/personal-data.server.ts'
import { federatedData } from '#features/federated-login/personal-data.server.ts'
import { sportsData } from '#features/group-classes/personal-data.server.ts'
import { profileData } from '#features/profile/personal-data.server.ts'

/**
 * Everything that the portal keeps about people, table by table. Downloading, deleting and the page
 * about it follow this list; a test fails for a table that names people and is not in it. The
 * account itself comes first, because it is deleted last.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountData,
  ...federatedData,
  ...profileData,
  ...sportsData,
  ...staffData,
]
