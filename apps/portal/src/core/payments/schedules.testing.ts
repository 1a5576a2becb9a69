import type { NewTransaction } from '#core/ledger/contract.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { randomFrom } from '../../../../payment-simulator/src/random.ts'
import { base, simulate } from '../../../../payment-simulator/src/simulator.testing.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { toMoneyState, toPaymentStatus } from './contract.ts'
import type { Payment } from './payment.ts'
import { doneOre } from './payment.ts'
import type { PaymentKind } from './payment-kind.server.ts'
import type { PaymentStore } from './payment-store.ts'
import { createPaymentProvider, type PaymentProvider } from './provider/provider.server.ts'
import { readOrder } from './provider/read-order.ts'
import { type Engine, reconcilePayment } from './reconcile-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { startPayment } from './start-payment.server.ts'
import { isInProgress } from './states.ts'

/** Something with one owner, `null` while it is nobody's: it is held for a while, and then paid for. */
export type Slot = { readonly name: string; readonly paymentId: string | null }

/** Where payments and what is paid for are kept, and when it is there. */
export type World<Transaction> = {
  readonly clock: { now: number }
  /** Whether a step that is refused at its end leaves what is paid for as it was. */
  readonly undoes: boolean
  readonly store: PaymentStore<Transaction>
  readonly kind: PaymentKind<Transaction>
  /** Holds it if it is free, or the previous hold has expired. @returns what is paid for */
  hold(slot: string, userId: string, until: Date): Promise<string | null>
  /** Takes it away from a holder who has not paid. */
  free(slot: string): Promise<void>
  slots(): Promise<readonly Slot[]>
  payments(): Promise<readonly Payment[]>
  due(): Promise<readonly string[]>
  /** What the books have of these payments. */
  books(): Promise<readonly NewTransaction['entries'][]>
}

export const price = 15_000
/** In it. */
export const vat = 3_000
const minute = 60_000

export class Killed extends Error {
  override name = 'Killed'
}

export type Outcome = {
  readonly wrong: readonly string[]
  /** How often each state was the last one. */
  readonly ends: Readonly<Record<string, number>>
}

/**
 * Plays one schedule: two payers and two instances do what payers and instances do, in an order, with
 * faults and kills that follow from the seed alone. Then the faults end, the sweeper goes on until
 * nothing is left to do, and what must be true is looked at.
 */
