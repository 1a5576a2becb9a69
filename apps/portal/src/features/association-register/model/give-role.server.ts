import { and, eq, sql } from 'drizzle-orm'
import { type HistoryActor, recordHistory } from '#core/associations/record-history.server.ts'
import { type AssociationRight, completeRights } from '#core/associations/rights.ts'
import {
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { lockAssociation } from './lock-association.server.ts'
import { mailPerson } from './person-mail.server.ts'
import { refuseRegister } from './refuse.server.ts'
import { composeRoleGivenMail } from './register-mails.server.ts'

/** Days for which a role may be given: boards are elected for less. */
const longestRoleDays = 3 * 366

export type GivenRole = {
  readonly associationId: string
  readonly roleTypeId: string
  readonly userId: string
  readonly startsOn: string
  readonly endsOn: string
}

/**
 * Gives a member or a contact person a role, and tells them. One lock for the association: of two at
 * once the second sees what the first has given.
 * @param by.rights what the giver may do: a role that can do more is for somebody else to give. Null
 *   for staff
 * @throws {Refusal} `ROLE_NOT_FOUND`, `ROLE_ENDED`, `ROLE_DATES`, `ROLE_ABOVE_OWN`, `ROLE_PERSON`, `ROLE_HELD`
 */
export async function giveRole(
  transaction: Database,
  given: GivenRole,
  by: {
    readonly actor: HistoryActor
    readonly rights: readonly AssociationRight[] | null
    readonly today: string
    readonly portalUrl: string
  },
): Promise<string> {
  const { associationId, roleTypeId, userId, startsOn, endsOn } = given
  const { name } = await lockAssociation(transaction, associationId)
  const [type] = await transaction
    .select()
    .from(associationRoleType)
    .where(
      and(
        eq(associationRoleType.id, roleTypeId),
        eq(associationRoleType.associationId, associationId),
      ),
    )
  if (!type) throw refuseRegister('ROLE_NOT_FOUND')
  if (type.removedAt !== null) throw refuseRegister('ROLE_ENDED')
  if (!areRoleDays(startsOn, endsOn, by.today)) throw refuseRegister('ROLE_DATES')
  const { rights } = by
  if (rights !== null && completeRights(type.rights).some((right) => !rights.includes(right)))
    throw refuseRegister('ROLE_ABOVE_OWN')
  if (!(await belongsThere(transaction, associationId, userId))) throw refuseRegister('ROLE_PERSON')
  const held = await transaction.$count(
    associationRole,
    and(
      eq(associationRole.roleTypeId, roleTypeId),
      eq(associationRole.userId, userId),
      sql`${associationRole.startsOn} <= ${endsOn}`,
      sql`(${associationRole.endsOn} is null or ${associationRole.endsOn} >= ${startsOn})`,
    ),
  )
  if (held > 0) throw refuseRegister('ROLE_HELD')
  const [added] = await transaction
    .insert(associationRole)
    .values({ roleTypeId, userId, startsOn, endsOn })
    .returning({ id: associationRole.id })
  if (!added) throw new Error('the role was not inserted')
  await recordHistory(transaction, {
    associationId,
    action: 'role-given',
    actor: by.actor,
    subjectId: userId,
  })
  await mailPerson(transaction, userId, (person) =>
    composeRoleGivenMail(
      { ...person, association: name, associationId, role: type, endsOn },
      by.portalUrl,
    ),
  )
  return added.id
}

/** A role begins today or later, within a year, and lasts three years at most. */
export const areRoleDays = (startsOn: string, endsOn: string, today: string): boolean =>
  startsOn >= today &&
  startsOn <= addDays(today, 366) &&
  endsOn >= startsOn &&
  endsOn <= addDays(startsOn, longestRoleDays)

async function belongsThere(transaction: Database, associationId: string, userId: string) {
  const { rows } = await transaction.execute<{ belongs: boolean }>(sql`
    select exists (select from ${associationMember}
        where association_id = ${associationId} and user_id = ${userId} and state = 'member')
      or exists (select from ${associationContact}
        where association_id = ${associationId} and user_id = ${userId} and ended_at is null) as belongs`)
  return rows[0]?.belongs === true
}
