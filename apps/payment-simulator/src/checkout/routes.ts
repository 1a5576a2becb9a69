import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { CheckResult, HostedConfig, PayerState, PayResult } from '../browser/messages.ts'
import { connectionOf } from '../control/connection.ts'
import { withFault } from '../control/faults.ts'
import type { Fault, Operation } from '../control/switches.ts'
import { faultsOf } from '../order/cards.ts'
import { idOf, type PaymentOrder } from '../order/payment-order.ts'
import type { Problem } from '../order/problem.ts'
import type { Payment } from '../provider.ts'
import type { Environment, Simulation } from '../simulation.ts'
import { namesOf } from '../wire/api.ts'
import { bankPage, formPage, notePage, ownPage } from './pages.ts'
import { cardFormScript, ownPageScript, styles, writeHostedView } from './served-files.ts'
import { type Culture, explain, readCulture, writeAmount } from './texts.ts'

type ApiContext = Context<Environment>

/** A payer who returns from the bank within this time sees what was refused. */
const shownMilliseconds = 60_000
/** How long a pay button waits for the merchant's page, in seconds of the provider's. */
const resumeSeconds = 120

const Entry = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(10),
})
const PayBody = Entry.extend({ amount: z.int(), host: z.string().max(300) })
const Choice = z.enum(['approve', 'decline', 'cancel'])

