import type { PaymentOrder } from './payment-order.ts'

/** Does nothing for a merchant without a callback address. */
export function addPendingCallback(
  order: PaymentOrder,
  callback: { number: number; from: number },
): PaymentOrder {
  if (!order.urls.callbackUrl) return order
  return { ...order, pendingCallbacks: [...order.pendingCallbacks, { ...callback, sent: 0 }] }
}

export function recordSent(order: PaymentOrder, number: number): PaymentOrder {
  const pendingCallbacks = order.pendingCallbacks.map((one) =>
    one.number === number ? { ...one, sent: one.sent + 1 } : one,
  )
  return { ...order, pendingCallbacks }
}

/** It has been answered, or everything has been tried. */
export function removePendingCallback(order: PaymentOrder, number: number): PaymentOrder {
  return {
    ...order,
    pendingCallbacks: order.pendingCallbacks.filter((one) => one.number !== number),
  }
}
