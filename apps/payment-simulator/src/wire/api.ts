import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hasToken } from '../bearer.ts'
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

type ApiContext = Context<Environment>
const maxBodyBytes = 64 * 1024

/** The merchant’s API: `/psp/…`. */
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

  function refuse(context: ApiContext, problem: Problem): Response {
    context.set('did', `refused: ${problem.type}`)
    return answerProblem(problem)
  }

  function answer(context: ApiContext, outcome: Outcome, did: string): Response {
    if ('problem' in outcome) return refuse(context, outcome.problem)
    const { order } = outcome
    context.set('did', did)
    context.set('order', idOf(order))
    return answerJson(showOrder(order, readExpand(context.req.query('$expand')), showingFor(order)))
  }

  /** Does the work, with the fault that the switches select. */
  function run(
    context: ApiContext,
    operation: Operation,
    names: readonly (string | undefined)[],
    work: (fault: Fault | undefined) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const fault = switches.draw(operation, names)
    context.set('operation', operation)
    const perform = () => work(fault)
    if (!fault) return perform()
    context.set('fault', fault.kind)
    return withFault(fault, connectionOf(context.env, simulation.restart), perform)
  }

  const api = new Hono<Environment>()
  api.use('/psp/*', async (context, next) => {
    if (!hasToken(context.req.header('authorization'), settings.PAYMENT_TOKEN))
      return refuse(context, unauthorized())
    const isReading = context.req.method === 'GET'
    const name = isReading ? 'Accept' : 'Content-Type'
    if (!asksForVersion(context.req.header(name)))
      return refuse(
        context,
        inputError({ name, description: 'must be application/json;version=3.1' }),
      )
    return next()
  })
  api.use(
    '/psp/*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () =>
        answerProblem(inputError({ name: 'Body', description: 'must not exceed 64 kB' })),
    }),
  )

  api.post('/psp/paymentorders', async (context) => {
    const body = await readBody(context)
    return run(context, 'create', namesInBody(body), async () => {
      const read = readPurchase(body, settings.SIMULATOR_REFERENCES)
      if ('problem' in read) return refuse(context, read.problem)
      const outcome = provider.create(read.value)
      if ('order' in outcome && switches.callbacks.mode === 'before-create')
        await callbacks.sendNow(outcome.order, 1)
      return answer(context, outcome, `created ${read.value.amount}`)
    })
  })

  api.get('/psp/paymentsessions/:token', (context) =>
    refuse(context, forbidden('Sessions are for the SDKs of telephones: there are none here.')),
  )

  const orderPath = '/psp/paymentorders/:guid{[0-9a-f-]{36}}'
  api.get(`${orderPath}/:part?`, (context) => {
    const { guid = '', part: partName } = context.req.param()
    const part = partName === undefined ? null : findPart(partName)
    const current = provider.find(guid)
    return run(context, 'get', current ? namesOf(current) : [guid], (fault) => {
      const order = fault?.kind === 'stale' ? asOf(fault, guid) : provider.find(guid)
      if (!order || part === undefined) return refuse(context, unknownOrder())
      context.set('order', idOf(order))
      context.set('did', `read ${order.status}`)
      const showing = {
        ...showingFor(order),
        hidesTransactions: fault?.kind === 'empty-transactions',
      }
      return answerJson(
        part
          ? showPartAlone(order, part, showing)
          : showOrder(order, readExpand(context.req.query('$expand')), showing),
      )
    })
  })

  function asOf({ milliseconds }: FaultOf<'stale'>, guid: string): PaymentOrder | undefined {
    return orders.findAsOf(guid, now() - milliseconds)
  }

  api.patch(orderPath, async (context) => {
    const guid = context.req.param('guid')
    const read = readChange(await readBody(context))
    if ('problem' in read) return refuse(context, read.problem)
    const order = provider.find(guid)
    return run(context, operationOf(read.value), order ? namesOf(order) : [guid], () => {
      // The order may have changed during a slow request.
      const current = provider.find(guid)
      if (!current) return refuse(context, unknownOrder())
      return answer(context, change(current, read.value), read.value.operation)
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

  api.post('/psp/*', async (context) => {
    const target = readPostPath(context.req.path)
    const order = target ? provider.find(target.guid) : undefined
    if (!target || !order || shapeOf(order).hrefs !== target.hrefs)
      return refuse(context, unknownOrder())
    const body = await readBody(context)
    return run(context, target.relation, namesOf(order), (fault) =>
      post(context, target, body, fault?.kind === 'decline' ? fault : null),
    )
  })

  function post(
    context: ApiContext,
    { guid, relation }: PostTarget,
    body: unknown,
    declined: FaultOf<'decline'> | null,
  ): Response {
    const order = provider.find(guid)
    if (!order) return refuse(context, unknownOrder())
    context.set('order', idOf(order))
    if (relation === 'cancel') {
      const read = readCancellation(body, settings.SIMULATOR_REFERENCES)
      if ('problem' in read) return refuse(context, read.problem)
      return answer(context, provider.cancel(order, read.value), 'cancelled')
    }
    const read = readTransaction(body, settings.SIMULATOR_REFERENCES)
    if ('problem' in read) return refuse(context, read.problem)
    const [type, verb] =
      relation === 'capture'
        ? (['Capture', 'captured'] as const)
        : (['Reversal', 'reversed'] as const)
    const outcome = declined
      ? provider.refuse(order, type, read.value, declined.problem)
      : type === 'Capture'
        ? provider.capture(order, read.value)
        : provider.reverse(order, read.value)
    return answer(context, outcome, `${verb} ${read.value.amount}`)
  }

  api.all('/psp/*', (context) => refuse(context, unknownOrder()))
  return api
}

/** The ids by which a fault can be limited to one order. */
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

async function readBody(context: ApiContext): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    // An invalid JSON body fails the schema later.
    return undefined
  }
}

function unknownOrder(): Problem {
  return notFound('There is no such resource.')
}
