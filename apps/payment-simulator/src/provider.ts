import { randomBytes, randomUUID } from 'node:crypto'
import {
  abortAttempt,
  authorise,
  type Change,
  decline,
  expireAttempt,
  refuseAttempt,
  sendToBank,
} from './order/attempts.ts'
import { type CardEntry, judge } from './order/cards.ts'
import {
  abort,
  cancel,
  capture,
  fail,
  failTransaction,
  type ModificationRequest,
  reverse,
  unlock,
  update,
} from './order/merchant-changes.ts'
import {
  createOrder,
  type Occurrence,
  type PaymentOrder,
  type Purchase,
} from './order/payment-order.ts'
import { addPendingCallback } from './order/pending-callbacks.ts'
import {
  type CardProblem,
  cardProblem,
  inputError,
  type Problem,
  systemError,
} from './order/problem.ts'
import { maxOrders, type Orders } from './orders.ts'

/** The bank’s time limit for the payer, in simulated seconds. */
const challengeSeconds = 600

export type Choice = 'approve' | 'decline' | 'cancel'

/** The result of the pay button. */
export type Payment =
  | { kind: 'paid'; order: PaymentOrder }
  | { kind: 'challenge'; order: PaymentOrder; token: string }
  | { kind: 'declined'; order: PaymentOrder; problem: Problem }
  | { kind: 'refused'; order: PaymentOrder; problem: Problem }

export type Outcome = { order: PaymentOrder } | { problem: Problem }

type Options = {
  orders: Orders
  now: () => number
  /** Simulated seconds per real second. */
  speed: number
  /** Called after the order has been stored. */
  onCallbackPending: (order: PaymentOrder) => void
}

/** The actions of merchant and payer: finds the order, changes it and stores it. */
export class Provider {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  find(guid: string): PaymentOrder | undefined {
    return this.#current(this.#options.orders.find(guid))
  }

  findByToken(token: string): PaymentOrder | undefined {
    return this.#current(this.#options.orders.findByToken(token))
  }

  create(purchase: Purchase): Outcome {
    const { orders, now } = this.#options
    const { payeeReference } = purchase.payeeInfo
    if (orders.findByReference(payeeReference))
      return { problem: alreadyUsed('PaymentOrder.PayeeInfo.PayeeReference', payeeReference) }
    if (orders.isFull)
      return {
        problem: {
          ...systemError(503),
          detail: `The simulator keeps ${maxOrders} orders: reset it.`,
        },
      }
    const token = randomBytes(32).toString('hex')
    const order = createOrder(purchase, { at: now(), guid: randomUUID(), token })
    orders.save(order, order.created)
    return { order }
  }

  abort(order: PaymentOrder, reason: string): Outcome {
    return this.#keep(order, abort(order, this.#options.now(), reason))
  }

  abortAttempt(order: PaymentOrder): Outcome {
    return this.#keep(order, abortAttempt(order, this.#options.now()))
  }

  update(order: PaymentOrder, asked: Pick<ModificationRequest, 'amount' | 'vatAmount'>): Outcome {
    return this.#keep(order, update(order, this.#options.now(), asked))
  }

  capture(order: PaymentOrder, asked: ModificationRequest): Outcome {
    return this.#post(order, asked, (occurrence) => capture(order, occurrence, asked))
  }

  cancel(
    order: PaymentOrder,
    asked: Pick<ModificationRequest, 'description' | 'payeeReference'>,
  ): Outcome {
    return this.#post(order, asked, (occurrence) => cancel(order, occurrence, asked))
  }

  reverse(order: PaymentOrder, asked: ModificationRequest): Outcome {
    return this.#post(order, asked, (occurrence) => reverse(order, occurrence, asked))
  }

