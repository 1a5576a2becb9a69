import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { meetingDescribed } from './meeting/endpoints.server.ts'
import { proposeDescribed } from './propose/endpoints.server.ts'
import { scoreDescribed } from './score/endpoints.server.ts'
import { addCommitteeTerms, committeeTesting } from './testing/committee-room.testing.server.ts'

/** An application of a round that is read, for a caller who has the role: with a term as well. */
async function addCase(database: Database) {
  await addCommitteeTerms(database)
  const now = new Date()
  const testing = committeeTesting(database, now)
  const round = await testing.addRound()
  const application = await testing.addApplication(round)
  const member = await testing.addMember()
  return { ...round, application, member, at: now.toISOString() }
}

export const auditedCalls: AuditedCalls = [
  [
    scoreDescribed.givePoints,
    async (database) => {
      const { application, criteria, at } = await addCase(database)
      const body = { criterionId: criteria[0], points: null, version: 1, markedAt: at }
      return { params: { id: application.id }, body }
    },
  ],
  [
    scoreDescribed.comment,
    async (database) => {
      const { application, at } = await addCase(database)
      const body = { id: randomUUID(), text: 'The budget is thin', version: 1, at }
      return { params: { id: application.id }, body }
    },
  ],
  [
    scoreDescribed.declareConflict,
    async (database) => {
      const { application } = await addCase(database)
      return { params: { id: application.id }, body: { isDeclared: true } }
    },
  ],
  [
    proposeDescribed.save,
    async (database) => {
      const { application, roundId } = await addCase(database)
      const proposal = {
        outcome: 'granted',
        amountOre: 500_000,
        reasonIds: [],
        words: '',
        conditions: '',
        applicationVersion: 1,
      }
      const proposals = [{ applicationId: application.id, version: 0, proposal }]
      return { params: { id: roundId }, body: { proposals } }
    },
  ],
  [
    meetingDescribed.markPresence,
    async (database) => {
      const { roundId, member } = await addCase(database)
      return { params: { id: roundId }, body: { userId: member.userId, isPresent: true } }
    },
  ],
]
