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

type Asking = Context<Environment>

/** What has been refused is shown to whoever comes back from the bank within this time. */
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
    asking: Asking,
    operation: Operation,
    order: PaymentOrder,
    work: (fault: Fault | undefined) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    asking.set('operation', operation)
    asking.set('order', idOf(order))
    const fault = switches.draw(operation, namesOf(order))
    if (fault) asking.set('fault', fault.kind)
    return withFault(fault, connectionOf(asking.env, simulation.restart), () => work(fault))
  }

  checkout.use('/checkout/*', async (asking, next) => {
    await next()
    asking.header('cache-control', 'no-store')
  })
  checkout.use('/checkout/payer/*', bodyLimit({ maxSize: 16 * 1024 }))
  checkout.use('/checkout/bank/*', bodyLimit({ maxSize: 1024 }))

  checkout.get('/checkout/files/:name', (asking) => {
    const file = files[asking.req.param('name')]
    if (!file) return asking.notFound()
    return asking.body(file.text, 200, { 'content-type': file.type })
  })

  // Whoever relies on the path of the script finds another one with the next order.
  checkout.get('/checkout/client/:token', (asking) => script(asking, asking.req.param('token')))
  for (const path of [
    '/payment/core/js/px.payment.client.js',
    '/checkout/core/js/px.checkout.client.js',
  ])
    checkout.get(path, (asking) => script(asking, asking.req.query('token')))

  function script(asking: Asking, token: string | undefined): Response | Promise<Response> {
    const order = provider.findByToken(token ?? '')
    if (!order) return asking.notFound()
    return run(asking, 'script', order, () => {
      const config: HostedConfig = {
        base: simulation.base(),
        token: order.token,
        paymentOrderId: idOf(order),
        culture: asking.req.query('culture') ?? order.language,
        hostUrls: order.urls.hostUrls,
        resumeMilliseconds: (resumeSeconds * 1_000) / settings.SIMULATOR_SPEED,
      }
      return asking.body(writeHostedView(config), 200, {
        'content-type': 'application/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      })
    })
  }

  const hostsOf = ({ urls }: PaymentOrder) => [
    ...urls.hostUrls.map((url) => new URL(url).origin),
    new URL(simulation.base()).origin,
  ]
  const cultureOf = (asking: Asking): Culture => readCulture(asking.req.query('culture'))

  checkout.get('/checkout/form/:token', (asking) => {
    const culture = cultureOf(asking)
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.html(notePage(culture, 'unknown'), 404)
    const host = asking.req.query('host') ?? ''
    if (!hostsOf(order).includes(host)) return asking.html(notePage(culture, 'wrongHost'), 403)
    asking.header('content-security-policy', policy({ ancestors: hostsOf(order) }))
    return asking.html(formPage(order, culture, host))
  })

  checkout.get('/checkout/payer/:token', (asking) => {
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.notFound()
    return asking.json(stateOf(order, cultureOf(asking)))
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

  checkout.post('/checkout/payer/:token/check', async (asking) => {
    const entry = Entry.safeParse(await readJson(asking))
    if (!provider.findByToken(asking.req.param('token'))) return asking.notFound()
    if (!entry.success) return asking.json(otherFields, 400)
    return asking.json({ fields: faultsOf(entry.data) } satisfies CheckResult)
  })

  checkout.post('/checkout/payer/:token/pay', async (asking) => {
    const body = PayBody.safeParse(await readJson(asking))
    const found = provider.findByToken(asking.req.param('token'))
    if (!found) return asking.notFound()
    if (!body.success || faultsOf(body.data).length > 0) return asking.json(otherFields, 400)
    return run(asking, 'payer', found, (fault) => {
      const order = provider.findByToken(found.token) ?? found
      const { amount, host, ...entry } = body.data
      if (amount !== order.amount) return answer({ kind: 'outdated' })
      const forced = fault?.kind === 'decline' ? fault.problem : undefined
      const payment = provider.pay(order, entry, forced)
      asking.set('did', didOf(payment))
      return answer(resultOf(payment, { asking, host, isClosed: fault?.kind === 'payer-closes' }))
    })
  })

  function resultOf(
    payment: Payment,
    { asking, host, isClosed }: { asking: Asking; host: string; isClosed: boolean },
  ): PayResult {
    const culture = cultureOf(asking)
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

  checkout.post('/checkout/payer/:token/abort-attempt', (asking) => {
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.notFound()
    provider.abortAttempt(order)
    return asking.json({ redirectUrl: givenUp(order) })
  })

  checkout.post('/checkout/payer/:token/told', (asking) => {
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.notFound()
    callbacks.payerIsTold(order)
    return asking.json({})
  })

  // Only the simulator's own page has a button for this.
  checkout.post('/checkout/payer/:token/cancel', (asking) => {
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.notFound()
    provider.abortAttempt(order)
    const outcome = provider.abort(provider.find(order.guid) ?? order, 'CancelledByConsumer')
    asking.set('did', 'problem' in outcome ? 'nothing' : 'aborted by the payer')
    return asking.json({})
  })

  const bankPath = '/checkout/bank/:token/:challenge'
  checkout.get(bankPath, (asking) => {
    const culture = cultureOf(asking)
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.html(notePage(culture, 'unknown'), 404)
    const address = returnOf(order, asking)
    asking.header('content-security-policy', policy({ formTargets: [new URL(address).origin] }))
    if (order.attempt?.challenge.token !== asking.req.param('challenge'))
      return asking.html(notePage(culture, 'bankOver', address))
    return asking.html(bankPage(order, culture))
  })

  checkout.post(bankPath, async (asking) => {
    const found = provider.findByToken(asking.req.param('token'))
    const choice = Choice.safeParse((await asking.req.parseBody()).choice)
    const culture = cultureOf(asking)
    if (!found) return asking.html(notePage(culture, 'unknown'), 404)
    if (!choice.success) return asking.html(bankPage(found, culture), 400)
    return run(asking, 'payer', found, (fault) => {
      const order = provider.findByToken(found.token) ?? found
      const payment = provider.answerBank(order, asking.req.param('challenge'), choice.data)
      asking.set('did', payment ? didOf(payment) : 'too late')
      const address = returnOf(payment?.order ?? order, asking)
      if (!payment) return asking.html(notePage(culture, 'bankOver', address))
      const isClosed = asking.req.query('closes') === 'yes' || fault?.kind === 'payer-closes'
      if (isClosed) return asking.html(notePage(culture, 'closed'))
      return asking.redirect(address, 303)
    })
  })

  /** The payer comes back to where the form was, which opens it again for the same order. */
  function returnOf({ urls, token, status }: PaymentOrder, asking: Asking): string {
    if (asking.req.query('own') === 'yes') return `${simulation.base()}/checkout/${token}`
    if (urls.paymentUrl) return urls.paymentUrl
    return status === 'Paid' ? urls.completeUrl : (urls.cancelUrl ?? urls.completeUrl)
  }

  checkout.get('/checkout/:token', (asking) => {
    const culture = readCulture(
      asking.req.query('culture') ?? provider.findByToken(asking.req.param('token'))?.language,
    )
    const order = provider.findByToken(asking.req.param('token'))
    if (!order) return asking.html(notePage(culture, 'unknown'), 404)
    asking.header('content-security-policy', policy({}))
    return asking.html(ownPage(order, culture))
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
const readJson = (asking: Asking): Promise<unknown> => asking.req.json().catch(() => null)
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