/** What the payer's browser speaks to: the script, the card form, and the page of the bank. */
export function createCheckout(simulation: Simulation): Hono<Environment> {
  const { provider, switches, callbacks, settings, now } = simulation
  const checkout = new Hono<Environment>()

  function run(
    context: ApiContext,
    operation: Operation,
    order: PaymentOrder,
    work: (fault: Fault | undefined) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    context.set('operation', operation)
    context.set('order', idOf(order))
    const fault = switches.draw(operation, namesOf(order))
    if (fault) context.set('fault', fault.kind)
    return withFault(fault, connectionOf(context.env, simulation.restart), () => work(fault))
  }

  checkout.use('/checkout/*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  checkout.use('/checkout/payer/*', bodyLimit({ maxSize: 16 * 1024 }))
  checkout.use('/checkout/bank/*', bodyLimit({ maxSize: 1024 }))

  checkout.get('/checkout/files/:name', (context) => {
    const file = files[context.req.param('name')]
    if (!file) return context.notFound()
    return context.body(file.text, 200, { 'content-type': file.type })
  })

  // The path differs for each order, so that no integrator relies on it.
  checkout.get('/checkout/client/:token', (context) => script(context, context.req.param('token')))
  for (const path of [
    '/payment/core/js/px.payment.client.js',
    '/checkout/core/js/px.checkout.client.js',
  ])
    checkout.get(path, (context) => script(context, context.req.query('token')))

  function script(context: ApiContext, token: string | undefined): Response | Promise<Response> {
    const order = provider.findByToken(token ?? '')
    if (!order) return context.notFound()
    return run(context, 'script', order, () => {
      const config: HostedConfig = {
        base: simulation.base(),
        token: order.token,
        paymentOrderId: idOf(order),
        culture: context.req.query('culture') ?? order.language,
        hostUrls: order.urls.hostUrls,
        resumeMilliseconds: (resumeSeconds * 1_000) / settings.SIMULATOR_SPEED,
      }
      return context.body(writeHostedView(config), 200, {
        'content-type': 'application/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      })
    })
  }

  const hostsOf = ({ urls }: PaymentOrder) => [
    ...urls.hostUrls.map((url) => new URL(url).origin),
    new URL(simulation.base()).origin,
  ]
  const cultureOf = (context: ApiContext): Culture => readCulture(context.req.query('culture'))

  checkout.get('/checkout/form/:token', (context) => {
    const culture = cultureOf(context)
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.html(notePage(culture, 'unknown'), 404)
    const host = context.req.query('host') ?? ''
    if (!hostsOf(order).includes(host)) return context.html(notePage(culture, 'wrongHost'), 403)
    context.header('content-security-policy', policy({ ancestors: hostsOf(order) }))
    return context.html(formPage(order, culture, host))
  })

  checkout.get('/checkout/payer/:token', (context) => {
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.notFound()
    return context.json(stateOf(order, cultureOf(context)))
  })

  function stateOf(order: PaymentOrder, culture: Culture): PayerState {
    const last = order.failedAttempts.at(-1)
    const isShown =
      last !== undefined &&
      order.status === 'Initialized' &&
      last.problem.type.startsWith('creditcard/3dsecure') &&
      now() < last.at + shownMilliseconds
    return {
      status: order.status,
      amount: order.amount,
      amountText: writeAmount(order.amount, order.currency, culture),
      redirectUrl: order.status === 'Paid' ? order.urls.completeUrl : givenUp(order),
      refused: isShown ? refusalOf(last.problem, culture) : null,
    }
  }

  checkout.post('/checkout/payer/:token/check', async (context) => {
    const entry = Entry.safeParse(await readJson(context))
    if (!provider.findByToken(context.req.param('token'))) return context.notFound()
    if (!entry.success) return context.json(otherFields, 400)
    return context.json({ fields: faultsOf(entry.data) } satisfies CheckResult)
  })

  checkout.post('/checkout/payer/:token/pay', async (context) => {
    const body = PayBody.safeParse(await readJson(context))
    const found = provider.findByToken(context.req.param('token'))
    if (!found) return context.notFound()
    if (!body.success || faultsOf(body.data).length > 0) return context.json(otherFields, 400)
    return run(context, 'payer', found, (fault) => {
      const order = provider.findByToken(found.token) ?? found
      const { amount, host, ...entry } = body.data
      if (amount !== order.amount) return answer({ kind: 'outdated' })
      const forced = fault?.kind === 'decline' ? fault.problem : undefined
      const payment = provider.pay(order, entry, forced)
      context.set('did', didOf(payment))
      return answer(resultOf(payment, { context, host, isClosed: fault?.kind === 'payer-closes' }))
    })
  })

  function resultOf(
    payment: Payment,
    { context, host, isClosed }: { context: ApiContext; host: string; isClosed: boolean },
  ): PayResult {
    const culture = cultureOf(context)
    switch (payment.kind) {
      case 'paid':
        if (isClosed) return { kind: 'closed' }
        return { kind: 'paid', redirectUrl: payment.order.urls.completeUrl }
      case 'challenge': {
        const bank = new URL(
          `/checkout/bank/${payment.order.token}/${payment.token}`,
          simulation.base(),
        )
        bank.searchParams.set('culture', culture)
        if (host === new URL(simulation.base()).origin) bank.searchParams.set('own', 'yes')
        if (isClosed) bank.searchParams.set('closes', 'yes')
        return { kind: 'challenge', redirectUrl: bank.href }
      }
      case 'declined':
        return { kind: 'declined', ...refusalOf(payment.problem, culture) }
      case 'refused':
        return { kind: 'outdated' }
    }
  }

  checkout.post('/checkout/payer/:token/abort-attempt', (context) => {
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.notFound()
    provider.abortAttempt(order)
    return context.json({ redirectUrl: givenUp(order) })
  })

  checkout.post('/checkout/payer/:token/told', (context) => {
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.notFound()
    callbacks.onPayerNotified(order)
    return context.json({})
  })

  // Only the simulator's own page has a button for this.
  checkout.post('/checkout/payer/:token/cancel', (context) => {
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.notFound()
    provider.abortAttempt(order)
    const outcome = provider.abort(provider.find(order.guid) ?? order, 'CancelledByConsumer')
    context.set('did', 'problem' in outcome ? 'nothing' : 'aborted by the payer')
    return context.json({})
  })

  const bankPath = '/checkout/bank/:token/:challenge'
  checkout.get(bankPath, (context) => {
    const culture = cultureOf(context)
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.html(notePage(culture, 'unknown'), 404)
    const address = returnOf(order, context)
    context.header('content-security-policy', policy({ formTargets: [new URL(address).origin] }))
    if (order.attempt?.challenge.token !== context.req.param('challenge'))
      return context.html(notePage(culture, 'bankOver', address))
    return context.html(bankPage(order, culture))
  })

  checkout.post(bankPath, async (context) => {
    const found = provider.findByToken(context.req.param('token'))
    const choice = Choice.safeParse((await context.req.parseBody()).choice)
    const culture = cultureOf(context)
    if (!found) return context.html(notePage(culture, 'unknown'), 404)
    if (!choice.success) return context.html(bankPage(found, culture), 400)
    return run(context, 'payer', found, (fault) => {
      const order = provider.findByToken(found.token) ?? found
      const payment = provider.answerBank(order, context.req.param('challenge'), choice.data)
      context.set('did', payment ? didOf(payment) : 'too late')
      const address = returnOf(payment?.order ?? order, context)
      if (!payment) return context.html(notePage(culture, 'bankOver', address))
      const isClosed = context.req.query('closes') === 'yes' || fault?.kind === 'payer-closes'
      if (isClosed) return context.html(notePage(culture, 'closed'))
      return context.redirect(address, 303)
    })
  })

  /** The payer comes back to where the form was, which opens it again for the same order. */
  function returnOf({ urls, token, status }: PaymentOrder, context: ApiContext): string {
    if (context.req.query('own') === 'yes') return `${simulation.base()}/checkout/${token}`
    if (urls.paymentUrl) return urls.paymentUrl
    return status === 'Paid' ? urls.completeUrl : (urls.cancelUrl ?? urls.completeUrl)
  }

  checkout.get('/checkout/:token', (context) => {
    const culture = readCulture(
      context.req.query('culture') ?? provider.findByToken(context.req.param('token'))?.language,
    )
    const order = provider.findByToken(context.req.param('token'))
    if (!order) return context.html(notePage(culture, 'unknown'), 404)
    context.header('content-security-policy', policy({}))
    return context.html(ownPage(order, culture))
  })

  return checkout
}

const files: Readonly<Record<string, { text: string; type: string }>> = {
  'card-form.js': { text: cardFormScript, type: 'application/javascript; charset=utf-8' },
  'own-page.js': { text: ownPageScript, type: 'application/javascript; charset=utf-8' },
  'style.css': { text: styles, type: 'text/css; charset=utf-8' },
}

/** Nothing runs here that is not served from here, and nobody embeds it who is not named. */
function policy({
  ancestors = [],
  formTargets = [],
}: {
  ancestors?: string[]
  formTargets?: string[]
}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formTargets.join(' ')}`,
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ].join('; ')
}

const otherFields = { error: 'the card form sends other fields' }
const readJson = (context: ApiContext): Promise<unknown> => context.req.json().catch(() => null)
const answer = (result: PayResult) => Response.json(result)

const givenUp = ({ urls }: PaymentOrder) => urls.cancelUrl ?? urls.completeUrl

function refusalOf({ type, status, title }: Problem, culture: Culture) {
  return { message: explain(type, culture), details: `[${status} ${title}]` }
}

function didOf(payment: Payment): string {
  return payment.kind === 'declined' || payment.kind === 'refused'
    ? `${payment.kind}: ${payment.problem.type}`
    : payment.kind
}
