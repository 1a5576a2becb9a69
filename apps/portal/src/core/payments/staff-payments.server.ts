import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GaveBack, GiveBack, StaffPayment, StaffPayments } from './contract.ts'
import { giveBack } from './give-back.server.ts'
import { lookSoon } from './jobs.server.ts'
import { doneOre, type Operation, type Payment } from './payment.ts'
import type { Engine } from './reconcile.server.ts'
import { recordAction } from './record-action.server.ts'
import { refuse } from './refuse.server.ts'
import { oneMayAlone, operationOf, targetOfTryingAgain } from './staff-rules.ts'
import { createPaymentStore } from './store.server.ts'
import { payment, paymentEvent, paymentOperation, paymentRequest } from './tables.server.ts'

const longestList = 100

/** What somebody has to look at, those that have waited longest first. */
export async function listPaymentsForStaff(
  database: Database,
  { isSetUp, userId }: { isSetUp: boolean; userId: string },
): Promise<StaffPayments> {
  const isWaiting = eq(payment.state, 'attention')
  const rows = await database
    .select()
    .from(payment)
    .where(isWaiting)
    .orderBy(asc(payment.changedAt))
    .limit(longestList)
  const total = await database.$count(payment, isWaiting)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { isSetUp, total, items: [] }
  const operations = await database
    .select()
    .from(paymentOperation)
    .where(inArray(paymentOperation.paymentId, ids))
  const events = await database
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.paymentId, ids))
    .orderBy(asc(paymentEvent.id))
  const requests = await database
    .select()
    .from(paymentRequest)
    .where(inArray(paymentRequest.paymentId, ids))
  return {
    isSetUp,
    total,
    items: rows.map((row) => {
      const request = requests.find(
        ({ paymentId, version }) => paymentId === row.id && version === row.version,
      )
      return describe(row, {
        operations: operations.filter(({ paymentId }) => paymentId === row.id),
        events: events.filter(({ paymentId }) => paymentId === row.id),
        request: request
          ? {
              refundOre: request.refundOre,
              isOwn: request.askedBy === userId,
              askedAt: request.askedAt.toISOString(),
            }
          : null,
      })
    }),
  }
}

function describe(
  row: typeof payment.$inferSelect,
  parts: {
    operations: readonly Operation[]
    events: readonly (typeof paymentEvent.$inferSelect)[]
    request: StaffPayment['request']
  },
): StaffPayment {
  const { operations, events, request } = parts
  if (!row.attentionReason) throw new Error('A payment that needs attention has no reason')
  return {
    id: row.id,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
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
    request,
    events: events.map(({ at, what, toState, detail }) => ({
      ...{ at: at.toISOString(), what, toState, detail },
    })),
  }
}

type Parts = { readonly database: Database; readonly engine: Engine<Database> }

/** Has the order read once more, at once, and goes on where that settles it. */
export async function readAgain(database: Database, staff: StaffActor, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ state: payment.state })
      .from(payment)
      .where(eq(payment.id, id))
    if (!found) throw refuse('PAYMENT_UNKNOWN')
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
    const to = seen(held.payment, version)
    const allowsTryOf = operationOf(held.payment)
    await store.step(held, async () => ({
      ...{ to, detail: 'by-staff', actorId: staff.userId },
      ...(allowsTryOf && { allowsTryOf }),
    }))
    await store.rest(held, { lookAt: held.now, vainLooks: 0 })
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

/**
 * Gives money back, or gives up what is reserved. Above what one may alone the first to ask is written
 * down, and it is done when somebody else asks for the same of the same payment.
 *
 * @throws {Refusal} PAYMENT_SECOND_PERSON: the same person asks again; PAYMENT_CHANGED
 */
export async function giveBackByStaff(
  { database, engine }: Parts,
  staff: StaffActor,
  { id, version, refundOre }: GiveBack & { id: string },
): Promise<GaveBack> {
  if (refundOre > oneMayAlone && !(await isAgreedTo(database, staff, { id, version, refundOre })))
    return { outcome: 'waits' }
  await giveBack(engine, id, {
    refundOre: () => refundOre,
    detail: 'by-staff',
    actorId: staff.userId,
    also: async (transaction, found) => {
      if (found.version !== version) throw refuse('PAYMENT_CHANGED')
      const [request] = await transaction
        .delete(paymentRequest)
        .where(eq(paymentRequest.paymentId, id))
        .returning()
      // Somebody may have taken it back meanwhile.
      if (refundOre > oneMayAlone && (!request || request.askedBy === staff.userId))
        throw refuse('PAYMENT_SECOND_PERSON')
      await recordAction(transaction, staff, {
        action: 'card-payment-given-back',
        subject: { kind: 'card-payment', id },
        after: {
          cardPaymentRefundOre: refundOre,
          ...(request && { cardPaymentAskedBy: request.askedBy }),
        },
      })
    },
  })
  return { outcome: 'begun' }
}

/** Whether somebody else has asked for the same; otherwise it is written down that this one has. */
function isAgreedTo(
  database: Database,
  staff: StaffActor,
  { id, version, refundOre }: GiveBack & { id: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ version: payment.version })
      .from(payment)
      .where(eq(payment.id, id))
      .for('update')
    if (!found) throw refuse('PAYMENT_UNKNOWN')
    if (found.version !== version) throw refuse('PAYMENT_CHANGED')
    const isThis = eq(paymentRequest.paymentId, id)
    const [asked] = await transaction.select().from(paymentRequest).where(isThis)
    const isSame = asked?.version === version && asked.refundOre === refundOre
    if (isSame && asked.askedBy !== staff.userId) return true
    if (isSame) throw refuse('PAYMENT_SECOND_PERSON')
    await transaction.delete(paymentRequest).where(isThis)
    await transaction.insert(paymentRequest).values({
      ...{ paymentId: id, version, refundOre, askedBy: staff.userId },
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
