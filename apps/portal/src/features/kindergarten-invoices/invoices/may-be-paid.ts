import type { InvoiceItem } from '#core/invoices/contract.ts'

/** Whether something is to be paid, and is not being paid at this moment. */
export const mayBePaid = ({ status }: Pick<InvoiceItem, 'status'>): boolean =>
  status === 'open' || status === 'overdue'
