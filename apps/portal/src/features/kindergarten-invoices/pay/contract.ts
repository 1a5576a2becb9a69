import { locales } from '@trivsel/content-contract/locales'
import * as z from 'zod/mini'

/** One’s own invoice to pay by card. */
export const PayInvoice = z.object({
  invoiceNumber: z.string().check(z.regex(/^\d{1,9}$/)),
  locale: z.enum(locales),
})
export type PayInvoice = z.infer<typeof PayInvoice>