  /** The acquirer declines an operation that the order allows. */
  refuse(
    order: PaymentOrder,
    type: 'Capture' | 'Reversal',
    asked: ModificationRequest,
    name: CardProblem,
  ): Outcome {
    return this.#post(order, asked, (occurrence) => {
      const would =
        type === 'Capture' ? capture(order, occurrence, asked) : reverse(order, occurrence, asked)
      return would.problem
        ? would
        : failTransaction(order, occurrence, type, asked, cardProblem(name, `Create${type}`))
    })
  }

  /** @param forced a decline whatever the card */
  pay(given: PaymentOrder, entry: CardEntry, forced?: CardProblem): Payment {
    const { now, speed } = this.#options
    const refusal = refuseAttempt(given)
    if (refusal) return { kind: 'refused', order: given, problem: refusal }
    // An attempt at the bank in another window is aborted.
    const { order } = given.attempt ? abortAttempt(given, now()) : { order: given }
    const occurrence = this.#occurrence()
    const verdict = forced
      ? { kind: 'declined' as const, problem: forced }
      : judge(entry, order.amount, occurrence.at)
    if (verdict.kind === 'declined') {
      const change = decline(order, occurrence, verdict.problem)
      const declined = this.#save(given, addPendingCallback(change.order, callbackFor(occurrence)))
      return { kind: 'declined', order: declined, problem: cardProblem(verdict.problem) }
    }
    if (verdict.kind === 'challenge') {
      const token = randomBytes(16).toString('hex')
      const until = occurrence.at + (challengeSeconds * 1_000) / speed
      const change = sendToBank(order, occurrence, verdict.card, { token, until })
      return { kind: 'challenge', order: this.#save(given, change.order), token }
    }
    const isSecure = verdict.kind === 'frictionless'
    const change = authorise(order, occurrence, { card: verdict.card, isSecure })
    return {
      kind: 'paid',
      order: this.#save(given, addPendingCallback(change.order, callbackFor(occurrence))),
    }
  }

  /** The payer’s answer to the bank; null when the challenge has expired. */
  answerBank(order: PaymentOrder, token: string, choice: Choice): Payment | null {
    const { attempt } = order
    if (attempt?.challenge.token !== token) return null
    const occurrence = { ...this.#occurrence(), number: attempt.number }
    const change =
      choice === 'approve'
        ? authorise(order, occurrence, { card: attempt.card, isSecure: true })
        : decline(
            order,
            occurrence,
            choice === 'decline' ? '3dsecuredeclined' : '3dsecureusercancelled',
          )
    const saved = this.#save(order, addPendingCallback(change.order, callbackFor(occurrence)))
    return change.problem
      ? { kind: 'declined', order: saved, problem: change.problem }
      : { kind: 'paid', order: saved }
  }

  fail(order: PaymentOrder): Outcome {
    return this.#keep(order, fail(order, this.#options.now(), cardProblem('acquirererror')))
  }

  unlock(order: PaymentOrder): PaymentOrder {
    return this.#save(order, unlock(order))
  }

  #post(
    order: PaymentOrder,
    { payeeReference }: Pick<ModificationRequest, 'payeeReference'>,
    make: (occurrence: Occurrence) => Change,
  ): Outcome {
    if (this.#options.orders.findByReference(payeeReference))
      return { problem: alreadyUsed('Transaction.PayeeReference', payeeReference) }
    const occurrence = this.#occurrence()
    const change = make(occurrence)
    if (change.problem) return this.#keep(order, change)
    return this.#keep(order, { order: addPendingCallback(change.order, callbackFor(occurrence)) })
  }

  #keep(before: PaymentOrder, { order, problem }: Change): Outcome {
    const saved = this.#save(before, order)
    return problem ? { problem } : { order: saved }
  }

  #save(before: PaymentOrder, order: PaymentOrder): PaymentOrder {
    this.#options.orders.save(order, this.#options.now())
    if (order.pendingCallbacks.length > before.pendingCallbacks.length)
      this.#options.onCallbackPending(order)
    return order
  }

  #current(order: PaymentOrder | undefined): PaymentOrder | undefined {
    if (!order) return undefined
    const expired = expireAttempt(order, this.#options.now())
    if (expired === order || !order.attempt) return order
    const { number, challenge } = order.attempt
    return this.#save(order, addPendingCallback(expired, { number, from: challenge.until }))
  }

  #occurrence(): Occurrence {
    const { orders, now } = this.#options
    return { at: now(), number: orders.nextNumber(), guid: randomUUID() }
  }
}

const callbackFor = ({ number, at }: Occurrence) => ({ number, from: at })

function alreadyUsed(name: string, payeeReference: string): Problem {
  return inputError({
    name,
    description: `The given PayeeReference has already been used for another payment (${payeeReference}).`,
  })
}
