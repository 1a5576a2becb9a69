import * as z from 'zod/mini'

/** An invoice of one’s own that is to be paid by card. */
export const PayInvoice = z.object({
  invoiceNumber: z.string().check(z.regex(/^\d{1,9}$/)),
  locale: z.enum(['no', 'en']),
})
export type PayInvoice = z.infer<typeof PayInvoice>
