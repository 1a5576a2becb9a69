import { eq, sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RefundPayment, RefundResult } from './contract.ts'
import { enqueueReconciliation } from './jobs.server.ts'
import type { Payment } from './payment.ts'
import type { Engine } from './reconcile-payment.server.ts'
import { recordAction } from './record-action.server.ts'
import { needsSecondPerson } from './refund-limit.server.ts'
import { refundPayment, requireRefundable } from './refund-payment.server.ts'
import { refuse } from './refuse.server.ts'
import { findFailedOperation, findRetryTarget } from './staff-rules.ts'
import { createPaymentStore } from './store.server.ts'
import { payment, refundRequest } from './tables.server.ts'

type Parts = { readonly database: Database; readonly engine: Engine<Database> }

/** Reads the order again at once, and continues if that resolves the payment. */
export async function refreshPayment(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ state: payment.state, userId: payment.userId })
      .from(payment)
      .where(eq(payment.id, id))
    if (!found) throw refuse('PAYMENT_UNKNOWN')
    await requireOtherPerson(transaction, staff, [found.userId])
    await recordAction(transaction, staff, {
      action: 'card-payment-read',
      subject: { kind: 'card-payment', id },
      before: { cardPaymentState: found.state },
    })
    await enqueueReconciliation(transaction, id)
  })
}

/**
 * Retries the failed operation at once, one time more than the automatic tries.
 * @throws {Refusal} PAYMENT_UNKNOWN, PAYMENT_UNDER_WAY, PAYMENT_CHANGED, PAYMENT_STEP_NOT_POSSIBLE
 */
export async function retryPayment(
  database: Database,
  staff: StaffActor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    // The lease is acquired and released in one transaction, so nobody else sees it.
    const store = createPaymentStore(transaction)
    const lease = await store.acquireLease(id)
    if (!lease) throw refuse((await store.read(id)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
    await requireOtherPerson(transaction, staff, [lease.payment.userId])
    const to = requireRetryTarget(lease.payment, version)
    const allowsTryOf = findFailedOperation(lease.payment)
    await store.transition(lease, async () => ({
      to,
      detail: 'by-staff',
      actorId: staff.userId,
      ...(allowsTryOf && { allowsTryOf }),
    }))
    await store.releaseLease(lease, { nextCheckAt: lease.now, failedAttempts: 0 })
    await recordAction(transaction, staff, {
      action: 'card-payment-tried-again',
      subject: { kind: 'card-payment', id },
      after: { cardPaymentState: to },
    })
    await enqueueReconciliation(transaction, id)
  })
}

function requireRetryTarget(found: Payment, version: number) {
  if (found.version !== version) throw refuse('PAYMENT_CHANGED')
  const to = findRetryTarget(found, found.operations)
  if (!to) throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
  return to
}

export type StaffRefund = RefundPayment & {
  readonly id: string
  /** More work for the same transaction, after the subject has been released. */
  readonly inTransaction?: (transaction: Database) => Promise<void>
}

/**
 * Refunds a payment, or cancels its reservation; the payment kind notifies the payer. Above the limit
 * for one person (`reasonForSecondPerson`) the first call stores a request, and the refund is made
 * when a second person requests the same amount of the same payment.
 *
 * @throws {Refusal} OWN_CASE; PAYMENT_SECOND_PERSON: the same person requests it again;
 *   PAYMENT_REASON_REQUIRED; PAYMENT_CHANGED; the refusals of `requireRefundable`, before the request is
 *   stored
 */
