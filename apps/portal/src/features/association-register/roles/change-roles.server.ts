import { findRights, requireRight } from '#core/associations/find-rights.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { endRole, findRole } from '../model/end-role.server.ts'
import { giveRole } from '../model/give-role.server.ts'
import type { RoleEnded } from './contract.ts'
import type { GiveRoleForm } from './forms.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/** @throws {Refusal} of `requireRight` and `giveRole` */
export async function giveRoleByBoard(
  { database, portalUrl }: Parts,
  caller: Caller,
  form: GiveRoleForm,
): Promise<void> {
  const { associationId, userId, today } = caller
  await database.transaction(async (transaction) => {
    const { rights } = await requireRight(transaction, caller, 'roles', { isChange: true })
    const actor = { kind: 'board', userId } as const
    await giveRole(transaction, { ...form, associationId }, { actor, rights, today, portalUrl })
  })
}

/**
 * Everybody may end a role of their own, whatever the state of the association: nobody is locked in.
 * @throws {Refusal} of `requireRight` and `endRole`
 */
export async function endRoleByBoard(
  { database, portalUrl }: Parts,
  caller: Caller,
  roleId: string,
): Promise<RoleEnded> {
  const { associationId, userId, today } = caller
  return database.transaction(async (transaction) => {
    await requireRight(transaction, caller, null, { isChange: false })
    const { role } = await findRole(transaction, associationId, roleId)
    const isOwn = role.userId === userId
    if (!isOwn) await requireRight(transaction, caller, 'roles', { isChange: true })
    const actor = { kind: isOwn ? 'person' : 'board', userId } as const
    const ended = await endRole(transaction, { associationId, roleId }, { actor, today, portalUrl })
    const hasLeft = (await findRights(transaction, caller)) === null
    return { isWithoutLeader: ended.isWithoutLeader, hasLeft }
  })
}
