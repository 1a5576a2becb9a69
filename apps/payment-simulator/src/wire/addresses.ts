import type { Relation } from '../order/operations.ts'
import { idOf, type PaymentOrder } from '../order/payment-order.ts'
import type { OrderShape } from './variations.ts'

export type PostRelation = 'capture' | 'cancel' | 'reversal'

const resources: Record<PostRelation, string> = {
  capture: 'captures',
  cancel: 'cancellations',
  reversal: 'reversals',
}

/** The absolute address of an operation; clients must not build addresses themselves. */
export function hrefOf(
  base: string,
  order: PaymentOrder,
  relation: Relation,
  shape: OrderShape,
): string {
  const id = `${base}${idOf(order)}`
  switch (relation) {
    case 'update-order':
    case 'abort':
    case 'abort-paymentattempt':
      return id
    case 'capture':
    case 'cancel':
    case 'reversal':
      return `${base}${postPath(order, relation, shape)}`
    case 'redirect-checkout':
      return `${base}/checkout/${order.token}?_tc_tid=${order.guid.slice(0, 8)}`
    case 'view-checkout':
      return `${base}${scriptPath(order, shape)}`
    case 'view-paymentsession':
      return `${base}/psp/paymentsessions/${order.token}`
  }
}

function postPath(order: PaymentOrder, relation: PostRelation, { hrefs }: OrderShape): string {
  switch (hrefs) {
    case 'resource':
      return `${idOf(order)}/${resources[relation]}`
    case 'transactions':
      return `${idOf(order)}/transactions/${resources[relation]}?_tc_tid=${order.guid.slice(0, 8)}`
    case 'opaque':
      return `/psp/operations/${Buffer.from(`${relation} ${order.guid}`).toString('base64url')}`
  }
}

function scriptPath({ token, language, guid }: PaymentOrder, { script }: OrderShape): string {
  switch (script) {
    case 'checkout-client':
      return `/checkout/client/${token}?culture=${language}&_tc_tid=${guid.slice(0, 8)}`
    case 'payment-core':
      return `/payment/core/js/px.payment.client.js?token=${token}&culture=${language}`
    case 'checkout-core':
      return `/checkout/core/js/px.checkout.client.js?token=${token}&culture=${language}`
  }
}

/** The target of a POST path; the query is ignored. */
export type PostTarget = { guid: string; relation: PostRelation; hrefs: OrderShape['hrefs'] }

const targetPattern =
  /^\/psp\/paymentorders\/([\da-f-]{36})\/(transactions\/)?(captures|cancellations|reversals)$/

export function readPostPath(path: string): PostTarget | null {
  const [, guid, transactions, resource] = targetPattern.exec(path) ?? []
  if (guid) {
    const relation = relations.find((name) => resources[name] === resource)
    return relation ? { guid, relation, hrefs: transactions ? 'transactions' : 'resource' } : null
  }
  if (!path.startsWith(opaquePrefix)) return null
  const decoded = Buffer.from(path.slice(opaquePrefix.length), 'base64url').toString()
  const [name, target = ''] = decoded.split(' ')
  const relation = relations.find((known) => known === name)
  return relation ? { guid: target, relation, hrefs: 'opaque' } : null
}

const opaquePrefix = '/psp/operations/'
const relations = Object.keys(resources) as PostRelation[]
