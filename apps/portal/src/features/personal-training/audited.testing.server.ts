import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './handle-requests/endpoints.server.ts'
import { trainingRequest } from './model/tables.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.markHandled,
    async (database) => {
      const person = buildPerson({ membership: null })
      const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
      const [request] = await database
        .insert(trainingRequest)
        .values({ userId, kind: 'pt', text: 'Bli sterkere' })
        .returning({ id: trainingRequest.id })
      return { params: { id: request?.id ?? '' }, concernedId: userId }
    },
  ],
]
