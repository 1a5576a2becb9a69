import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { findPaymentSettings, needsSecondPerson } from '#core/payments/refund-limit.server.ts'
import { confirmProposal } from '#core/proposals/decide-proposal.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { limitProposal, RefundLimits } from './contract.ts'
import { limitProposals, proposeLimits } from './limits.server.ts'

const { database } = await createTestDatabase()

async function addAdmin() {
  const userId = await createMember(database, null)
  await database.insert(staffMember).values({ userId, roles: ['admin'] })
  return { kind: 'staff', userId, roles: ['admin'], requestId: null } as const
}
const [first, second] = [await addAdmin(), await addAdmin()]
const parts = { database, configuration: {} }

async function proposalId() {
  const [found] = await database
    .select({ id: staffProposal.id })
    .from(staffProposal)
    .where(eq(staffProposal.kind, limitProposal))
  return found?.id ?? ''
}
const confirmBy = async (staff: typeof first) =>
  confirmProposal(parts, [limitProposals], staff, await proposalId())
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )
const needsApproval = (refundOre: number) =>
  database.transaction((transaction) =>
    needsSecondPerson(transaction, first, { refundDueOre: 0, refundOre }),
  )

describe('the limit for refunds by one person', () => {
  it('is the specification’s until two administrators have set another', async () => {
    const { version } = await findPaymentSettings(database)
    expect([await needsApproval(1_000_00), await needsApproval(1_000_01)]).toEqual([false, true])
    await proposeLimits(database, first, { refundLimitOre: 2_500_00, version })
    expect(await needsApproval(1_000_01)).toBe(true)
    expect(await refusal(confirmBy(first))).toMatchObject({ code: 'SECOND_PERSON' })
    expect(await needsApproval(1_000_01)).toBe(true)
    await confirmBy(second)
    expect([await needsApproval(2_500_00), await needsApproval(2_500_01)]).toEqual([false, true])
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'refund-limit-saved'))
      .orderBy(desc(auditEntry.id))
    expect(entry).toMatchObject({
      actorId: second.userId,
      before: { refundLimitOre: 1_000_00 },
      after: { refundLimitOre: 2_500_00 },
    })
  })

  it('is refused when it has changed since it was read', async () => {
    const { version } = await findPaymentSettings(database)
    const change = { refundLimitOre: 0, version: version - 1 }
    expect(await refusal(proposeLimits(database, first, change))).toMatchObject({
      code: 'LIMIT_CHANGED',
    })
  })
})

it('is whole kroner up to an amount that is not a setting', () => {
  const isValid = (refundLimitOre: number) =>
    RefundLimits.safeParse({ refundLimitOre, version: 1 }).success
  expect([0, 5_000_00].map(isValid)).toEqual([true, true])
  expect([-1, 5_000_01].map(isValid)).toEqual([false, false])
})
