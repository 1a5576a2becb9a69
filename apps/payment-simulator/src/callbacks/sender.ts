import type { EventLog } from '../control/event-log.ts'
import type { CallbackSwitch } from '../control/switches.ts'
import { idOf, type PaymentOrder, type PendingCallback } from '../order/payment-order.ts'
import { recordSent, removePendingCallback } from '../order/pending-callbacks.ts'
import type { Orders } from '../orders.ts'
import { dueAt } from './schedule.ts'

/** How long the merchant may take to answer. */
const answerMilliseconds = 10_000

/** The delay when the merchant's page was not notified that the payer was sent on. */
const untoldSeconds = 600

type Options = {
  orders: Orders
  log: EventLog
  now: () => number
  speed: number
  mode: () => CallbackSwitch
  send?: typeof fetch
}

/** Sends callbacks when they are due, until somebody answers 200 or the schedule ends. */
export class CallbackSender {
  readonly #options: Options & { send: typeof fetch }
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #isStopped = false

  constructor(options: Options) {
    this.#options = { send: fetch, ...options }
    for (const order of options.orders.all()) this.arrange(order)
  }

  /** Sets the clock for whatever the order is owed. */
  arrange({ guid, pendingCallbacks }: PaymentOrder): void {
    for (const owed of pendingCallbacks) this.#wait(guid, owed)
  }

  /** One callback at once, whatever the order is owed; the answer's status, or null without one. */
  async sendNow(order: PaymentOrder, number: number): Promise<number | null> {
    const { callbackUrl } = order.urls
    if (!callbackUrl) return null
    return this.#post(callbackUrl, bodyOf(order, number), order.guid)
  }

  /** The payer has been sent on: from now on it is late. */
  onPayerNotified({ guid, pendingCallbacks }: PaymentOrder): void {
    const { mode, seconds } = this.#options.mode()
    if (mode !== 'after-complete') return
    for (const owed of pendingCallbacks.filter(({ sent }) => sent === 0)) {
      this.#forget(nameOf(guid, owed.number))
      this.#set(guid, owed.number, this.#milliseconds(seconds))
    }
  }

  /** A callback without an order behind it. */
  sendForged(address: string, body: unknown): Promise<number | null> {
    return this.#post(address, body)
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #wait(guid: string, owed: PendingCallback): void {
    const due = dueAt(owed, this.#options.speed)
    if (due === null || this.#timers.has(nameOf(guid, owed.number))) return
    this.#set(guid, owed.number, due + this.#delay(owed) - this.#options.now())
  }

  #set(guid: string, number: number, milliseconds: number): void {
    if (this.#isStopped) return
    const name = nameOf(guid, number)
    const timer = setTimeout(() => {
      this.#timers.delete(name)
      void this.#deliver(guid, number)
    }, milliseconds)
    timer.unref()
    this.#timers.set(name, timer)
  }

  #forget(name: string): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.delete(name)
  }

  #delay({ sent }: PendingCallback): number {
    const { mode, seconds } = this.#options.mode()
    if (mode === 'delayed') return this.#milliseconds(seconds)
    return mode === 'after-complete' && sent === 0 ? this.#milliseconds(untoldSeconds) : 0
  }

  #milliseconds(seconds: number): number {
    return (seconds * 1_000) / this.#options.speed
  }

  async #deliver(guid: string, number: number): Promise<void> {
    const { orders, log, mode, now } = this.#options
    const order = orders.find(guid)
    if (!order?.pendingCallbacks.some((owed) => owed.number === number)) return
    switch (mode().mode) {
      case 'off':
        return this.#save(removePendingCallback(order, number))
      case 'drop':
        log.add({ what: 'callback', order: idOf(order), did: `dropped ${number}` }, now())
        return this.#resume(guid, number, false)
      default: {
        const times = mode().mode === 'duplicate' ? 2 : 1
        const answers = await Promise.all(
          Array.from({ length: times }, () => this.sendNow(order, number)),
        )
        this.#resume(guid, number, answers.includes(200))
      }
    }
  }

  #resume(guid: string, number: number, isAnswered: boolean): void {
    // The order may have changed while the merchant was asked.
    const order = this.#options.orders.find(guid)
    if (!order || this.#isStopped) return
    const sent = recordSent(order, number)
    const owed = sent.pendingCallbacks.find((one) => one.number === number)
    if (!owed) return
    const isOver = isAnswered || dueAt(owed, this.#options.speed) === null
    this.#save(isOver ? removePendingCallback(order, number) : sent)
    if (!isOver) this.#wait(guid, owed)
  }

  #save(order: PaymentOrder): void {
    this.#options.orders.save(order, this.#options.now())
  }

  async #post(address: string, body: unknown, guid?: string): Promise<number | null> {
    const { log, now, send } = this.#options
    const order = guid ? { order: idOf({ guid }) } : {}
    try {
      const answer = await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMilliseconds),
      })
      await answer.body?.cancel()
      log.add({ what: 'callback', ...order, status: answer.status, did: 'sent' }, now())
      return answer.status
    } catch {
      log.add({ what: 'callback', ...order, did: 'not answered' }, now())
      return null
    }
  }
}

const nameOf = (guid: string, number: number) => `${guid} ${number}`

/** What the provider says: that something has happened, and not what. */
function bodyOf(order: PaymentOrder, number: number) {
  const { orderReference } = order.payeeInfo
  return {
    ...(orderReference && { orderReference }),
    paymentOrder: { id: idOf(order), instrument: 'CreditCard', number },
  }
}
