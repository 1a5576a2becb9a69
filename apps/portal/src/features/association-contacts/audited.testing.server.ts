import { and, eq } from 'drizzle-orm'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { associationAssembly } from './model/tables.server.ts'
import { described } from './oversight/endpoints.server.ts'

const why = 'Referatet sier det'

async function addBoard(database: Database) {
  const { id } = await addAssociation(database)
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  await addContact(database, id, userId)
  return { id, userId }
}

export const auditedCalls: AuditedCalls = [
  [
    described.appoint,
    async (database) => {
      const { id, userId } = await addBoard(database)
      const body = { email: `styret-${id}@example.org`, name: '', why }
      return { params: { id }, query: { language: 'no' }, body, concernedId: userId }
    },
  ],
  [
    described.removeContact,
    async (database) => {
      const { id, userId } = await addBoard(database)
      const [found] = await database
        .select({ id: associationContact.id })
        .from(associationContact)
        .where(and(eq(associationContact.associationId, id), eq(associationContact.userId, userId)))
      return { params: { id, contact: found?.id ?? '' }, body: { why }, concernedId: userId }
    },
  ],
  [
    described.correctAssembly,
    async (database) => {
      const { id, userId } = await addBoard(database)
      const [assembly] = await database
        .insert(associationAssembly)
        .values({
          associationId: id,
          heldOn: '2026-11-20',
          registeredBy: userId,
          endedRoles: [],
          givenRoles: [],
          pendingRoles: [],
          invitations: [],
          steppingDown: [],
        })
        .returning({ id: associationAssembly.id })
      const params = { id, assembly: assembly?.id ?? '' }
      return { params, body: { why }, concernedId: userId }
    },
  ],
]
