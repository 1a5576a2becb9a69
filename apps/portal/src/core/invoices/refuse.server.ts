import { Refusal } from '#platform/api/errors.server.ts'
import { type InvoiceRefusal, invoiceRefusals } from './refusals.ts'

export const refuseInvoice = (code: InvoiceRefusal): Refusal<InvoiceRefusal> =>
  new Refusal(code, invoiceRefusals[code])
