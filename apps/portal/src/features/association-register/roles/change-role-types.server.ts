import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireContact, requireRight } from '#core/associations/find-rights.server.ts'
import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { completeRights } from '#core/associations/rights.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { lockAssociation } from '../model/lock-association.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import type { RenameRoleForm, RoleNameForm, RoleRightsForm } from './forms.ts'

/** Own roles of one association. */
const mostTypes = 30

/** @throws {Refusal} `ROLE_NAME_TAKEN`, `TOO_MANY_ROLES` */
export async function addRoleType(
  database: Database,
  caller: Caller,
  { name }: RoleNameForm,
): Promise<void> {
  const { associationId } = caller
  await uniquely(() =>
    database.transaction(async (transaction) => {
      await requireRight(transaction, caller, 'roles', { isChange: true })
      await lockAssociation(transaction, associationId)
      const count = await transaction.$count(
        associationRoleType,
        and(
          eq(associationRoleType.associationId, associationId),
          isNull(associationRoleType.removedAt),
        ),
      )
      if (count >= mostTypes) throw refuseRegister('TOO_MANY_ROLES')
      await transaction
        .insert(associationRoleType)
        .values({ associationId, kind: 'own', name, rights: [] })
      await record(transaction, caller, 'role-type-added')
    }),
  )
}

/** @throws {Refusal} `ROLE_NOT_FOUND`, `ROLE_STANDARD`, `ROLE_NAME_TAKEN`, `ASSOCIATION_CHANGED` */
export async function renameRoleType(
  database: Database,
  caller: Caller,
  typeId: string,
  { name, version }: RenameRoleForm,
): Promise<void> {
  await uniquely(() =>
    database.transaction(async (transaction) => {
      await requireRight(transaction, caller, 'roles', { isChange: true })
      const type = await lockType(transaction, caller, typeId)
      if (type.kind !== 'own') throw refuseRegister('ROLE_STANDARD')
      if (type.version !== version) throw refuseRegister('ASSOCIATION_CHANGED')
      await change(transaction, typeId, { name })
      await record(transaction, caller, 'role-type-renamed')
    }),
  )
}

/**
 * What a role can do is for contact persons to decide, also who reads the register.
 * @throws {Refusal} `ROLE_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_CHANGED`
 */
export async function changeRoleRights(
  database: Database,
  caller: Caller,
  typeId: string,
  { rights, version }: RoleRightsForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireContact(transaction, caller, { isChange: true })
    const type = await lockType(transaction, caller, typeId)
    if (type.version !== version) throw refuseRegister('ASSOCIATION_CHANGED')
    await change(transaction, typeId, { rights: completeRights(rights) })
    await record(transaction, caller, 'role-rights-changed')
  })
}

/** @throws {Refusal} `ROLE_NOT_FOUND`, `ROLE_STANDARD`, `ROLE_IN_USE` */
export async function removeRoleType(
  database: Database,
  caller: Caller,
  typeId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireRight(transaction, caller, 'roles', { isChange: true })
    await lockAssociation(transaction, caller.associationId)
    const type = await lockType(transaction, caller, typeId)
    if (type.kind !== 'own') throw refuseRegister('ROLE_STANDARD')
    const holders = await transaction.$count(
      associationRole,
      and(
        eq(associationRole.roleTypeId, typeId),
        sql`(${associationRole.endsOn} is null or ${associationRole.endsOn} >= ${caller.today})`,
      ),
    )
    if (holders > 0) throw refuseRegister('ROLE_IN_USE')
    await change(transaction, typeId, { removedAt: caller.now, rights: [] })
    await record(transaction, caller, 'role-type-removed')
  })
}

async function lockType(transaction: Database, { associationId }: Caller, typeId: string) {
  const [type] = await transaction
    .select()
    .from(associationRoleType)
    .where(
      and(
        eq(associationRoleType.id, typeId),
        eq(associationRoleType.associationId, associationId),
        isNull(associationRoleType.removedAt),
      ),
    )
    .for('update')
  if (!type) throw refuseRegister('ROLE_NOT_FOUND')
  return type
}

const change = (
  transaction: Database,
  typeId: string,
  values: Partial<typeof associationRoleType.$inferInsert>,
) =>
  transaction
    .update(associationRoleType)
    .set({ ...values, version: sql`${associationRoleType.version} + 1` })
    .where(eq(associationRoleType.id, typeId))

const record = (transaction: Database, { associationId, userId }: Caller, action: HistoryAction) =>
  recordHistory(transaction, { associationId, action, actor: { kind: 'board', userId } })

async function uniquely(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (breaksConstraint(error, 'association_role_type_name'))
      throw refuseRegister('ROLE_NAME_TAKEN')
    throw error
  }
}