export async function refundByStaff(
  { database, engine }: Parts,
  staff: StaffActor,
  { id, inTransaction, ...refund }: StaffRefund,
): Promise<RefundResult> {
  const { version, refundOre, reason, keepsSubject = false } = refund
  const [{ refundDueOre, subjectKind } = { refundDueOre: 0, subjectKind: null }] = await database
    .select({ refundDueOre: payment.refundDueOre, subjectKind: payment.subjectKind })
    .from(payment)
    .where(eq(payment.id, id))
  // Before a request is stored that no second person could approve.
  if (keepsSubject && subjectKind !== null && !engine.kindOf(subjectKind).lowerPrice)
    throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
  const needsApproval = await needsSecondPerson(database, staff, { refundDueOre, refundOre })
  // The second person needs the reason; for the payer alone it is optional.
  if (needsApproval && !reason) throw refuse('PAYMENT_REASON_REQUIRED')
  if (needsApproval && !(await approveOrRequest(database, staff, { id, ...refund })))
    return { outcome: 'awaiting-approval' }
  await refundPayment(engine, id, {
    refundOre: () => refundOre,
    detail: 'by-staff',
    reason,
    actorId: staff.userId,
    ...(keepsSubject && { keepsSubject }),
    inTransaction: async (transaction, found) => {
      await requireOtherPerson(transaction, staff, [found.userId])
      if (found.version !== version) throw refuse('PAYMENT_CHANGED')
      const { lowerPrice, notifyRefunded } = engine.kindOf(found.subjectKind)
      const [request] = await transaction
        .delete(refundRequest)
        .where(eq(refundRequest.paymentId, id))
        .returning()
      // Meanwhile the request may have been replaced, or this person may have made other refunds.
      const sums = { refundDueOre: found.refundDueOre, refundOre }
      const own = await findOwnAccounts(transaction, staff.userId)
      const isSame = request && isSameRefund(request, refund)
      const requestedBy = isSame && !own.has(request.requestedBy) ? request.requestedBy : null
      if (!requestedBy && (await needsSecondPerson(transaction, staff, sums)))
        throw refuse('PAYMENT_SECOND_PERSON')
      await recordAction(transaction, staff, {
        action: 'card-payment-given-back',
        subject: { kind: 'card-payment', id },
        after: {
          cardPaymentRefundOre: refundOre,
          ...(reason && { cardPaymentReason: reason }),
          ...(requestedBy && { cardPaymentAskedBy: requestedBy }),
        },
      })
      if (keepsSubject) await lowerPrice?.(transaction, found, refundOre)
      await notifyRefunded?.(transaction, found, { refundOre, reason, keepsSubject })
      await inTransaction?.(transaction)
    },
  })
  return { outcome: 'started' }
}

/** @returns whether a second person had requested the same; otherwise stores this request */
function approveOrRequest(
  database: Database,
  staff: StaffActor,
  { id, ...refund }: RefundPayment & { id: string },
): Promise<boolean> {
  const { version, refundOre, reason, keepsSubject = false } = refund
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        version: payment.version,
        userId: payment.userId,
        state: payment.state,
        attentionFrom: payment.attentionFrom,
        amountOre: payment.amountOre,
        refundDueOre: payment.refundDueOre,
      })
      .from(payment)
      .where(eq(payment.id, id))
      .for('update')
    if (!found) throw refuse('PAYMENT_UNKNOWN')
    await requireOtherPerson(transaction, staff, [found.userId])
    if (found.version !== version) throw refuse('PAYMENT_CHANGED')
    requireRefundable(found, refundOre)
    const isThis = eq(refundRequest.paymentId, id)
    const [existing] = await transaction.select().from(refundRequest).where(isThis)
    const isSame = existing && isSameRefund(existing, refund)
    const own = await findOwnAccounts(transaction, staff.userId)
    if (isSame && !own.has(existing.requestedBy)) return true
    if (isSame) throw refuse('PAYMENT_SECOND_PERSON')
    await transaction.delete(refundRequest).where(isThis)
    await transaction.insert(refundRequest).values({
      paymentId: id,
      version,
      refundOre,
      keepsSubject,
      reason,
      requestedBy: staff.userId,
      requestedAt: sql`now()`,
    })
    await recordAction(transaction, staff, {
      action: 'card-payment-give-back-asked',
      subject: { kind: 'card-payment', id },
      after: { cardPaymentRefundOre: refundOre },
    })
    return false
  })
}

/** A request for another amount, or for one that ends what was paid for, does not approve a refund. */
const isSameRefund = (
  request: typeof refundRequest.$inferSelect,
  { version, refundOre, keepsSubject = false }: RefundPayment,
): boolean =>
  request.version === version &&
  request.refundOre === refundOre &&
  request.keepsSubject === keepsSubject
