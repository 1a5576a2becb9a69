import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { carries } from '../bearer.ts'
import { dueAt } from '../callbacks/schedule.ts'
import { faultsOf } from '../order/cards.ts'
import { operationsOf } from '../order/operations.ts'
import { idOf, type PaymentOrder, statuses } from '../order/payment-order.ts'
import { cardProblemNames } from '../order/problem.ts'
import { remainingOf, sumOf } from '../order/remaining.ts'
import type { Environment, Simulation } from '../simulation.ts'
import { CallbackSwitch, Fault } from './switches.ts'

type Asking = Context<Environment>

const Payer = z.strictObject({
  number: z.string().default('4925000000000004'),
  expiry: z.string().default('12/49'),
  cvc: z.string().default('123'),
  /** Declined whatever the card. */
  decline: z.enum(cardProblemNames).optional(),
  /** What the payer answers when the bank asks; `leave`: goes away from the bank's page. */
  bank: z.enum(['approve', 'decline', 'cancel', 'leave']).default('approve'),
})
const Forged = z.strictObject({ url: z.url({ protocol: /^https?$/ }), body: z.unknown() })
const Restart = z.strictObject({ downMilliseconds: z.int().min(0).max(600_000).default(0) })
const SwitchChange = z.strictObject({
  variations: z.boolean().optional(),
  callbacks: CallbackSwitch.optional(),
  faults: z.array(Fault).max(1_000).optional(),
})
const pageSize = 1_000
const Paging = z.object({
  status: z.enum(statuses).optional(),
  from: z.coerce.number().int().min(0).default(0),
})