export async function playSchedule<Transaction>(
  seed: string,
  makeWorld: (clock: { now: number }) => World<Transaction>,
): Promise<Outcome> {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const pick = <Thing>(things: readonly [Thing, ...Thing[]]): Thing =>
    things[Math.floor(random() * things.length)] ?? things[0]

  const clock = { now: Date.UTC(2026, 10, 23, 8) }
  const provider = simulate({
    seed,
    now: () => clock.now,
    environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
  })
  const world = makeWorld(clock)
  const faults = { share: random() * 0.3, kills: random() * 0.1 }
  const shown: string[] = []
  const wrong: string[] = []

  const transport: typeof fetch = async (input, init) => {
    clock.now += Math.floor(random() * 2_000)
    const ask = async () =>
      provider.simulator.request(String(input).replace(base, ''), init as RequestInit)
    if (!chance(faults.share)) return ask()
    const lost = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    switch (pick(['before', 'after', 'refused', 'status', 'html', 'late'] as const)) {
      case 'before':
        throw lost
      case 'after':
        await ask()
        throw lost
      case 'refused':
        throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
      case 'status':
        if (chance(0.5)) await ask()
        return new Response('{}', { status: pick([500, 502, 504]) })
      case 'html':
        await ask()
        return new Response('<html></html>')
      case 'late':
        // So late that the lease has ended when it is done.
        clock.now += chance(0.2) ? 2 * minute : 8_000
        await ask()
        throw lost
    }
  }

  /** One process that may be killed before or after anything that it writes down. */
  function process(): Engine<Transaction> {
    let isDead = false
    const live = () => {
      if (isDead) throw new Killed()
      if (!chance(faults.kills)) return
      isDead = true
      throw new Killed()
    }
    const mortal = <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver)
          if (typeof value !== 'function' || name === 'checkoutUrl') return value
          return async (...given: unknown[]) => {
            live()
            const result: unknown = await value.apply(target, given)
            live()
            return result
          }
        },
      })
    const settings = { url: base, token: provider.tokens.PAYMENT_TOKEN, payeeId: payee }
    const adapter: PaymentProvider = createPaymentProvider(
      { ...settings, timeoutMilliseconds: 8_000 },
      transport,
    )
    return { store: mortal(world.store), provider: mortal(adapter), kindOf: () => world.kind }
  }

  /** Refusals, kills and failures of the store are part of the play. */
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof Killed || error instanceof Refusal) return
      throw error
    }
  }

  const slots = ['one', 'two'] as const
  const users = ['kari', 'ola'] as const
  const pages = { payment: page('pay'), complete: page('done'), cancel: page('cancel') }

  const start = (slot: string, userId: string) =>
    attempt(async () => {
      const subjectId = await world.hold(slot, userId, new Date(clock.now + 10 * minute))
      if (!subjectId) return
      const { paymentId } = await startPayment(process(), {
        subjectKind: world.kind.kind,
        subjectId,
        userId,
        locale: 'no',
        userAgent: 'a browser',

        pages,
        origin: 'https://portal.example',
        callbackUrl: 'https://portal.example/callback',
      })
      shown.push(paymentId)
    })

  const anyPayment = async () => {
    const payments = await world.payments()
    return payments[Math.floor(random() * payments.length)]
  }

  const control = async (payment: Payment | undefined, body: object) => {
    // A payer who was not shown the form cannot pay.
    if (!payment?.orderId || !shown.includes(payment.id)) return
    await provider.pay(payment.orderId, { ...body })
  }

  const sweep = async () => {
    for (const id of await world.due()) await attempt(() => reconcilePayment(process(), id))
  }

  async function giveSomethingBack(): Promise<void> {
    const settled = (await world.payments()).filter(
      ({ confirmedAt, refundDueOre }) => confirmedAt && refundDueOre === 0,
    )
    const payment = settled[Math.floor(random() * settled.length)]
    if (!payment) return
    const back = { refundOre: () => (chance(0.5) ? price : price / 2), detail: 'by-payer' }
    const twice = () => attempt(() => refundPayment(process(), payment.id, back))
    await Promise.all([twice(), attempt(() => reconcilePayment(process(), payment.id))])
  }

  const someConfirmed = async () => {
    const settled = (await world.payments()).filter(({ confirmedAt }) => confirmedAt)
    return settled[Math.floor(random() * settled.length)]
  }

  /** Part after part, in amounts that do not come out even, until nothing is left. */
  async function giveBackInParts(): Promise<void> {
    const payment = await someConfirmed()
    if (!payment) return
    const refundOre = ({ amountOre, refundDueOre }: Payment) =>
      Math.min(amountOre - refundDueOre, pick([4_999, 5_001, 7]))
    for (const _ of [1, 2, 3])
      await attempt(() => refundPayment(process(), payment.id, { refundOre, detail: 'by-payer' }))
  }

  /** A refund of more than is left is never started. */
  async function giveBackTooMuch(): Promise<void> {
    const payment = await someConfirmed()
    if (!payment) return
    const refundOre = ({ amountOre, refundDueOre }: Payment) => amountOre - refundDueOre + 1
    await attempt(async () => {
      await refundPayment(process(), payment.id, { refundOre, detail: 'by-staff', actorId: 'anne' })
      wrong.push('more was refunded than was left')
    })
  }

  /** Staff cancel with the money back; what belongs to it may say no, which undoes all of it. */
  async function cancelByStaff(): Promise<void> {
    const payment = await someConfirmed()
    if (!payment) return
    const isMoved = chance(0.3) && world.undoes
    await attempt(() =>
      refundPayment(process(), payment.id, {
        refundOre: () => price,
        detail: 'by-staff',
        actorId: 'anne',
        inTransaction: async () => {
          if (isMoved) throw new Refusal('RESERVATION_CHANGED', 409)
        },
      }),
    )
  }

  /** The bank approves, no callback arrives, and the payer starts again and cancels. */
  async function approveInSilence(): Promise<void> {
    const [slot, userId] = [pick(slots), pick(users)]
    await start(slot, userId)
    const payment = (await world.payments()).findLast((one) => one.userId === userId)
    await control(payment, { number: challengeCard, bank: 'approve' })
    const { share } = faults
    faults.share = 1
    await start(slot, userId)
    if (payment) {
      await attempt(() => reconcilePayment(process(), payment.id))
      await attempt(() => cancelPayment(process(), payment.id))
    }
    faults.share = share
  }

  const claimed = new Set<string>()
  /** A payer who reads that they were not charged was not. */
  async function checkClaims(): Promise<void> {
    for (const payment of await world.payments()) {
      const money = toMoneyState(payment)
      if (claimed.has(payment.id) || !payment.orderId) continue
      if (money !== 'unpaid' && money !== 'released') continue
      claimed.add(payment.id)
      const guid = payment.orderId.split('/').at(-1)
      const { transactions } = (await provider.control('GET', `/orders/${guid}`)).body as {
        transactions: { type: string; amount: number }[]
      }
      const sum = (type: string) =>
        transactions.reduce((all, one) => all + (one.type === type ? one.amount : 0), 0)
      if (sum('Authorization') !== sum('Cancellation') || sum('Capture') > 0)
        wrong.push(`${payment.state} payment: the payer reads that they were not charged, and were`)
    }
  }

  const actions: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    () => start(pick(slots), pick(users)),
    () => start(pick(slots), pick(users)),
    async () => {
      const [slot, userId] = [pick(slots), pick(users)]
      await Promise.all([start(slot, userId), start(slot, userId)])
    },
    async () => control(await anyPayment(), { bank: 'approve' }),
    async () => control(await anyPayment(), { bank: 'approve' }),
    async () => {
      // The whole way, with the window closed or not.
      await start(pick(slots), pick(users))
      await control(await anyPayment(), { bank: 'approve' })
      if (chance(0.5)) await sweep()
    },
    async () => control(await anyPayment(), { decline: 'carddeclined' }),
    async () => control(await anyPayment(), { number: challengeCard, bank: 'leave' }),
    async () => {
      const payment = await anyPayment()
      if (payment) await attempt(() => reconcilePayment(process(), payment.id))
    },
    async () => {
      const payment = await anyPayment()
      if (!payment) return
      const twice = () => attempt(() => reconcilePayment(process(), payment.id))
      await Promise.all([twice(), twice(), twice()])
    },
    giveSomethingBack,
    giveSomethingBack,
    giveBackInParts,
    giveBackTooMuch,
    cancelByStaff,
    approveInSilence,
    async () => world.free(pick(slots)),
    async () => {
      const payment = await anyPayment()
      if (payment) await attempt(() => cancelPayment(process(), payment.id))
    },
    sweep,
    async () => {
      clock.now += Math.floor(random() * pick([20_000, 2 * minute, 12 * minute]))
    },
    async () => {
      const fault = pick<object>([
        { operation: 'get', kind: 'stale', milliseconds: 30_000, count: 1 },
        { operation: 'get', kind: 'empty-transactions', count: 2 },
        { operation: 'capture', kind: 'decline', count: 1 + Math.floor(random() * 6) },
        { operation: 'reversal', kind: 'decline', count: 1 + Math.floor(random() * 6) },
      ])
      await provider.control('POST', '/faults', fault)
    },
  ]

  const length = 8 + Math.floor(random() * 40)
  for (let turn = 0; turn < length; turn++) {
    await pick(actions)()
    await checkClaims()
  }

  faults.share = 0
  faults.kills = 0
  // Now and then an acquirer declines for good: that is what staff are for.
  const declines = ['capture', 'reversal'].map((operation) => ({ operation, kind: 'decline' }))
  await provider.control('PATCH', '/switches', { faults: chance(0.2) ? declines : [] })
  for (let round = 0; round < 200; round++) {
    clock.now += 2 * minute
    await sweep()
    const left = (await world.payments()).filter(({ state }) => isInProgress(state))
    if (left.length === 0) break
  }
  await checkClaims()
  const { wrong: left, ends } = await judge(world, provider)
  return { wrong: [...wrong, ...left], ends }
}

