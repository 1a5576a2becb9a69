import { and, eq, inArray } from 'drizzle-orm'
import { statesWith } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const maySend = inArray(association.state, [...statesWith('maySendNewsletters')])

/** An association that may send newsletters; null for one that there is not, or that may not. */
export async function findSendingAssociation(database: Database, id: string) {
  const [found] = await database
    .select({
      id: association.id,
      name: association.name,
      contactEmail: association.contactEmail,
      showsEmail: association.showsEmail,
    })
    .from(association)
    .where(and(eq(association.id, id), maySend))
  return found ?? null
}

/** The same by the address of its public page, without what nobody else reads. */
export async function findBySlug(database: Database, slug: string) {
  const [found] = await database
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(and(eq(association.slug, slug), maySend))
  return found ?? null
}
