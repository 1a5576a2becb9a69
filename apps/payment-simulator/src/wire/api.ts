import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { carries } from '../bearer.ts'
import { connectionOf } from '../control/connection.ts'
import { withFault } from '../control/faults.ts'
import type { Fault, FaultOf, Operation } from '../control/switches.ts'
import { idOf, type PaymentOrder } from '../order/payment-order.ts'
import { forbidden, inputError, notFound, type Problem, unauthorized } from '../order/problem.ts'
import type { Outcome } from '../provider.ts'
import type { Environment, Simulation } from '../simulation.ts'
import { type PostTarget, readPostPath } from './addresses.ts'
import { answerJson, answerProblem, asksForVersion } from './answers.ts'
import { findPart, readExpand, type Showing, showOrder, showPartAlone } from './representation.ts'
import {
  inside,
  type MerchantChange,
  readCancellation,
  readChange,
  readPurchase,
  readTransaction,
} from './requests.ts'
import {
  documentedAnswer,
  documentedOrder,
  type OrderShape,
  shapeOfAnswer,
  shapeOfOrder,
} from './variations.ts'

type Asking = Context<Environment>
const largestBody = 64 * 1024

/** What the merchant's server speaks to: `/psp/…`. */
export function createApi(simulation: Simulation): Hono<Environment> {
  const { settings, provider, orders, switches, callbacks, now } = simulation
  let answers = 0

  const shapeOf = ({ guid }: PaymentOrder): OrderShape =>
    switches.variations ? shapeOfOrder(simulation.seed, guid) : documentedOrder

  function showingFor(order: PaymentOrder): Showing {
    answers += 1
    return {
      base: simulation.base(),
      now: now(),
      shape: shapeOf(order),
      answer: switches.variations ? shapeOfAnswer(simulation.seed, answers) : documentedAnswer,
    }
  }

  function refuse(asking: Asking, problem: Problem): Response {
    asking.set('did', `refused: ${problem.type}`)
    return answerProblem(problem)
  }

  function answer(asking: Asking, outcome: Outcome, did: string): Response {
    if ('problem' in outcome) return refuse(asking, outcome.problem)
    const { order } = outcome
    asking.set('did', did)
    asking.set('order', idOf(order))
    return answerJson(showOrder(order, readExpand(asking.req.query('$expand')), showingFor(order)))
  }

  /** Does the work as the switches have it. */
  function run(
    asking: Asking,
    operation: Operation,
    names: readonly (string | undefined)[],
    work: (fault: Fault | undefined) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const fault = switches.draw(operation, names)
    asking.set('operation', operation)
    const doing = () => work(fault)
    if (!fault) return doing()
    asking.set('fault', fault.kind)
    return withFault(fault, connectionOf(asking.env, simulation.restart), doing)
  }

  const api = new Hono<Environment>()
  api.use('/psp/*', async (asking, next) => {
    if (!carries(asking.req.header('authorization'), settings.PAYMENT_TOKEN))
      return refuse(asking, unauthorized())
    const isReading = asking.req.method === 'GET'
    const name = isReading ? 'Accept' : 'Content-Type'
    if (!asksForVersion(asking.req.header(name)))
      return refuse(
        asking,
        inputError({ name, description: 'must be application/json;version=3.1' }),
      )
    return next()
  })
  api.use(
    '/psp/*',
    bodyLimit({
      maxSize: largestBody,
      onError: () =>
        answerProblem(inputError({ name: 'Body', description: 'must not exceed 64 kB' })),
    }),
  )

  api.post('/psp/paymentorders', async (asking) => {
    const body = await readBody(asking)
    return run(asking, 'create', namesInBody(body), async () => {
      const read = readPurchase(body, settings.SIMULATOR_REFERENCES)
      if ('problem' in read) return refuse(asking, read.problem)
      const outcome = provider.create(read.value)
      if ('order' in outcome && switches.callbacks.mode === 'before-create')
        await callbacks.sendNow(outcome.order, 1)
      return answer(asking, outcome, `created ${read.value.amount}`)
    })
  })

  api.get('/psp/paymentsessions/:token', (asking) =>
    refuse(asking, forbidden('Sessions are for the SDKs of telephones: there are none here.')),
  )

  const orderPath = '/psp/paymentorders/:guid{[0-9a-f-]{36}}'
  api.get(`${orderPath}/:part?`, (asking) => {
    const { guid = '', part: partName } = asking.req.param()
    const part = partName === undefined ? null : findPart(partName)
    const current = provider.find(guid)
    return run(asking, 'get', current ? namesOf(current) : [guid], (fault) => {
      const order = fault?.kind === 'stale' ? asOf(fault, guid) : provider.find(guid)
      if (!order || part === undefined) return refuse(asking, unknownOrder())
      asking.set('order', idOf(order))
      asking.set('did', `read ${order.status}`)
      const showing = {
        ...showingFor(order),
        hidesTransactions: fault?.kind === 'empty-transactions',
      }
      return answerJson(
        part
          ? showPartAlone(order, part, showing)
          : showOrder(order, readExpand(asking.req.query('$expand')), showing),
      )
    })
  })

  function asOf({ milliseconds }: FaultOf<'stale'>, guid: string): PaymentOrder | undefined {
    return orders.findAsOf(guid, now() - milliseconds)
  }

  api.patch(orderPath, async (asking) => {
    const guid = asking.req.param('guid')
    const read = readChange(await readBody(asking))
    if ('problem' in read) return refuse(asking, read.problem)
    const order = provider.find(guid)
    return run(asking, operationOf(read.value), order ? namesOf(order) : [guid], () => {
      // It may have changed while a slow request waited.
      const current = provider.find(guid)
      if (!current) return refuse(asking, unknownOrder())
      return answer(asking, change(current, read.value), read.value.operation)
    })
  })

  function change(order: PaymentOrder, asked: MerchantChange): Outcome {
    switch (asked.operation) {
      case 'Abort':
        return provider.abort(order, asked.abortReason)
      case 'PaymentAttemptAborted':
        return provider.abortAttempt(order)
      case 'UpdateOrder':
        return provider.update(order, asked)
    }
  }

  api.post('/psp/*', async (asking) => {
    const target = readPostPath(asking.req.path)
    const order = target ? provider.find(target.guid) : undefined
    if (!target || !order || shapeOf(order).hrefs !== target.hrefs)
      return refuse(asking, unknownOrder())
    const body = await readBody(asking)
    return run(asking, target.relation, namesOf(order), (fault) =>
      post(asking, target, body, fault?.kind === 'decline' ? fault : null),
    )
  })

  function post(
    asking: Asking,
    { guid, relation }: PostTarget,
    body: unknown,
    declined: FaultOf<'decline'> | null,
  ): Response {
    const order = provider.find(guid)
    if (!order) return refuse(asking, unknownOrder())
    asking.set('order', idOf(order))
    if (relation === 'cancel') {
      const read = readCancellation(body, settings.SIMULATOR_REFERENCES)
      if ('problem' in read) return refuse(asking, read.problem)
      return answer(asking, provider.cancel(order, read.value), 'cancelled')
    }
    const read = readTransaction(body, settings.SIMULATOR_REFERENCES)
    if ('problem' in read) return refuse(asking, read.problem)
    const [type, verb] =
      relation === 'capture'
        ? (['Capture', 'captured'] as const)
        : (['Reversal', 'reversed'] as const)
    const outcome = declined
      ? provider.refuse(order, type, read.value, declined.problem)
      : type === 'Capture'
        ? provider.capture(order, read.value)
        : provider.reverse(order, read.value)
    return answer(asking, outcome, `${verb} ${read.value.amount}`)
  }

  api.all('/psp/*', (asking) => refuse(asking, unknownOrder()))
  return api
}

/** Faults can be set for one order by any of these. */
export function namesOf(order: PaymentOrder): (string | undefined)[] {
  const { payeeReference, orderReference } = order.payeeInfo
  return [order.guid, idOf(order), payeeReference, orderReference]
}

function namesInBody(body: unknown): (string | undefined)[] {
  const payee = inside(inside(body, 'paymentorder'), 'payeeinfo')
  return [inside(payee, 'payeereference'), inside(payee, 'orderreference')].map((name) =>
    typeof name === 'string' ? name : undefined,
  )
}

function operationOf({ operation }: MerchantChange): Operation {
  switch (operation) {
    case 'Abort':
      return 'abort'
    case 'PaymentAttemptAborted':
      return 'abort-attempt'
    case 'UpdateOrder':
      return 'update'
  }
}

async function readBody(asking: Asking): Promise<unknown> {
  try {
    return await asking.req.json()
  } catch {
    // What is no JSON lacks every field.
    return undefined
  }
}

function unknownOrder(): Problem {
  return notFound('There is no such resource.')
}
