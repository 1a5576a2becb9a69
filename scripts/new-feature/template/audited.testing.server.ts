import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './entries/endpoints.server.ts'
import { suggestionBoxEntry } from './model/tables.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.markHandled,
    async (database) => {
      const person = buildPerson({ membership: null })
      const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
      const [entry] = await database
        .insert(suggestionBoxEntry)
        .values({ userId, text: 'Flere stikkontakter' })
        .returning({ id: suggestionBoxEntry.id })
      return { params: { id: entry?.id ?? '' }, concernedId: userId }
    },
  ],
]
