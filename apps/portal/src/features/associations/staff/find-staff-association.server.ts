import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffAssociationDetails } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { listHistory } from '../model/list-history.server.ts'
import { countMembers } from '../own/find-overview.server.ts'

/** Nobody reads more. */
const shownHistory = 200

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function findStaffAssociation(
  database: Database,
  id: string,
): Promise<StaffAssociationDetails> {
  const into = alias(association, 'into')
  const [found] = await database
    .select({ row: association, intoName: into.name })
    .from(association)
    .leftJoin(into, eq(into.id, association.mergedIntoId))
    .where(eq(association.id, id))
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const { row, intoName } = found
  const others = await database
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(and(ne(association.id, id), inArray(association.state, ['active', 'inactive'])))
    .orderBy(asc(association.name), asc(association.id))
  return {
    id,
    slug: row.slug,
    name: row.name,
    purpose: row.purpose,
    state: row.state,
    stateReason: row.stateReason,
    stateNote: row.stateNote,
    stateChangedAt: row.stateChangedAt.toISOString(),
    institutionCode: row.institutionCode,
    campusId: row.campusId,
    topicId: row.topicId,
    isTrusted: row.isTrusted,
    languages: row.languages,
    contactEmail: row.contactEmail,
    organisationNumber: row.organisationNumber,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    members: await countMembers(database, id),
    caseId: row.caseId,
    mergedInto: row.mergedIntoId === null ? null : { id: row.mergedIntoId, name: intoName ?? '' },
    history: await listHistory(database, id, shownHistory),
    choices: await findChoices(database),
    others,
    version: row.version,
  }
}
