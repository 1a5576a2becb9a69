import type { Journal } from './journal.ts'
import type { PaymentOrder } from './order/payment-order.ts'

/** Each order takes about 4 kB. */
export const maxOrders = 50_000

/** Earlier versions for stale responses: of the orders that changed last. */
const versionLimits = { orders: 1_000, versions: 10 }

/** The number of outdated journal lines before the journal is rewritten. */
const maxOutdatedLines = 20_000

type Version = { order: PaymentOrder; until: number }

/** All payment orders, in memory and in the journal. */
export class Orders {
  readonly #journal: Journal<PaymentOrder>
  readonly #byGuid = new Map<string, PaymentOrder>()
  readonly #earlier = new Map<string, Version[]>()
  readonly #guidByToken = new Map<string, string>()
  readonly #references = new Map<string, string>()
  #lastNumber = 40_000_000
  #lines = 0

  constructor(journal: Journal<PaymentOrder>) {
    this.#journal = journal
    for (const order of journal.read()) this.#keep(order)
    this.#compact()
  }

  get isFull(): boolean {
    return this.#byGuid.size >= maxOrders
  }

  all(): PaymentOrder[] {
    return [...this.#byGuid.values()]
  }

  find(guid: string): PaymentOrder | undefined {
    return this.#byGuid.get(guid)
  }

  findByToken(token: string): PaymentOrder | undefined {
    return this.find(this.#guidByToken.get(token) ?? '')
  }

  /** The order at that time, if that version is still stored. */
  findAsOf(guid: string, time: number): PaymentOrder | undefined {
    const earlier = this.#earlier.get(guid)?.find(({ until }) => time < until)
    return earlier?.order ?? this.find(guid)
  }

  /** The order that used a reference, for its purchase, a capture, a cancellation or a refund. */
  findByReference(payeeReference: string): string | undefined {
    return this.#references.get(payeeReference)
  }

  nextNumber(): number {
    this.#lastNumber += 1
    return this.#lastNumber
  }

  /** Writes to the journal before the order is visible. */
  save(order: PaymentOrder, now: number): void {
    const before = this.#byGuid.get(order.guid)
    if (before === order) return
    this.#journal.add(order)
    this.#lines += 1
    this.#keep(order)
    if (this.#lines > maxOutdatedLines + 2 * this.#byGuid.size) this.#compact()
    if (before) this.#addVersion({ order: before, until: now })
  }

  deleteAll(): void {
    this.#byGuid.clear()
    this.#compact()
    this.#earlier.clear()
    this.#guidByToken.clear()
    this.#references.clear()
  }

  /** Rewrites the journal with one line per order. */
  #compact(): void {
    this.#journal.replace(this.all())
    this.#lines = this.#byGuid.size
  }

  #addVersion(version: Version): void {
    const { guid } = version.order
    const versions = [...(this.#earlier.get(guid) ?? []), version].slice(-versionLimits.versions)
    // The map is ordered by the last change.
    this.#earlier.delete(guid)
    this.#earlier.set(guid, versions)
    const [oldest] = this.#earlier.keys()
    if (oldest && this.#earlier.size > versionLimits.orders) this.#earlier.delete(oldest)
  }

  #keep(order: PaymentOrder): void {
    this.#byGuid.set(order.guid, order)
    this.#guidByToken.set(order.token, order.guid)
    this.#references.set(order.payeeInfo.payeeReference, order.guid)
    for (const { payeeReference } of order.transactions)
      this.#references.set(payeeReference, order.guid)
    for (const { number } of [...order.transactions, ...order.failures, ...order.failedAttempts])
      this.#lastNumber = Math.max(this.#lastNumber, number)
    if (order.attempt) this.#lastNumber = Math.max(this.#lastNumber, order.attempt.number)
  }
}
