import type { Journal } from './journal.ts'
import type { PaymentOrder } from './order/payment-order.ts'

/** How many orders are kept; each takes about 4 kB. */
export const limitOfOrders = 50_000

/** What can be read again as it was, for answers that lag behind: the last orders that changed. */
const keptEarlier = { orders: 1_000, versions: 10 }

/** So many lines of the journal may be of orders as they were, before it is written anew. */
const linesOfThePast = 20_000

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
    this.#tidy()
  }

  get isFull(): boolean {
    return this.#byGuid.size >= limitOfOrders
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

  /** As it was at that time, as far as that is remembered. */
  findAsOf(guid: string, time: number): PaymentOrder | undefined {
    const earlier = this.#earlier.get(guid)?.find(({ until }) => time < until)
    return earlier?.order ?? this.find(guid)
  }

  /** Which order has used a reference, be it for the purchase, a capture, a release or a refund. */
  userOf(payeeReference: string): string | undefined {
    return this.#references.get(payeeReference)
  }

  nextNumber(): number {
    this.#lastNumber += 1
    return this.#lastNumber
  }

  /** Written down before anybody can hear of it. */
  save(order: PaymentOrder, now: number): void {
    const before = this.#byGuid.get(order.guid)
    if (before === order) return
    this.#journal.add(order)
    this.#lines += 1
    this.#keep(order)
    if (this.#lines > linesOfThePast + 2 * this.#byGuid.size) this.#tidy()
    if (before) this.#remember({ order: before, until: now })
  }

  forgetAll(): void {
    this.#byGuid.clear()
    this.#tidy()
    this.#earlier.clear()
    this.#guidByToken.clear()
    this.#references.clear()
  }

  /** One line for each order, as it is. */
  #tidy(): void {
    this.#journal.replace(this.all())
    this.#lines = this.#byGuid.size
  }

  #remember(version: Version): void {
    const { guid } = version.order
    const versions = [...(this.#earlier.get(guid) ?? []), version].slice(-keptEarlier.versions)
    // Last in the map is what changed last.
    this.#earlier.delete(guid)
    this.#earlier.set(guid, versions)
    const [oldest] = this.#earlier.keys()
    if (oldest && this.#earlier.size > keptEarlier.orders) this.#earlier.delete(oldest)
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
