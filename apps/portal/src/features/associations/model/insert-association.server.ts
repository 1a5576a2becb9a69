import { randomBytes } from 'node:crypto'
import { standardRoles, usualRights } from '#core/associations/rights.ts'
import { association, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { slugCandidate, slugOf } from './slug.ts'

type Values = Omit<typeof association.$inferInsert, 'id' | 'slug'>

/** Namesakes before an address gets a random end. */
const mostNumbered = 30

/**
 * Adds an association, in any state, with an address that is made from its name. Of two with the same
 * name at the same time, the constraint gives the address to one.
 */
export async function insertAssociation(transaction: Database, values: Values): Promise<string> {
  for (let attempt = 0; attempt <= mostNumbered; attempt += 1) {
    const slug =
      attempt < mostNumbered
        ? slugCandidate(values.name, attempt)
        : `${slugOf(values.name).slice(0, 40)}-${randomBytes(6).toString('hex')}`
    const [added] = await transaction
      .insert(association)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: association.slug })
      .returning({ id: association.id })
    if (added) return added.id
  }
  throw new Error('No address is free')
}

/**
 * The roles that every association has, with what each usually may do.
 * @returns the id of the role of the leader
 */
export async function addStandardRoles(
  transaction: Database,
  associationId: string,
): Promise<string> {
  const added = await transaction
    .insert(associationRoleType)
    .values(standardRoles.map((kind) => ({ associationId, kind, rights: [...usualRights[kind]] })))
    .returning({ id: associationRoleType.id, kind: associationRoleType.kind })
  const leader = added.find(({ kind }) => kind === 'leader')
  if (!leader) throw new Error('an association without the role of its leader')
  return leader.id
}
