import type { Database } from '#platform/database/database.server.ts'
import type { Organisation } from '#platform/organisation/organisation.ts'
import { organisationTable as table } from './tables.server.ts'

export const organisationColumns = {
  name: table.name,
  legalName: table.legalName,
  organisationNumber: table.organisationNumber,
  postalAddress: table.postalAddress,
  visitingAddress: table.visitingAddress,
  city: table.city,
  phone: table.phone,
  email: table.email,
  openingHours: table.openingHours,
  links: table.links,
  mailSignature: table.mailSignature,
}

/** Null until an administrator has named it. */
export async function readOrganisation(database: Database): Promise<Organisation | null> {
  const [row] = await database.select(organisationColumns).from(table)
  return row ?? null
}