const payee = '5cabf558-5283-482f-b252-4d58e06f6f3b'
/** Its bank asks. */
const challengeCard = '5226612199533406'
const page = (name: string) => (paymentId: string) =>
  `https://portal.example/${name}?paymentId=${paymentId}`

async function judge<Transaction>(
  world: World<Transaction>,
  provider: ReturnType<typeof simulate>,
): Promise<Outcome> {
  const wrong: string[] = []
  const [slots, payments] = [await world.slots(), await world.payments()]
  const ownedBy = (id: string) => slots.filter(({ paymentId }) => paymentId === id).length
  let kept = 0
  for (const payment of payments) {
    const { id, state, orderId } = payment
    const say = (what: string) => wrong.push(`${state} payment: ${what}`)
    if (isInProgress(state)) say('is not at rest')
    const owned = ownedBy(id)
    const isOwner = toPaymentStatus(payment) === 'PAID'
    if (isOwner && owned !== 1) say(`is the payer’s, and ${owned} slots are`)
    if (!isOwner && owned > 0) say('has its slot all the same')
    if (!orderId) continue
    const { body } = await provider.merchant('GET', `${orderId}?$expand=paid,financialTransactions`)
    const order = readOrder(body)
    if (!order) {
      say('has an order that cannot be read')
      continue
    }
    const sum = (type: string) =>
      order.transactions.reduce((all, one) => all + (one.type === type ? one.amountOre : 0), 0)
    const [captured, reversed] = [sum('Capture'), sum('Reversal')]
    kept += captured - reversed
    if (order.transactions.filter(({ type }) => type === 'Capture').length > 1)
      say('is captured more than once')
    if (captured !== doneOre(payment, 'capture')) say('is not captured as we know it')
    if (reversed !== doneOre(payment, 'reversal')) say('is not refunded as we recorded it')
    if (state === 'captured' && captured !== price) say('says that money was taken, which was not')
    if (state === 'refunded' && reversed !== payment.refundDueOre) say('gave back another amount')
    if (state !== 'attention' && order.remainingCaptureOre > 0) say('leaves money reserved')
    if (state === 'cancelled' && captured > 0) say('took money')
    if (state === 'aborted' && order.status === 'Paid') say('is paid')
    const { failuresInRow, transactions } = (
      await provider.control('GET', `/orders/${orderId.split('/').at(-1)}`)
    ).body as {
      failuresInRow?: { Capture: number; Reversal: number }
      transactions: { type: string; vatAmount: number }[]
    }
    const vatOf = (type: string) =>
      transactions.reduce((all, one) => all + (one.type === type ? one.vatAmount : 0), 0)
    for (const [type, ore] of [
      ['Capture', captured],
      ['Reversal', reversed],
    ] as const)
      if (vatOf(type) !== Math.round((payment.vatOre * ore) / payment.amountOre))
        say(`has ${vatOf(type)} of VAT in ${type} of ${ore}`)
    if (failuresInRow && Math.max(failuresInRow.Capture, failuresInRow.Reversal) >= 5)
      say('failed so often that it is locked')
  }
  for (const { name, paymentId } of slots) {
    const payment = payments.find((one) => one.id === paymentId)
    if (paymentId && !payment) wrong.push(`${name} belongs to a payment that there is not`)
  }
  const booked = (await world.books())
    .flat()
    .filter(({ account }) => account.kind === 'card-provider')
    .reduce((all, { amountOre }) => all + amountOre, 0)
  if (booked !== kept) wrong.push(`the books have ${booked} and the provider ${kept}`)
  const ends: Record<string, number> = {}
  for (const { state } of payments) ends[state] = (ends[state] ?? 0) + 1
  return { wrong, ends }
}
