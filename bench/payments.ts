import { randomUUID } from 'node:crypto'
import { base, simulate } from '../apps/payment-simulator/src/simulator.testing.ts'
import { createMemoryWorld } from '../apps/portal/src/core/payments/memory-world.testing.ts'
import type { PaymentKind } from '../apps/portal/src/core/payments/payment-kind.server.ts'
import { createPaymentProvider } from '../apps/portal/src/core/payments/provider/provider.server.ts'
import {
  type Engine,
  reconcilePayment,
} from '../apps/portal/src/core/payments/reconcile-payment.server.ts'
import { playSchedule } from '../apps/portal/src/core/payments/schedules.testing.ts'
import { startPayment } from '../apps/portal/src/core/payments/start-payment.server.ts'
import { createPaymentStore } from '../apps/portal/src/core/payments/store.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import type { Work } from './count-statements.ts'
import { type MeasuredJourneys, measureCourtJourneys } from './court-journeys.ts'
import { inDatabase } from './in-database.ts'
import { measureMoneySchedules } from './money-schedules.ts'
import type { Result } from './results.ts'

const journeys = 2_000
const concurrency = 32
/** `PAYMENT_SCHEDULES=300` plays fewer. */
const schedules = Number(process.env.PAYMENT_SCHEDULES ?? 10_000)

const ticket: PaymentKind = {
  kind: 'ticket',
  describe: () => 'A ticket',
  findPayable: async (_, { now }) => ({
    amountOre: 15_000,
    vatOre: 3_000,
    payBefore: new Date(now.getTime() + 600_000),
  }),
  confirm: async () => 'confirmed',
  release: async () => undefined,
}

/**
 * Payments from the first request to captured, with a provider that answers at once; and its faults.
 * Then the money of deposits, which goes through the bank.
 */
export async function measurePayments(serverUrl: string): Promise<Result> {
  const perSecond = await inDatabase(serverUrl, 'bench_payments', measureJourneys)
  const courts = await measureCourtJourneys(serverUrl)
  const seed = String(Date.now())
  const wrong = await playSchedules(seed)
  const money = await measureMoneySchedules(serverUrl)
  return {
    name: 'Card payments',
    figures: [
      {
        what: 'Card payments from the first request to captured, a second',
        value: perSecond,
        target: 100,
        digits: 0,
      },
      {
        what: 'Court journeys reserve, start, pay, status, capture and callback, a second',
        value: courts.perSecond,
        target: 100,
        digits: 0,
      },
      {
        what: `Schedules of faults of ${schedules} after which money or its purpose was wrong`,
        value: wrong.length,
        target: 0,
        smallerIsBetter: true,
        digits: 0,
      },
      ...money.figures,
    ],
    details: [
      `${journeys} payments, ${concurrency} at once, in PostgreSQL, with the simulator in the same process`,
      `Court journeys: ${courts.journeys}, ${courts.concurrency} at once, without sockets between member, portal and simulator; until their jobs have run; ${courts.processorTime.toFixed(1)} ms of processor time for one, and PostgreSQL beside it`,
      'The table counts one court journey. A commit is a transaction that wrote something; a flush, one that waited for the disk. Whether the payer returns or not, the money is captured once: below "never returns" it is the callback that leads to it, in a job',
      `The schedules follow from PAYMENT_SEED=${seed}`,
      ...wrong.slice(0, 5),
      ...money.details,
    ],
    table: tableOf(courts),
  }
}

function tableOf({ returning, leaving }: MeasuredJourneys): string[][] {
  const cells = ({ roundTrips, statements, commits, flushes }: Work) =>
    [roundTrips, statements, commits, flushes].map((count) => count.toFixed(1))
  const rows = (journey: ReadonlyMap<string, Work>) =>
    [...journey].map(([step, work]) => [step, ...cells(work)])
  return [
    ['one court journey', 'round trips', 'statements', 'commits', 'flushes'],
    ...rows(returning),
    ['all', ...cells(sum([...returning.values()]))],
    ...rows(leaving).map(([step = '', ...counts]) => [`${step}, payer never returns`, ...counts]),
    ['all, payer never returns', ...cells(sum([...leaving.values()]))],
  ]
}

const sum = (all: readonly Work[]): Work => {
  const of = (name: keyof Work) => all.reduce((total, work) => total + work[name], 0)
  return {
    roundTrips: of('roundTrips'),
    statements: of('statements'),
    commits: of('commits'),
    flushes: of('flushes'),
  }
}

async function measureJourneys(database: Database): Promise<number> {
  const { simulator, tokens, pay } = simulate({
    now: Date.now,
    environment: { SIMULATOR_CALLBACKS: 'off' },
  })
  const provider = createPaymentProvider(
    { url: base, token: tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 8_000 },
    async (input, init) => simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  const engine: Engine<Database> = {
    store: createPaymentStore(database),
    provider,
    kindOf: () => ticket,
  }
  const page = () => 'https://portal.example/page'
  async function journey(): Promise<void> {
    const { paymentId } = await startPayment(engine, {
      subjectKind: 'ticket',
      subjectId: randomUUID(),
      userId: 'somebody',
      locale: 'no',

      userAgent: 'a browser',
      pages: { payment: page, complete: page, cancel: page },

      origin: 'https://portal.example',
      callbackUrl: 'https://portal.example/callback',
    })
    const opened = await engine.store.read(paymentId)
    await pay(opened?.orderId ?? '')
    await reconcilePayment(engine, paymentId)
    const paid = await engine.store.read(paymentId)
    if (paid?.state !== 'captured') throw new Error(`A payment is ${paid?.state}`)
  }
  let left = journeys
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await journey()
    }),
  )
  simulator.stop()
  return journeys / ((performance.now() - start) / 1_000)
}

async function playSchedules(seed: string): Promise<string[]> {
  const wrong: string[] = []
  for (let schedule = 0; schedule < schedules; schedule += 1) {
    const name = `${seed}-${schedule}`
    const outcome = await playSchedule(name, (clock) => createMemoryWorld(clock))
    wrong.push(...outcome.wrong.map((what) => `${name}: ${what}`))
  }
  return wrong
}
