import { sql } from 'drizzle-orm'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import {
  association,
  associationContact,
  associationMember,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { StaffAssociationRow, StaffAssociations } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { confirmationDueOn } from './confirmation-due.ts'
import { figuresOf } from './figures.ts'

/**
 * All associations, by name: some hundred, which the table of staff searches and counts in the browser.
 */
export async function listAssociations(database: Database, now: Date): Promise<StaffAssociations> {
  const today = osloDate(now)
  const { confirmMonths } = await readAssociationSettings(database)
  const rows = await database
    .select({
      row: association,
      members: sql<number>`(select count(*)::int from ${associationMember} member
        where member.association_id = ${association}.id and member.state = 'member')`,
      contacts: sql<number>`(select count(*)::int from ${associationContact} contact
        where contact.association_id = ${association}.id and contact.ended_at is null)`,
    })
    .from(association)
    .orderBy(association.name, association.id)
  const items = rows.map(({ row, members, contacts }): StaffAssociationRow => {
    const { id, name, state, stateReason, institutionCode, topicId, isTrusted, createdAt } = row
    const dueOn = state === 'active' ? confirmationDueOn(row.confirmedAt, confirmMonths) : null
    return {
      id,
      name,
      state,
      stateReason,
      institutionCode,
      topicId,
      isTrusted,
      members,
      contacts,
      createdAt: createdAt.toISOString(),
      dueOn,
      isOverdue: dueOn !== null && dueOn < today,
    }
  })
  return { items, ...(await findChoices(database)), figures: figuresOf(items, today) }
}
