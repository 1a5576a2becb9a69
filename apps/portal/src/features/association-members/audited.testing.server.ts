import { eq } from 'drizzle-orm'
import { addAssociation, addMember } from '#core/associations/associations.testing.server.ts'
import { associationTerm } from '#core/associations/tables.server.ts'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { staffMembersDescribed } from './staff/endpoints.server.ts'

async function newMember(
  database: Database,
  term: Partial<typeof associationTerm.$inferInsert> = {},
) {
  const { id } = await addAssociation(database)
  const concernedId = await createMember(database, null)
  const memberId = await addMember(database, { associationId: id, userId: concernedId }, term)
  const [added] = await database
    .select({ id: associationTerm.id })
    .from(associationTerm)
    .where(eq(associationTerm.memberId, memberId))
  return { id, memberId, concernedId, termId: added?.id ?? '' }
}

export const auditedCalls: AuditedCalls = [
  [
    staffMembersDescribed.addTerm,
    async (database) => {
      const { id, memberId, concernedId } = await newMember(database)
      const days = { startsOn: '2020-01-01', endsOn: '2020-06-30' }
      const body = { ...days, feeOre: 0, reason: 'It was missing' }
      return { params: { id, memberId }, body, concernedId }
    },
  ],
  [
    staffMembersDescribed.cancelTerm,
    async (database) => {
      const { id, termId, concernedId } = await newMember(database)
      return { params: { id, termId }, body: { reason: 'It was wrong' }, concernedId }
    },
  ],
  [
    staffMembersDescribed.refund,
    async (database) => {
      // Above the limit for one person: it is requested, and the provider is not called.
      const amountOre = 2_000_00
      const userId = await createMember(database, null)
      const paymentId = await seedCaptured(database, {
        userId,
        subjectKind: 'association-fee',
        subjectId: crypto.randomUUID(),
        amountOre,
      })
      const { id } = await addAssociation(database)
      const member = { associationId: id, userId }
      const term = { feeOre: amountOre, paidBy: 'card', paymentId } as const
      const memberId = await addMember(database, member, term)
      const [added] = await database
        .select({ id: associationTerm.id })
        .from(associationTerm)
        .where(eq(associationTerm.memberId, memberId))
      const [paid] = await database.select().from(payment).where(eq(payment.id, paymentId))
      return {
        params: { id, termId: added?.id ?? '' },
        body: { version: paid?.version ?? 0, refundOre: amountOre, reason: 'Paid too much' },
        concernedId: userId,
      }
    },
  ],
]
