import { organisationColumns } from '#core/organisation/read-organisation.server.ts'
import { organisationTable } from '#core/organisation/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OrganisationForm } from './contract.ts'

/** With the version that a change must name. */
export const settingColumns = { ...organisationColumns, version: organisationTable.version }

export async function readSettings(database: Database): Promise<OrganisationForm | null> {
  const [row] = await database.select(settingColumns).from(organisationTable)
  return row ?? null
}
