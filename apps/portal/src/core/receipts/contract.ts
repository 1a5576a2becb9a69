import { z } from 'zod'

/** The receipt of a card payment and its credit notes, oldest first. A number is null until it is assigned. */
export const PaymentDocuments = z.object({
  receiptNumber: z.int().nullable(),
  creditNotes: z.array(
    z.object({ id: z.uuid(), creditNumber: z.int().nullable(), amountOre: z.int() }),
  ),
})
export type PaymentDocuments = z.infer<typeof PaymentDocuments>