/** The handle of tests and of whoever looks on: `/simulator/…`. docs/payment-simulator.md says more. */
export function createControl(simulation: Simulation): Hono<Environment> {
  const { settings, orders, provider, callbacks, switches, log, now } = simulation
  const control = new Hono<Environment>()

  control.use('/simulator/*', async (asking, next) => {
    if (!carries(asking.req.header('authorization'), settings.SIMULATOR_KEY))
      return asking.json({ error: 'the key of the control interface is missing or wrong' }, 401)
    return next()
  })
  control.use('/simulator/*', bodyLimit({ maxSize: 256 * 1024 }))

  const showSwitches = () => ({
    seed: simulation.seed,
    speed: settings.SIMULATOR_SPEED,
    references: settings.SIMULATOR_REFERENCES,
    variations: switches.variations,
    callbacks: switches.callbacks,
    faults: switches.faults,
  })

  control.get('/simulator/switches', (asking) => asking.json(showSwitches()))

  control.patch('/simulator/switches', (asking) =>
    given(asking, SwitchChange, ({ variations, callbacks: changed, faults }) => {
      if (variations !== undefined) switches.variations = variations
      if (changed) switches.callbacks = changed
      if (faults) switches.setFaults(faults)
      return asking.json(showSwitches())
    }),
  )

  control.delete('/simulator/switches', (asking) => {
    switches.reset()
    return asking.json(showSwitches())
  })

  control.post('/simulator/faults', (asking) =>
    given(asking, Fault, (fault) => {
      switches.addFault(fault)
      return asking.json(showSwitches())
    }),
  )

  control.get('/simulator/orders', (asking) => {
    const paging = Paging.safeParse(asking.req.query())
    if (!paging.success) return wrong(asking, paging.error)
    const { status, from } = paging.data
    const wanted = orders.all().filter((order) => !status || order.status === status)
    return asking.json({
      total: wanted.length,
      orders: wanted.slice(from, from + pageSize).map(summary),
    })
  })

  const orderPath = '/simulator/orders/:guid'
  control.get(orderPath, (asking) =>
    withOrder(asking, (order) =>
      asking.json({
        ...summary(order),
        token: order.token,
        operations: operationsOf(order, now()),
        urls: order.urls,
        isAtBank: order.attempt !== null,
        isLocked: order.isLocked,
        transactions: order.transactions,
        failedAttempts: order.failedAttempts,
        failures: order.failures,
        history: order.history,
        callbacks: order.pendingCallbacks.map(({ number, sent, from }) => ({
          number,
          sent,
          dueAt: dueAt({ number, sent, from }, settings.SIMULATOR_SPEED),
        })),
      }),
    ),
  )

  control.post(`${orderPath}/pay`, (asking) =>
    withOrder(asking, (order) => given(asking, Payer, (payer) => pay(asking, order, payer))),
  )

  function pay(asking: Asking, order: PaymentOrder, payer: z.infer<typeof Payer>): Response {
    const { bank, decline, ...entry } = payer
    const mistyped = faultsOf(entry)
    if (mistyped.length > 0) return asking.json({ error: `mistyped: ${mistyped.join(', ')}` }, 400)
    const pressed = provider.pay(order, entry, decline)
    const payment =
      pressed.kind === 'challenge' && bank !== 'leave'
        ? provider.answerBank(pressed.order, pressed.token, bank)
        : pressed
    if (payment?.kind === 'paid') callbacks.payerIsTold(payment.order)
    return asking.json({
      kind: payment?.kind,
      problem: payment && 'problem' in payment ? payment.problem.type : null,
      ...summary(payment?.order ?? order),
    })
  }

  control.post(`${orderPath}/unlock`, (asking) =>
    withOrder(asking, (order) => asking.json(summary(provider.unlock(order)))),
  )

  control.post(`${orderPath}/fail`, (asking) =>
    withOrder(asking, (order) => {
      const outcome = provider.fail(order)
      return 'problem' in outcome
        ? asking.json({ error: outcome.problem.detail }, 409)
        : asking.json(summary(outcome.order))
    }),
  )

  control.post(`${orderPath}/callback`, (asking) =>
    withOrder(asking, async (order) => {
      const number = order.paid?.number ?? order.failedAttempts.at(-1)?.number ?? 1
      return asking.json({ status: await callbacks.sendNow(order, number) })
    }),
  )

  control.post('/simulator/callbacks/forged', (asking) =>
    given(asking, Forged, async ({ url, body }) =>
      asking.json({ status: await callbacks.sendForged(url, body) }),
    ),
  )

  control.get('/simulator/transactions', (asking) => {
    const paging = Paging.safeParse(asking.req.query())
    if (!paging.success) return wrong(asking, paging.error)
    const all = orders.all()
    const transactions = all.flatMap((order) =>
      order.transactions.map((transaction) => ({
        order: idOf(order),
        orderReference: order.payeeInfo.orderReference ?? null,
        currency: order.currency,
        ...transaction,
      })),
    )
    const sum = (type: Parameters<typeof sumOf>[1]) =>
      all.reduce((total, order) => total + sumOf(order, type), 0)
    return asking.json({
      total: transactions.length,
      sums: {
        authorised: sum('Authorization'),
        captured: sum('Capture'),
        cancelled: sum('Cancellation'),
        reversed: sum('Reversal'),
      },
      transactions: transactions.slice(paging.data.from, paging.data.from + pageSize),
    })
  })

  control.get('/simulator/events', (asking) => {
    const after = z.coerce.number().int().min(0).default(0).safeParse(asking.req.query('after'))
    if (!after.success) return wrong(asking, after.error)
    return asking.json({ events: log.after(after.data) })
  })

  control.delete('/simulator/events', (asking) => {
    log.clear()
    return asking.json({ events: [] })
  })

  control.post('/simulator/restart', (asking) =>
    given(asking, Restart, ({ downMilliseconds }) => {
      // After the answer, which would otherwise be lost with all the others.
      setTimeout(() => simulation.restart(downMilliseconds), 10)
      return asking.json({ downMilliseconds })
    }),
  )

  control.post('/simulator/reset', (asking) => {
    orders.forgetAll()
    switches.reset()
    log.clear()
    return asking.json(showSwitches())
  })

  function withOrder(
    asking: Asking,
    work: (order: PaymentOrder) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const order = provider.find(asking.req.param('guid') ?? '')
    return order ? work(order) : asking.json({ error: 'there is no such order' }, 404)
  }

  return control
}

async function given<Value>(
  asking: Asking,
  schema: z.ZodType<Value>,
  work: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  const text = await asking.req.text()
  const parsed = schema.safeParse(text === '' ? {} : parseJson(text))
  return parsed.success ? work(parsed.data) : wrong(asking, parsed.error)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wrong(asking: Asking, error: z.ZodError): Response {
  return asking.json(
    {
      error: 'not understood',
      fields: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    },
    400,
  )
}

function summary(order: PaymentOrder) {
  return {
    id: idOf(order),
    guid: order.guid,
    created: new Date(order.created).toISOString(),
    status: order.status,
    currency: order.currency,
    amount: order.amount,
    payeeReference: order.payeeInfo.payeeReference,
    orderReference: order.payeeInfo.orderReference ?? null,
    captured: sumOf(order, 'Capture'),
    reversed: sumOf(order, 'Reversal'),
    remaining: remainingOf(order),
  }
}
