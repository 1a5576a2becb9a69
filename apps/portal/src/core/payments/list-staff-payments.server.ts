import { and, asc, eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RefundRequest, StaffPayment, StaffPayments } from './contract.ts'
import { doneOre, type Operation } from './payment.ts'
import type { Payments } from './payments.server.ts'
import { findRefundedAlone } from './refund-limit.server.ts'
import { targetOfTryingAgain } from './staff-rules.ts'
import { payment, paymentEvent, paymentOperation, paymentRequest } from './tables.server.ts'

const longestList = 100

type Asked = typeof paymentRequest.$inferSelect

export type StaffReader = {
  readonly isSetUp: boolean
  readonly userId: string
  readonly language: 'no' | 'en'
  readonly nameSubjects: Payments['nameSubjects']
}

/** What somebody has to look at, those that have waited longest first, and what waits for a second person. */
export async function listPaymentsForStaff(
  database: Database,
  { isSetUp, userId, language, nameSubjects }: StaffReader,
): Promise<StaffPayments> {
  const isWaiting = eq(payment.state, 'attention')
  const rows = await database
    .select()
    .from(payment)
    .where(isWaiting)
    .orderBy(asc(payment.changedAt))
    .limit(longestList)
  const total = await database.$count(payment, isWaiting)
  const asked = await findRequests(database)
  const all = [...rows, ...asked.map((one) => one.payment)]
  const nameOf = await nameSubjects(all, language)
  const names = await findNames(database, [
    ...all.map((one) => one.userId),
    ...asked.map(({ request }) => request.askedBy),
  ])
  const own = await findOwnAccounts(database, userId)
  const aloneOre = await findRefundedAlone(database, userId)
  const parts = await findParts(
    database,
    rows.map(({ id }) => id),
  )
  const requestOf = (paymentId: string) => {
    const found = asked.find(({ request }) => request.paymentId === paymentId)
    return found ? toRequest(found.request) : null
  }
  const toRequest = ({ refundOre, reason, askedBy, askedAt }: Asked): RefundRequest => ({
    refundOre,
    reason,
    isOwn: own.has(askedBy),
    askedAt: askedAt.toISOString(),
    askedBy: names.get(askedBy) ?? '',
  })
  const about = (one: typeof payment.$inferSelect) => ({
    subject: nameOf(one),
    payer: (one.userId && names.get(one.userId)) ?? '',
    refundSums: { refundedOre: one.refundDueOre, aloneOre },
  })
  return {
    isSetUp,
    total,
    items: rows.map((row) => ({
      ...describe(row, {
        operations: parts.operations.filter(({ paymentId }) => paymentId === row.id),
        events: parts.events.filter(({ paymentId }) => paymentId === row.id),
      }),
      ...about(row),
      request: requestOf(row.id),
    })),
    waiting: asked
      .filter((one) => one.payment.state !== 'attention')
      .map((one) => ({
        id: one.payment.id,
        ...about(one.payment),
        amountOre: one.payment.amountOre,
        version: one.payment.version,
        request: toRequest(one.request),
      })),
  }
}

async function findParts(database: Database, ids: readonly string[]) {
  const [operations, events] = await Promise.all([
    database
      .select()
      .from(paymentOperation)
      .where(inArray(paymentOperation.paymentId, [...ids])),
    database
      .select()
      .from(paymentEvent)
      .where(inArray(paymentEvent.paymentId, [...ids]))
      .orderBy(asc(paymentEvent.id)),
  ])
  return { operations, events }
}

/** Those that still stand: nothing has happened to their payments since. */
function findRequests(database: Database) {
  return database
    .select({ request: paymentRequest, payment })
    .from(paymentRequest)
    .innerJoin(
      payment,
      and(eq(payment.id, paymentRequest.paymentId), eq(payment.version, paymentRequest.version)),
    )
    .orderBy(asc(paymentRequest.askedAt))
    .limit(longestList)
}

function describe(
  row: typeof payment.$inferSelect,
  parts: {
    operations: readonly Operation[]
    events: readonly (typeof paymentEvent.$inferSelect)[]
  },
): Omit<StaffPayment, 'subject' | 'payer' | 'refundSums' | 'request'> {
  const { operations, events } = parts
  if (!row.attentionReason) throw new Error('A payment that needs attention has no reason')
  return {
    id: row.id,
    amountOre: row.amountOre,
    reason: row.attentionReason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isConfirmed: row.confirmedAt !== null,
    takenOre: doneOre({ operations }, 'capture') + doneOre({ operations }, 'create'),
    backOre: doneOre({ operations }, 'reversal'),
    canTryAgain: targetOfTryingAgain(row, operations) !== null,
    refundableOre: row.amountOre - row.refundDueOre,
    events: events.map(({ at, what, toState, detail }) => ({
      at: at.toISOString(),
      what,
      toState,
      detail,
    })),
  }
}
