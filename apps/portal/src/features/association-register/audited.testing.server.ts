import { eq } from 'drizzle-orm'
import {
  addAssociation,
  addMember,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { staffRegisterDescribed as described } from './staff/endpoints.server.ts'

async function addEntry(database: Database) {
  const { id } = await addAssociation(database)
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const memberId = await addMember(database, { associationId: id, userId })
  return { id, memberId, userId }
}

export const auditedCalls: AuditedCalls = [
  [
    described.correct,
    async (database) => {
      const { id, memberId, userId } = await addEntry(database)
      const body = { state: 'ended', joinedOn: '2026-01-15', version: 1 }
      return { params: { id, memberId }, body, concernedId: userId }
    },
  ],
  [
    described.giveRole,
    async (database) => {
      const { id, memberId, userId } = await addEntry(database)
      const [type] = await database
        .select({ id: associationRoleType.id })
        .from(associationRoleType)
        .where(eq(associationRoleType.associationId, id))
      const startsOn = osloDate(new Date())
      const body = { roleTypeId: type?.id ?? '', startsOn, endsOn: addDays(startsOn, 100) }
      return { params: { id, memberId }, body, concernedId: userId }
    },
  ],
  [
    described.endRole,
    async (database) => {
      const { id, memberId, userId } = await addEntry(database)
      const roleId = await addRole(database, { associationId: id, userId, kind: 'event' })
      return { params: { id, memberId, roleId }, concernedId: userId }
    },
  ],
]
