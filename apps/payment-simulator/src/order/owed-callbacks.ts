import type { PaymentOrder } from './payment-order.ts'

/** Merchants without an address for callbacks are owed none. */
export function oweCallback(
  order: PaymentOrder,
  callback: { number: number; from: number },
): PaymentOrder {
  if (!order.urls.callbackUrl) return order
  return { ...order, owedCallbacks: [...order.owedCallbacks, { ...callback, sent: 0 }] }
}

export function noteSent(order: PaymentOrder, number: number): PaymentOrder {
  const owedCallbacks = order.owedCallbacks.map((one) =>
    one.number === number ? { ...one, sent: one.sent + 1 } : one,
  )
  return { ...order, owedCallbacks }
}

/** It has been answered, or everything has been tried. */
export function settleCallback(order: PaymentOrder, number: number): PaymentOrder {
  return { ...order, owedCallbacks: order.owedCallbacks.filter((one) => one.number !== number) }
}
