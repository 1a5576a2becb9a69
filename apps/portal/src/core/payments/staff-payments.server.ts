import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GaveBack, GiveBack, RefundRequest, StaffPayment, StaffPayments } from './contract.ts'
import { giveBack, requireRefundable } from './give-back.server.ts'
import { lookSoon } from './jobs.server.ts'
import { doneOre, type Operation, type Payment } from './payment.ts'
import type { Payments } from './payments.server.ts'
import type { Engine } from './reconcile.server.ts'
import { recordAction } from './record-action.server.ts'
import { needsSecondPerson } from './refund-limit.server.ts'
import { refuse } from './refuse.server.ts'
import { operationOf, targetOfTryingAgain } from './staff-rules.ts'
import { createPaymentStore } from './store.server.ts'
import { payment, paymentEvent, paymentOperation, paymentRequest } from './tables.server.ts'

const longestList = 100

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
  const nameOf = await nameSubjects([...rows, ...asked.map((one) => one.payment)], language)
  const parts = await findParts(
    database,
    rows.map(({ id }) => id),
  )
  const requestOf = (paymentId: string) => {
    const found = asked.find(({ request }) => request.paymentId === paymentId)
    return found ? toRequest(found.request, userId) : null
  }
  return {
    isSetUp,
    total,
    items: rows.map((row) => ({
      ...describe(row, {
        operations: parts.operations.filter(({ paymentId }) => paymentId === row.id),
        events: parts.events.filter(({ paymentId }) => paymentId === row.id),
      }),
      subject: nameOf(row),
      request: requestOf(row.id),
    })),
    waiting: asked
      .filter((one) => one.payment.state !== 'attention')
      .map((one) => ({
        id: one.payment.id,
        subject: nameOf(one.payment),
        amountOre: one.payment.amountOre,
        version: one.payment.version,
        request: toRequest(one.request, userId),
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

const toRequest = (
  { refundOre, reason, askedBy, askedAt }: typeof paymentRequest.$inferSelect,
  userId: string,
): RefundRequest => ({
  ...{ refundOre, reason, isOwn: askedBy === userId, askedAt: askedAt.toISOString() },
})

function describe(
  row: typeof payment.$inferSelect,
  parts: {
    operations: readonly Operation[]
    events: readonly (typeof paymentEvent.$inferSelect)[]
  },
): Omit<StaffPayment, 'subject' | 'request'> {
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
      ...{ at: at.toISOString(), what, toState, detail },
    })),
  }
}

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

export type GivingBackByStaff = GiveBack & {
  readonly id: string
  /** What belongs to it and is done in the same transaction, once what was bought is free. */
  readonly also?: (transaction: Database) => Promise<void>
}

/**
 * Gives money back, or gives up what is reserved; whoever paid is told by the kind. Above what one may alone the first to ask is written
 * down, and it is done when somebody else asks for the same of the same payment.
 *
 * @throws {Refusal} OWN_CASE; PAYMENT_SECOND_PERSON: the same person asks again; PAYMENT_CHANGED; what could not be
 *   given back by anybody, before a second person is asked
 */
export async function giveBackByStaff(
  { database, engine }: Parts,
  staff: StaffActor,
  { id, also, ...asked }: GivingBackByStaff,
): Promise<GaveBack> {
  const { version, refundOre, reason } = asked
  const [{ refundDueOre } = { refundDueOre: 0 }] = await database
    .select({ refundDueOre: payment.refundDueOre })
    .from(payment)
    .where(eq(payment.id, id))
  const needsOther = await needsSecondPerson(database, staff, { refundDueOre, refundOre })
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
      if (
        (await needsSecondPerson(transaction, staff, sums)) &&
        (!request || own.has(request.askedBy))
      )
        throw refuse('PAYMENT_SECOND_PERSON')
      await recordAction(transaction, staff, {
        action: 'card-payment-given-back',
        subject: { kind: 'card-payment', id },
        after: {
          cardPaymentRefundOre: refundOre,
          ...(reason && { cardPaymentReason: reason }),
          ...(request && !own.has(request.askedBy) && { cardPaymentAskedBy: request.askedBy }),
        },
      })
      const { tellGivenBack } = engine.kindOf(found.subjectKind)
      await tellGivenBack?.(transaction, found, { refundOre, reason })
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
      ...{ paymentId: id, version, refundOre, reason, askedBy: staff.userId },
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
