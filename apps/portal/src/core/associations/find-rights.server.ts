import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { associationsOf, type Given, givenColumns, toRights } from './given-rights.server.ts'
import { refuseAssociation } from './refuse.server.ts'
import type { AssociationRight } from './rights.ts'
import { type AssociationState, meaningOf } from './states.ts'

/** What somebody may do for an association. */
export type OwnRights = {
  readonly isContact: boolean
  readonly rights: readonly AssociationRight[]
  readonly state: AssociationState
}

/**
 * @param who.today a day in Norway: roles count from their first day to their last
 * @returns null for somebody who neither is a contact person nor has a role there today
 */
export async function findRights(
  database: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
): Promise<OwnRights | null> {
  const { rows } = await database.execute<{ state: AssociationState } & Given>(sql`
    select a.state, ${givenColumns} from ${associationsOf(who)} and a.id = ${who.associationId}`)
  const [found] = rows
  return found ? { state: found.state, isContact: found.isContact, rights: toRights(found) } : null
}

/**
 * The caller may do it. A stranger and a former leader get what they would get for an id that nobody
 * has.
 * @param right null for everybody who has a role there
 * @param how.isChange whether it changes something, which the state may forbid
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_STATE`
 */
export async function requireRight(
  database: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
  right: AssociationRight | null,
  { isChange }: { readonly isChange: boolean },
): Promise<OwnRights> {
  const own = await findRights(database, who)
  if (!own) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  if (right !== null && !own.rights.includes(right))
    throw refuseAssociation('ASSOCIATION_RIGHT_MISSING')
  if (isChange && !meaningOf(own.state).canBeChanged) throw refuseAssociation('ASSOCIATION_STATE')
  return own
}

/**
 * The caller is a contact person: for what a role alone is not enough.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_STATE`
 */
export async function requireContact(
  database: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
  how: { readonly isChange: boolean },
): Promise<OwnRights> {
  const own = await requireRight(database, who, null, how)
  if (!own.isContact) throw refuseAssociation('ASSOCIATION_RIGHT_MISSING')
  return own
}
