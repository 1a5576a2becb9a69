import { z } from 'zod'
import { type PaymentOrder, statuses } from './payment-order.ts'

/**
 * What the simulator itself has written: looked at as far as it takes to know that it is an order of
 * this version.
 */
const Written = z.looseObject({
  guid: z.guid(),
  token: z.string().min(1),
  status: z.enum(statuses),
  amount: z.int(),
  transactions: z.array(z.looseObject({ number: z.int(), amount: z.int() })),
  failures: z.array(z.unknown()),
  failedAttempts: z.array(z.unknown()),
  pendingCallbacks: z.array(z.unknown()),
  history: z.array(z.unknown()),
})

/** @throws when it is none */
export function readOrder(value: unknown): PaymentOrder {
  return Written.parse(value) as unknown as PaymentOrder
}
