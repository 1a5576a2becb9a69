import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { OwnAssociation } from './contract.ts'
import { associationsOf, type Given, givenColumns, toRights } from './given-rights.server.ts'

/**
 * The associations in which somebody is a contact person or has a role today.
 * @param who.today a day in Norway
 */
export async function listOwnAssociations(
  database: Database,
  who: { readonly userId: string; readonly today: string },
): Promise<OwnAssociation[]> {
  const { rows } = await database.execute<Omit<OwnAssociation, 'rights'> & Given>(sql`
    select a.id, a.slug, a.name, a.state, a.state_reason as "stateReason",
      a.state_note as "stateNote", a.term_kind as "termKind", a.fee_ore as "feeOre", ${givenColumns}
    from ${associationsOf(who)}
    order by a.state = 'closed', a.name, a.id`)
  return rows.map(({ given, ...row }) => ({ ...row, rights: toRights({ ...row, given }) }))
}
