import { whoDecided } from '#core/audit/record-action.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { describeProposals } from './routes.server.ts'

const described = describeProposals([])

/** Of a figure of a year, by a colleague. */
async function proposed(database: Database) {
  const { userId } = await seedStaff(database, ['caseworker'])
  await propose(database, whoDecided(userId), {
    kind: 'deposit-amount',
    subject: '2032 year',
    payload: {
      ...{ academicYear: 2032, kind: 'year', amountOre: 1_000, source: 'udi.no', version: 0 },
    },
  })
  const [found] = await database.select({ id: staffProposal.id }).from(staffProposal)
  return { params: { id: found?.id ?? '' } }
}

export const auditedCalls: AuditedCalls = [
  [described.confirm, proposed],
  [described.withdraw, proposed],
]
