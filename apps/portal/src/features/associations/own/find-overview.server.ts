import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association, associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AssociationOverviewAnswer } from '../model/contract.ts'
import { listHistory } from '../model/list-history.server.ts'

/** As many as somebody reads on a first page. */
const shownHistory = 20

type Who = { readonly userId: string; readonly associationId: string; readonly today: string }

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function findOverview(
  database: Database,
  who: Who,
): Promise<AssociationOverviewAnswer> {
  await requireRight(database, who, null, { isChange: false })
  const { associationId } = who
  const into = alias(association, 'into')
  const [found] = await database
    .select({ purpose: association.purpose, mergedInto: into.name })
    .from(association)
    .leftJoin(into, eq(into.id, association.mergedIntoId))
    .where(eq(association.id, associationId))
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  return {
    ...found,
    members: await countMembers(database, associationId),
    history: await listHistory(database, associationId, shownHistory),
  }
}

/** Those of today. */
export const countMembers = (database: Database, associationId: string): Promise<number> =>
  database.$count(
    associationMember,
    and(eq(associationMember.associationId, associationId), eq(associationMember.state, 'member')),
  )
