import type { PaymentOrder } from './payment-order.ts'

/** Merchants without an address for callbacks are owed none. */
export function oweCallback(
  order: PaymentOrder,
  callback: { number: number; from: number },
): PaymentOrder {
  if (!order.urls.callbackUrl) return order
  return { ...order, pendingCallbacks: [...order.pendingCallbacks, { ...callback, sent: 0 }] }
}

export function noteSent(order: PaymentOrder, number: number): PaymentOrder {
  const pendingCallbacks = order.pendingCallbacks.map((one) =>
    one.number === number ? { ...one, sent: one.sent + 1 } : one,
  )
  return { ...order, pendingCallbacks }
}

/** It has been answered, or everything has been tried. */
export function settleCallback(order: PaymentOrder, number: number): PaymentOrder {
  return {
    ...order,
    pendingCallbacks: order.pendingCallbacks.filter((one) => one.number !== number),
  }
}
