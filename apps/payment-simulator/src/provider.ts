import { randomBytes, randomUUID } from 'node:crypto'
import {
  abortAttempt,
  authorise,
  type Change,
  decline,
  lapse,
  refuseAttempt,
  sendToBank,
} from './order/attempts.ts'
import { type CardEntry, judge } from './order/cards.ts'
import {
  type Asked,
  abort,
  cancel,
  capture,
  fail,
  failTransaction,
  reverse,
  unlock,
  update,
} from './order/merchant-changes.ts'
import {
  createOrder,
  type Moment,
  type PaymentOrder,
  type Purchase,
} from './order/payment-order.ts'
import { oweCallback } from './order/pending-callbacks.ts'
import {
  type CardProblem,
  cardProblem,
  inputError,
  type Problem,
  systemError,
} from './order/problem.ts'
import { limitOfOrders, type Orders } from './orders.ts'

/** How long a bank waits for the payer, in seconds of the provider's. */
const challengeSeconds = 600

export type Choice = 'approve' | 'decline' | 'cancel'

/** What pressing the pay button comes to. */
export type Payment =
  | { kind: 'paid'; order: PaymentOrder }
  | { kind: 'challenge'; order: PaymentOrder; token: string }
  | { kind: 'declined'; order: PaymentOrder; problem: Problem }
  | { kind: 'refused'; order: PaymentOrder; problem: Problem }

export type Outcome = { order: PaymentOrder } | { problem: Problem }

type Options = {
  orders: Orders
  now: () => number
  /** How many seconds of the provider's pass in one second here. */
  speed: number
  /** Is told after an order has been written down. */
  onCallbackOwed: (order: PaymentOrder) => void
}

/** What merchant and payer can do: finds the order, changes it, writes it down. */
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
    if (orders.userOf(payeeReference))
      return { problem: alreadyUsed('PaymentOrder.PayeeInfo.PayeeReference', payeeReference) }
    if (orders.isFull)
      return {
        problem: {
          ...systemError(503),
          detail: `The simulator keeps ${limitOfOrders} orders: reset it.`,
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

  update(order: PaymentOrder, asked: Pick<Asked, 'amount' | 'vatAmount'>): Outcome {
    return this.#keep(order, update(order, this.#options.now(), asked))
  }

  capture(order: PaymentOrder, asked: Asked): Outcome {
    return this.#post(order, asked, (moment) => capture(order, moment, asked))
  }

  cancel(order: PaymentOrder, asked: Pick<Asked, 'description' | 'payeeReference'>): Outcome {
    return this.#post(order, asked, (moment) => cancel(order, moment, asked))
  }

  reverse(order: PaymentOrder, asked: Asked): Outcome {
    return this.#post(order, asked, (moment) => reverse(order, moment, asked))
  }

  /** The acquirer does not carry out what would have been possible. */
  refuse(
    order: PaymentOrder,
    type: 'Capture' | 'Reversal',
    asked: Asked,
    name: CardProblem,
  ): Outcome {
    return this.#post(order, asked, (moment) => {
      const would =
        type === 'Capture' ? capture(order, moment, asked) : reverse(order, moment, asked)
      return would.problem
        ? would
        : failTransaction(order, moment, type, asked, cardProblem(name, `Create${type}`))
    })
  }

  /** @param forced a decline whatever the card */
  pay(given: PaymentOrder, entry: CardEntry, forced?: CardProblem): Payment {
    const { now, speed } = this.#options
    const refusal = refuseAttempt(given)
    if (refusal) return { kind: 'refused', order: given, problem: refusal }
    // Whoever is at the bank in another window is no longer waited for.
    const { order } = given.attempt ? abortAttempt(given, now()) : { order: given }
    const moment = this.#moment()
    const verdict = forced
      ? { kind: 'declined' as const, problem: forced }
      : judge(entry, order.amount, moment.at)
    if (verdict.kind === 'declined') {
      const change = decline(order, moment, verdict.problem)
      const declined = this.#save(given, oweCallback(change.order, owedBy(moment)))
      return { kind: 'declined', order: declined, problem: cardProblem(verdict.problem) }
    }
    if (verdict.kind === 'challenge') {
      const token = randomBytes(16).toString('hex')
      const until = moment.at + (challengeSeconds * 1_000) / speed
      const change = sendToBank(order, moment, verdict.card, { token, until })
      return { kind: 'challenge', order: this.#save(given, change.order), token }
    }
    const isSecure = verdict.kind === 'frictionless'
    const change = authorise(order, moment, { card: verdict.card, isSecure })
    return { kind: 'paid', order: this.#save(given, oweCallback(change.order, owedBy(moment))) }
  }

  /** What the payer answers to the bank; null when the bank waits no longer for this. */
  answerBank(order: PaymentOrder, token: string, choice: Choice): Payment | null {
    const { attempt } = order
    if (attempt?.challenge.token !== token) return null
    const moment = { ...this.#moment(), number: attempt.number }
    const change =
      choice === 'approve'
        ? authorise(order, moment, { card: attempt.card, isSecure: true })
        : decline(
            order,
            moment,
            choice === 'decline' ? '3dsecuredeclined' : '3dsecureusercancelled',
          )
    const saved = this.#save(order, oweCallback(change.order, owedBy(moment)))
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
    { payeeReference }: Pick<Asked, 'payeeReference'>,
    make: (moment: Moment) => Change,
  ): Outcome {
    if (this.#options.orders.userOf(payeeReference))
      return { problem: alreadyUsed('Transaction.PayeeReference', payeeReference) }
    const moment = this.#moment()
    const change = make(moment)
    if (change.problem) return this.#keep(order, change)
    return this.#keep(order, { order: oweCallback(change.order, owedBy(moment)) })
  }

  #keep(before: PaymentOrder, { order, problem }: Change): Outcome {
    const saved = this.#save(before, order)
    return problem ? { problem } : { order: saved }
  }

  #save(before: PaymentOrder, order: PaymentOrder): PaymentOrder {
    this.#options.orders.save(order, this.#options.now())
    if (order.pendingCallbacks.length > before.pendingCallbacks.length)
      this.#options.onCallbackOwed(order)
    return order
  }

  #current(order: PaymentOrder | undefined): PaymentOrder | undefined {
    if (!order) return undefined
    const lapsed = lapse(order, this.#options.now())
    if (lapsed === order || !order.attempt) return order
    const { number, challenge } = order.attempt
    return this.#save(order, oweCallback(lapsed, { number, from: challenge.until }))
  }

  #moment(): Moment {
    const { orders, now } = this.#options
    return { at: now(), number: orders.nextNumber(), guid: randomUUID() }
  }
}

const owedBy = ({ number, at }: Moment) => ({ number, from: at })

function alreadyUsed(name: string, payeeReference: string): Problem {
  return inputError({
    name,
    description: `The given PayeeReference has already been used for another payment (${payeeReference}).`,
  })
}
