import { and, eq, inArray } from 'drizzle-orm'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf, statesWith } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import { termFrom } from '#core/associations/terms.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { JoiningOffer } from '../model/contract.ts'
import { findReaders } from '../model/find-readers.server.ts'

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND`, also for one that is not approved */
export async function requirePublic(database: Database, slug: string) {
  const [found] = await database
    .select()
    .from(association)
    .where(
      and(eq(association.slug, slug), inArray(association.state, [...statesWith('hasPublicPage')])),
    )
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  return found
}

/** What it means to become a member of an association today. */
export async function findOffer(
  database: Database,
  slug: string,
  today: string,
): Promise<JoiningOffer> {
  const found = await requirePublic(database, slug)
  const { id, name, state, takesMembers, termKind, feeOre, needsApproval } = found
  return {
    id,
    slug,
    name,
    state,
    takesNew: meaningOf(state).takesMembers && takesMembers,
    termKind,
    term: termFrom(termKind, today),
    feeOre,
    needsApproval,
    readers: await findReaders(database, id),
  }
}
