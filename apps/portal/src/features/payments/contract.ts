import { z } from 'zod'

export const OnePayment = z.object({ paymentId: z.uuid() })
export type OnePayment = z.infer<typeof OnePayment>

/** A callback names the order that changed. Its other fields are ignored: the order is read instead. */
export const Callback = z.object({
  orderReference: z.string().max(100).optional(),
  paymentOrder: z.object({ id: z.string().min(1).max(200) }),
})
export type Callback = z.infer<typeof Callback>
