import { and, eq } from 'drizzle-orm'
import { type HistoryActor, recordHistory } from '#core/associations/record-history.server.ts'
import { isRoleCurrent } from '#core/associations/rights.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { lockAssociation } from './lock-association.server.ts'
import { mailPerson } from './person-mail.server.ts'
import { refuseRegister } from './refuse.server.ts'
import { composeRoleEndedMail } from './register-mails.server.ts'

/** @throws {Refusal} `ROLE_NOT_FOUND`, also for one of another association */
export async function findRole(transaction: Database, associationId: string, roleId: string) {
  const [found] = await transaction
    .select({ role: associationRole, type: associationRoleType })
    .from(associationRole)
    .innerJoin(associationRoleType, eq(associationRoleType.id, associationRole.roleTypeId))
    .where(
      and(eq(associationRole.id, roleId), eq(associationRoleType.associationId, associationId)),
    )
  if (!found) throw refuseRegister('ROLE_NOT_FOUND')
  return found
}

/**
 * Ends a role at once: yesterday was its last day. The last leader may end theirs.
 * @returns whether nobody is leader now
 * @throws {Refusal} `ROLE_NOT_FOUND`, `ROLE_ENDED`
 */
export async function endRole(
  transaction: Database,
  wanted: { readonly associationId: string; readonly roleId: string },
  by: { readonly actor: HistoryActor; readonly today: string; readonly portalUrl: string },
): Promise<{ isWithoutLeader: boolean; userId: string }> {
  const { associationId, roleId } = wanted
  const { name } = await lockAssociation(transaction, associationId)
  const { role, type } = await findRole(transaction, associationId, roleId)
  if (role.endsOn !== null && role.endsOn < by.today) throw refuseRegister('ROLE_ENDED')
  // One that has not begun has counted on no day.
  const hasBegun = role.startsOn <= by.today
  await transaction
    .update(associationRole)
    .set({ endsOn: addDays(hasBegun ? by.today : role.startsOn, -1) })
    .where(eq(associationRole.id, roleId))
  await recordHistory(transaction, {
    associationId,
    action: 'role-ended',
    actor: by.actor,
    subjectId: role.userId,
  })
  if (by.actor.userId !== role.userId)
    await mailPerson(transaction, role.userId, (person) =>
      composeRoleEndedMail({ ...person, association: name, role: type }, by.portalUrl),
    )
  const isWithoutLeader =
    type.kind === 'leader' && !(await hasHolder(transaction, type.id, by.today))
  return { isWithoutLeader, userId: role.userId }
}

export async function hasHolder(transaction: Database, typeId: string, today: string) {
  const roles = await transaction
    .select()
    .from(associationRole)
    .where(eq(associationRole.roleTypeId, typeId))
  return roles.some((role) => isRoleCurrent(role, today))
}
