import { eq, sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GiveBack, RefundResult } from './contract.ts'
import { lookSoon } from './jobs.server.ts'
import type { Payment } from './payment.ts'
import type { Engine } from './reconcile.server.ts'
import { recordAction } from './record-action.server.ts'
import { giveBack, requireRefundable } from './refund.server.ts'
import { needsSecondPerson } from './refund-limit.server.ts'
import { refuse } from './refuse.server.ts'
import { operationOf, targetOfTryingAgain } from './staff-rules.ts'
import { createPaymentStore } from './store.server.ts'
import { payment, paymentRequest } from './tables.server.ts'

type Parts = { readonly database: Database; readonly engine: Engine<Database> }

/** Has the order read once more, at once, and goes on where that settles it. */
export async function readAgain(database: Database, staff: StaffActor, id: string): Promise<void> {
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
    await lookSoon(transaction, id)
  })
}

/**
 * Goes on where somebody was called, at once, with one try more than is made without anybody asking.
 * @throws {Refusal} PAYMENT_UNKNOWN, PAYMENT_UNDER_WAY, PAYMENT_CHANGED, PAYMENT_STEP_NOT_POSSIBLE
 */
export async function tryAgain(
  database: Database,
  staff: StaffActor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Taken, changed and let go of in one transaction: nobody else sees it held.
    const store = createPaymentStore(transaction)
    const held = await store.take(id)
    if (!held) throw refuse((await store.read(id)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
    await requireOtherPerson(transaction, staff, [held.payment.userId])
    const to = seen(held.payment, version)
    const allowsTryOf = operationOf(held.payment)
    await store.step(held, async () => ({
      to,
      detail: 'by-staff',
      actorId: staff.userId,
      ...(allowsTryOf && { allowsTryOf }),
    }))
    await store.rest(held, { nextCheckAt: held.now, failedAttempts: 0 })
    await recordAction(transaction, staff, {
      action: 'card-payment-tried-again',
      subject: { kind: 'card-payment', id },
      after: { cardPaymentState: to },
    })
    await lookSoon(transaction, id)
  })
}

function seen(found: Payment, version: number) {
  if (found.version !== version) throw refuse('PAYMENT_CHANGED')
  const to = targetOfTryingAgain(found, found.operations)
  if (!to) throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
  return to
}

export type GivingBackByStaff = GiveBack & {
  readonly id: string
  /** What belongs to it and is done in the same transaction, once what was bought is free. */
  readonly also?: (transaction: Database) => Promise<void>
}

/**
 * Gives money back, or gives up what is reserved; whoever paid is told by the kind. Above what one may alone the first to ask is written
 * down, and it is done when somebody else asks for the same of the same payment.
 *
 * @throws {Refusal} OWN_CASE; PAYMENT_SECOND_PERSON: the same person asks again; PAYMENT_REASON_REQUIRED;
 *   PAYMENT_CHANGED; what could not be given back by anybody, before a second person is asked
 */
export async function refundByStaff(
  { database, engine }: Parts,
  staff: StaffActor,
  { id, also, ...asked }: GivingBackByStaff,
): Promise<RefundResult> {
  const { version, refundOre, reason } = asked
  const [{ refundDueOre } = { refundDueOre: 0 }] = await database
    .select({ refundDueOre: payment.refundDueOre })
    .from(payment)
    .where(eq(payment.id, id))
  const needsOther = await needsSecondPerson(database, staff, { refundDueOre, refundOre })
  // The second person reads it; the payer alone might do without.
  if (needsOther && !reason) throw refuse('PAYMENT_REASON_REQUIRED')
  if (needsOther && !(await isAgreedTo(database, staff, { id, ...asked })))
    return { outcome: 'waits' }
  await giveBack(engine, id, {
    refundOre: () => refundOre,
    detail: 'by-staff',
    actorId: staff.userId,
    also: async (transaction, found) => {
      await requireOtherPerson(transaction, staff, [found.userId])
      if (found.version !== version) throw refuse('PAYMENT_CHANGED')
      const [request] = await transaction
        .delete(paymentRequest)
        .where(eq(paymentRequest.paymentId, id))
        .returning()
      // Somebody may have taken it back meanwhile, or this one has refunded something else.
      const sums = { refundDueOre: found.refundDueOre, refundOre }
      const own = await findOwnAccounts(transaction, staff.userId)
      // A colleague who asked for another amount has not agreed to this one.
      const isSame = request?.version === version && request.refundOre === refundOre
      const askedBy = isSame && !own.has(request.askedBy) ? request.askedBy : null
      if (!askedBy && (await needsSecondPerson(transaction, staff, sums)))
        throw refuse('PAYMENT_SECOND_PERSON')
      await recordAction(transaction, staff, {
        action: 'card-payment-given-back',
        subject: { kind: 'card-payment', id },
        after: {
          cardPaymentRefundOre: refundOre,
          ...(reason && { cardPaymentReason: reason }),
          ...(askedBy && { cardPaymentAskedBy: askedBy }),
        },
      })
      const { notifyRefunded } = engine.kindOf(found.subjectKind)
      await notifyRefunded?.(transaction, found, { refundOre, reason })
      await also?.(transaction)
    },
  })
  return { outcome: 'begun' }
}

/** Whether somebody else has asked for the same; otherwise it is written down that this one has. */
function isAgreedTo(
  database: Database,
  staff: StaffActor,
  { id, version, refundOre, reason }: GiveBack & { id: string },
): Promise<boolean> {
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
    const isThis = eq(paymentRequest.paymentId, id)
    const [asked] = await transaction.select().from(paymentRequest).where(isThis)
    const isSame = asked?.version === version && asked.refundOre === refundOre
    const own = await findOwnAccounts(transaction, staff.userId)
    if (isSame && !own.has(asked.askedBy)) return true
    if (isSame) throw refuse('PAYMENT_SECOND_PERSON')
    await transaction.delete(paymentRequest).where(isThis)
    await transaction.insert(paymentRequest).values({
      paymentId: id,
      version,
      refundOre,
      reason,
      askedBy: staff.userId,
      askedAt: sql`now()`,
    })
    await recordAction(transaction, staff, {
      action: 'card-payment-give-back-asked',
      subject: { kind: 'card-payment', id },
      after: { cardPaymentRefundOre: refundOre },
    })
    return false
  })
}
