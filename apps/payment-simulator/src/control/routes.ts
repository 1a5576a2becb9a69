import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { hasToken } from '../bearer.ts'
import { dueAt } from '../callbacks/schedule.ts'
import { faultsOf } from '../order/cards.ts'
import { operationsOf } from '../order/operations.ts'
import { idOf, type PaymentOrder, statuses } from '../order/payment-order.ts'
import { cardProblemNames } from '../order/problem.ts'
import { remainingOf, sumOf } from '../order/remaining.ts'
import type { Environment, Simulation } from '../simulation.ts'
import { CallbackSwitch, Fault } from './switches.ts'

type ApiContext = Context<Environment>

const Payer = z.strictObject({
  number: z.string().default('4925000000000004'),
  expiry: z.string().default('12/49'),
  cvc: z.string().default('123'),
  /** Declines any card. */
  decline: z.enum(cardProblemNames).optional(),
  /** The payer’s answer to the bank; `leave`: leaves the bank’s page without one. */
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

/** The control API for tests, `/simulator/…`: see docs/payment-simulator.md. */
export function createControl(simulation: Simulation): Hono<Environment> {
  const { settings, orders, provider, callbacks, switches, log, now } = simulation
  const control = new Hono<Environment>()

  control.use('/simulator/*', async (context, next) => {
    if (!hasToken(context.req.header('authorization'), settings.SIMULATOR_KEY))
      return context.json({ error: 'the key of the control interface is missing or wrong' }, 401)
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

  control.get('/simulator/switches', (context) => context.json(showSwitches()))

  control.patch('/simulator/switches', (context) =>
    given(context, SwitchChange, ({ variations, callbacks: changed, faults }) => {
      if (variations !== undefined) switches.variations = variations
      if (changed) switches.callbacks = changed
      if (faults) switches.setFaults(faults)
      return context.json(showSwitches())
    }),
  )

  control.delete('/simulator/switches', (context) => {
    switches.reset()
    return context.json(showSwitches())
  })

  control.post('/simulator/faults', (context) =>
    given(context, Fault, (fault) => {
      switches.addFault(fault)
      return context.json(showSwitches())
    }),
  )

  control.get('/simulator/orders', (context) => {
    const paging = Paging.safeParse(context.req.query())
    if (!paging.success) return wrong(context, paging.error)
    const { status, from } = paging.data
    const wanted = orders.all().filter((order) => !status || order.status === status)
    return context.json({
      total: wanted.length,
      orders: wanted.slice(from, from + pageSize).map(summary),
    })
  })

  const orderPath = '/simulator/orders/:guid'
  control.get(orderPath, (context) =>
    withOrder(context, (order) =>
      context.json({
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

  control.post(`${orderPath}/pay`, (context) =>
    withOrder(context, (order) => given(context, Payer, (payer) => pay(context, order, payer))),
  )

  function pay(context: ApiContext, order: PaymentOrder, payer: z.infer<typeof Payer>): Response {
    const { bank, decline, ...entry } = payer
    const mistyped = faultsOf(entry)
    if (mistyped.length > 0) return context.json({ error: `mistyped: ${mistyped.join(', ')}` }, 400)
    const pressed = provider.pay(order, entry, decline)
    const payment =
      pressed.kind === 'challenge' && bank !== 'leave'
        ? provider.answerBank(pressed.order, pressed.token, bank)
        : pressed
    if (payment?.kind === 'paid') callbacks.onPayerNotified(payment.order)
    return context.json({
      kind: payment?.kind,
      problem: payment && 'problem' in payment ? payment.problem.type : null,
      ...summary(payment?.order ?? order),
    })
  }

  control.post(`${orderPath}/unlock`, (context) =>
    withOrder(context, (order) => context.json(summary(provider.unlock(order)))),
  )

  control.post(`${orderPath}/fail`, (context) =>
    withOrder(context, (order) => {
      const outcome = provider.fail(order)
      return 'problem' in outcome
        ? context.json({ error: outcome.problem.detail }, 409)
        : context.json(summary(outcome.order))
    }),
  )

  control.post(`${orderPath}/callback`, (context) =>
    withOrder(context, async (order) => {
      const number = order.paid?.number ?? order.failedAttempts.at(-1)?.number ?? 1
      return context.json({ status: await callbacks.sendNow(order, number) })
    }),
  )

  control.post('/simulator/callbacks/forged', (context) =>
    given(context, Forged, async ({ url, body }) =>
      context.json({ status: await callbacks.sendForged(url, body) }),
    ),
  )

  control.get('/simulator/transactions', (context) => {
    const paging = Paging.safeParse(context.req.query())
    if (!paging.success) return wrong(context, paging.error)
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
    return context.json({
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

  control.get('/simulator/events', (context) => {
    const after = z.coerce.number().int().min(0).default(0).safeParse(context.req.query('after'))
    if (!after.success) return wrong(context, after.error)
    return context.json({ events: log.after(after.data) })
  })

  control.delete('/simulator/events', (context) => {
    log.clear()
    return context.json({ events: [] })
  })

  control.post('/simulator/restart', (context) =>
    given(context, Restart, ({ downMilliseconds }) => {
      // After the response, which the restart would otherwise cut off.
      setTimeout(() => simulation.restart(downMilliseconds), 10)
      return context.json({ downMilliseconds })
    }),
  )

  control.post('/simulator/reset', (context) => {
    orders.deleteAll()
    switches.reset()
    log.clear()
    return context.json(showSwitches())
  })

  function withOrder(
    context: ApiContext,
    work: (order: PaymentOrder) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const order = provider.find(context.req.param('guid') ?? '')
    return order ? work(order) : context.json({ error: 'there is no such order' }, 404)
  }

  return control
}

async function given<Value>(
  context: ApiContext,
  schema: z.ZodType<Value>,
  work: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  const text = await context.req.text()
  const parsed = schema.safeParse(text === '' ? {} : parseJson(text))
  return parsed.success ? work(parsed.data) : wrong(context, parsed.error)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wrong(context: ApiContext, error: z.ZodError): Response {
  return context.json(
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
