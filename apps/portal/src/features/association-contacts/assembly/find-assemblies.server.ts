import { requireContact } from '#core/associations/find-rights.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AssembliesView } from '../model/contract.ts'
import { listContacts } from '../model/find-standing.server.ts'
import { listAssemblies } from '../model/list-assemblies.server.ts'
import { canWithdraw } from '../model/rules.ts'
import { findCurrentRoles, findPeople, findRoleTypes } from './find-people.server.ts'

/** @throws {Refusal} those of `requireContact` */
export async function findAssemblies(
  database: Database,
  { userId, associationId }: { readonly userId: string; readonly associationId: string },
  now: Date,
): Promise<AssembliesView> {
  const today = osloDate(now)
  await requireContact(database, { userId, associationId, today }, { isChange: false })
  const contacts = await listContacts(database, associationId)
  const own = contacts.find((contact) => contact.userId === userId)?.id ?? ''
  const [assemblies, roleTypes, people, roles] = await Promise.all([
    listAssemblies(database, associationId),
    findRoleTypes(database, associationId),
    findPeople(database, associationId, today),
    findCurrentRoles(database, associationId, today),
  ])
  return {
    items: assemblies.map(({ row, view }) => ({
      ...view,
      canWithdraw: row.withdrawnAt === null && canWithdraw(osloDate(row.registeredAt), today),
      mayAccept: row.withdrawnAt === null && !row.steppingDown.includes(own),
    })),
    roleTypes,
    people,
    contacts: contacts.map(({ id, name, userId: of }) => ({ id, name, isSelf: of === userId })),
    roles: roles.map(({ roleTypeId, userId: of, name }) => ({ roleTypeId, userId: of, name })),
  }
}
