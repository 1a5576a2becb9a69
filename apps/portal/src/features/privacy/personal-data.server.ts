import { accountData } from './account-data.server.ts'
import { federatedData } from './federated-data.server.ts'
import type { PersonalTable } from './personal-table.ts'
import { profileData } from './profile-data.server.ts'
import { sportsData } from './sports-data.server.ts'
import { staffData } from './staff-data.server.ts'

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
