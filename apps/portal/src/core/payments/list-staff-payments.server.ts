import type { Locale } from '@trivsel/content-contract/locales'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RefundRequest, StaffPayment, StaffPayments } from './contract.ts'
import { doneOre, type Operation } from './payment.ts'
import type { Payments } from './payments.server.ts'
import { findSoloRefunds } from './refund-limit.server.ts'
import { findRetryTarget } from './staff-rules.ts'
import { payment, paymentEvent, paymentOperation, refundRequest } from './tables.server.ts'

const maxItems = 100

type StoredRequest = typeof refundRequest.$inferSelect

export type StaffReader = {
  readonly isSetUp: boolean
  readonly userId: string
  readonly language: Locale
  readonly nameSubjects: Payments['nameSubjects']
}

/** Payments that need attention, longest waiting first, and refunds that wait for a second person. */
export async function listPaymentsForStaff(
  database: Database,
  { isSetUp, userId, language, nameSubjects }: StaffReader,
): Promise<StaffPayments> {
  const needsAttention = eq(payment.state, 'attention')
  const rows = await database
    .select()
    .from(payment)
    .where(needsAttention)
    .orderBy(asc(payment.changedAt))
    .limit(maxItems)
  const total = await database.$count(payment, needsAttention)
  const requests = await findRequests(database)
  const all = [...rows, ...requests.map((one) => one.payment)]
  const nameOf = await nameSubjects(all, language)
  const names = await findNames(database, [
    ...all.map((one) => one.userId),
    ...requests.map(({ request }) => request.requestedBy),
  ])
  const own = await findOwnAccounts(database, userId)
  const soloRefunds = await findSoloRefunds(database, userId)
  const details = await findDetails(
    database,
    rows.map(({ id }) => id),
  )
  const requestOf = (paymentId: string) => {
    const found = requests.find(({ request }) => request.paymentId === paymentId)
    return found ? toRequest(found.request) : null
  }
  const toRequest = ({
    refundOre,
    reason,
    keepsSubject,
    requestedBy,
    requestedAt,
  }: StoredRequest): RefundRequest => ({
    refundOre,
    reason,
    keepsSubject,
    isOwn: own.has(requestedBy),
    requestedAt: requestedAt.toISOString(),
    requestedBy: names.get(requestedBy) ?? '',
  })
  const describeSubject = (one: typeof payment.$inferSelect) => ({
    subject: nameOf(one),
    payer: (one.userId && names.get(one.userId)) ?? '',
    refundSums: { refundedOre: one.refundDueOre, ...soloRefunds },
  })
  return {
    isSetUp,
    total,
    items: rows.map((row) => ({
      ...describe(row, {
        operations: details.operations.filter(({ paymentId }) => paymentId === row.id),
        events: details.events.filter(({ paymentId }) => paymentId === row.id),
      }),
      ...describeSubject(row),
      request: requestOf(row.id),
    })),
    waiting: requests
      .filter((one) => one.payment.state !== 'attention')
      .map((one) => ({
        id: one.payment.id,
        ...describeSubject(one.payment),
        amountOre: one.payment.amountOre,
        version: one.payment.version,
        request: toRequest(one.request),
      })),
  }
}

async function findDetails(database: Database, ids: readonly string[]) {
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

/** Valid requests: their payments have not changed since. */
function findRequests(database: Database) {
  return database
    .select({ request: refundRequest, payment })
    .from(refundRequest)
    .innerJoin(
      payment,
      and(eq(payment.id, refundRequest.paymentId), eq(payment.version, refundRequest.version)),
    )
    .orderBy(asc(refundRequest.requestedAt))
    .limit(maxItems)
}

function describe(
  row: typeof payment.$inferSelect,
  details: {
    operations: readonly Operation[]
    events: readonly (typeof paymentEvent.$inferSelect)[]
  },
): Omit<StaffPayment, 'subject' | 'payer' | 'refundSums' | 'request'> {
  const { operations, events } = details
  if (!row.attentionReason) throw new Error('A payment that needs attention has no reason')
  return {
    id: row.id,
    amountOre: row.amountOre,
    reason: row.attentionReason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isConfirmed: row.confirmedAt !== null,
    capturedOre: doneOre({ operations }, 'capture') + doneOre({ operations }, 'create'),
    refundedOre: doneOre({ operations }, 'reversal'),
    canRetry: findRetryTarget(row, operations) !== null,
    refundableOre: row.amountOre - row.refundDueOre,
    events: events.map(({ at, what, toState, detail }) => ({
      at: at.toISOString(),
      what,
      toState,
      detail,
    })),
  }
}
