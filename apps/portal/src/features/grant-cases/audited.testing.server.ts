import { eq } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { correctDescribed as described } from './correct/endpoints.server.ts'
import { grantCaseTesting } from './testing/grant-cases.testing.server.ts'

/** An application of an association, whose contact person each change of it concerns. */
async function newApplication(database: Database) {
  const testing = grantCaseTesting(database)
  const typeId = await testing.addType()
  const seenRoundId = await testing.addRound([typeId])
  const sent = await testing.send({ typeId, roundId: seenRoundId })
  return {
    ...sent,
    seenRoundId,
    addRound: () => testing.addRound([typeId], { meetsAt: new Date('2999-01-20T16:00:00Z') }),
    call: { params: { id: sent.id }, concernedId: sent.other },
  }
}

export const auditedCalls: AuditedCalls = [
  [
    described.move,
    async (database) => {
      const { call, seenRoundId, addRound } = await newApplication(database)
      const form = { roundId: await addRound(), reason: 'Huset svarer i januar.' }
      return { ...call, body: { seenRoundId, form } }
    },
  ],
  [
    described.withdraw,
    async (database) => ({
      ...(await newApplication(database)).call,
      body: { form: { reason: 'Et brev fra styret.' } },
    }),
  ],
  [
    described.openCase,
    async (database) => {
      const { call, caseId } = await newApplication(database)
      await database.delete(caseFile).where(eq(caseFile.id, caseId))
      return call
    },
  ],
]
