import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './routes.server.ts'

async function addCase(database: Database): Promise<string> {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const [opened] = await database
    .insert(caseFile)
    .values({ kind: 'audited', userId, language: 'no' })
    .returning({ id: caseFile.id })
  return opened?.id ?? ''
}

export const auditedCalls: AuditedCalls = [
  [
    described.decide,
    async (database) => ({
      params: { id: await addCase(database) },
      body: { version: 1, action: 'reject', comment: 'Nei' },
    }),
  ],
  [
    described.takeBack,
    async (database) => {
      const caseId = await addCase(database)
      await database
        .insert(caseDecision)
        .values({ caseId, action: 'approve', decidedBy: 'staff', takesEffectAt: new Date('2999') })
      return { params: { id: caseId } }
    },
  ],
  [
    described.assign,
    async (database) => ({
      params: { id: await addCase(database) },
      body: { isMine: true, seen: null },
    }),
  ],
]
