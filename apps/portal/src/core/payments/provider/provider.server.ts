import type { Culture } from '../cultures.ts'
import { isFromHost } from './form-hosts.ts'
import { failureOf, ProviderError, problemOf } from './problem.ts'
import { type ProviderOrder, readOrder } from './read-order.ts'

/** Where and as whom we speak to the provider of card payments: Swedbank Pay, payment orders v3.1. */
export type ProviderSettings = {
  /** Without a slash at its end. */
  readonly url: string
  readonly token: string
  readonly payeeId: string
  /** From which the card form comes, as `PAYMENT_FORM_HOSTS` names them; else the API's own. */
  readonly formHosts?: readonly string[]
  /** For connecting, asking and reading the whole answer. */
  readonly timeoutMilliseconds: number
}

export type Purchase = {
  /** Ours, unique for ever. */
  readonly reference: string
  /** What callbacks and orders name it by: no personal data. */
  readonly orderReference: string
  readonly amountOre: number
  readonly vatOre: number
  /** Cut at 40 characters. */
  readonly description: string
  readonly userAgent: string
  readonly language: Culture
  readonly hostUrl: string
  readonly paymentUrl: string
  readonly completeUrl: string
  readonly cancelUrl: string
  readonly callbackUrl: string
}

export type MoneyMove = {
  readonly reference: string
  readonly amountOre: number
  readonly vatOre: number
  readonly description: string
}

/** Each throws a `ProviderError`. An order that is given was read just now: its operations are used. */
export type PaymentProvider = {
  create(purchase: Purchase): Promise<ProviderOrder>
  /** With what was paid and every transaction. */
  read(orderId: string): Promise<ProviderOrder>
  capture(order: ProviderOrder, move: MoneyMove): Promise<ProviderOrder>
  /** Releases all that was reserved and not captured. */
  cancel(
    order: ProviderOrder,
    move: Pick<MoneyMove, 'reference' | 'description'>,
  ): Promise<ProviderOrder>
  reverse(order: ProviderOrder, move: MoneyMove): Promise<ProviderOrder>
  /** Ends an order that nobody has paid. */
  abort(order: ProviderOrder): Promise<ProviderOrder>
  /** The script that a page embeds; null when none is offered, or it is not the provider's. */
  checkoutUrl(order: ProviderOrder): string | null
}

const expand = '?$expand=paid,financialTransactions'
const longestAnswer = 512 * 1024
const longestDescription = 40
const sentType = 'application/json;version=3.1'

export function createPaymentProvider(
  { url, token, payeeId, timeoutMilliseconds, ...settings }: ProviderSettings,
  send: typeof fetch = fetch,
): PaymentProvider {
  const { origin } = new URL(url)
  const formHosts = settings.formHosts ?? [origin]

  async function ask(method: string, address: string, body?: object): Promise<ProviderOrder> {
    const { status, text } = await exchange(method, address, body).catch((error: unknown) => {
      throw error instanceof ProviderError ? error : new ProviderError(failureOf(error))
    })
    const parsed = parseJson(text)
    if (status >= 500) throw new ProviderError({ kind: 'lost', problem: `status-${status}` })
    if (status >= 400)
      throw new ProviderError({
        kind: 'refused',
        status,
        problem: problemOf(typeIn(parsed), status),
      })
    const order = readOrder(parsed)
    if (!order) throw new ProviderError({ kind: 'lost', problem: 'answer-not-understood' })
    return order
  }

  async function exchange(method: string, address: string, body?: object) {
    const answer = await send(address, {
      method,
      // The token goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        authorization: `Bearer ${token}`,
        accept: body
          ? 'application/problem+json; q=1.0, application/json; q=0.9'
          : 'application/json;version=3.1',
        ...(body && { 'content-type': sentType }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await readBounded(answer) }
  }

  async function operate(order: ProviderOrder, rel: string, body: object): Promise<ProviderOrder> {
    const operation = order.operations.get(rel)
    if (!operation)
      throw new ProviderError({ kind: 'refused', status: 409, problem: 'not-offered' })
    const { method, href } = operation
    if (!URL.canParse(href) || new URL(href).origin !== origin)
      throw new ProviderError({ kind: 'refused', status: 409, problem: 'foreign-address' })
    return ask(method, withExpand(href), body)
  }

  return {
    create: ({ reference, orderReference, ...purchase }) =>
      ask('POST', `${url}/psp/paymentorders${expand}`, {
        paymentorder: {
          operation: 'Purchase',
          currency: 'NOK',
          amount: purchase.amountOre,
          vatAmount: purchase.vatOre,
          description: cut(purchase.description),
          userAgent: purchase.userAgent,
          language: purchase.language,
          urls: {
            hostUrls: [purchase.hostUrl],
            paymentUrl: purchase.paymentUrl,
            completeUrl: purchase.completeUrl,
            cancelUrl: purchase.cancelUrl,
            callbackUrl: purchase.callbackUrl,
          },
          payeeInfo: { payeeId, payeeReference: reference, orderReference },
        },
      }),
    read: (orderId) => ask('GET', `${url}${orderId}${expand}`),
    capture: (order, move) => operate(order, 'capture', transaction(move)),
    cancel: (order, { reference, description }) =>
      operate(order, 'cancel', {
        transaction: { description: cut(description), payeeReference: reference },
      }),
    reverse: (order, move) => operate(order, 'reversal', transaction(move)),
    abort: (order) =>
      operate(order, 'abort', {
        paymentorder: { operation: 'Abort', abortReason: 'CancelledByConsumer' },
      }),
    checkoutUrl: (order) => {
      const href = order.operations.get('view-checkout')?.href
      return href && isFromHost(href, formHosts) ? href : null
    },
  }
}

const transaction = ({ reference, amountOre, vatOre, description }: MoneyMove) => ({
  transaction: {
    amount: amountOre,
    vatAmount: vatOre,
    description: cut(description),
    payeeReference: reference,
  },
})

const cut = (text: string) => [...text].slice(0, longestDescription).join('')

function withExpand(href: string): string {
  return href.includes('?') ? `${href}&${expand.slice(1)}` : `${href}${expand}`
}

/** @throws {ProviderError} it is longer than any order is */
async function readBounded(answer: Response): Promise<string> {
  if (!answer.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength
    if (bytes > longestAnswer) throw new ProviderError({ kind: 'lost', problem: 'answer-too-long' })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function typeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined
}
