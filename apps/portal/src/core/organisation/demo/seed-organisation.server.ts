import type { Database } from '#platform/database/database.server.ts'
import { organisationTable } from '../tables.server.ts'
import { demoOrganisation } from './demo-organisation.ts'

/** An organisation that does not exist. One that has a name keeps it. */
export async function seedOrganisation(database: Database): Promise<void> {
  const { links, colours, theme: _, pictures: __, ...organisation } = demoOrganisation
  await database
    .insert(organisationTable)
    .values({
      ...organisation,
      links: [...links],
      brandColour: colours.brand,
      attentionColour: colours.attention,
      sportsColour: colours.sports,
    })
    .onConflictDoNothing()
}
