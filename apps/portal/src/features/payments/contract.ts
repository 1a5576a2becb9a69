import { z } from 'zod'
import { Settlement, StaffPayments } from '#core/payments/contract.ts'
import { PaymentDocuments } from '#core/receipts/contract.ts'

export const OnePayment = z.object({ paymentId: z.uuid() })
export type OnePayment = z.infer<typeof OnePayment>

/** A callback names the order that changed. Its other fields are ignored: the order is read instead. */
export const Callback = z.object({
  orderReference: z.string().max(100).optional(),
  paymentOrder: z.object({ id: z.string().min(1).max(200) }),
})
export type Callback = z.infer<typeof Callback>

/** By payment; one without a receipt is not there. */
const documents = z.record(z.uuid(), PaymentDocuments)

export const ListedPayments = StaffPayments.extend({ documents })
export type ListedPayments = z.infer<typeof ListedPayments>

export const ListedSettlement = Settlement.extend({ documents })
export type ListedSettlement = z.infer<typeof ListedSettlement>
