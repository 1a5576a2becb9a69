import { whoDecided } from '#core/audit/record-action.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { describeProposals } from './endpoints.server.ts'

const described = describeProposals([])

/** Roles of a colleague, by another one. */
async function proposed(database: Database) {
  const { userId: concernedId } = await seedStaff(database, ['contact'])
  const { userId } = await seedStaff(database, ['admin'])
  await database.delete(staffProposal)
  await propose(database, whoDecided(userId), {
    kind: 'staff-roles',
    subject: concernedId,
    payload: { userId: concernedId, before: ['contact'], roles: ['sports'] },
  })
  const [found] = await database.select({ id: staffProposal.id }).from(staffProposal)
  return { params: { id: found?.id ?? '' }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [described.confirm, proposed],
  [described.withdraw, proposed],
]
