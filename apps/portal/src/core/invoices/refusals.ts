/** Codes with which invoices refuse, and the status of each. */
export const invoiceRefusals = {
  /** There is none, or it is somebody else's. */
  INVOICE_NOT_FOUND: 404,
  /** Nothing is left to pay of it. */
  INVOICE_PAID: 409,
  /** A day in the future or before the invoice. */
  PAYMENT_DAY_INVALID: 422,
  /** It is taken back already, or there is none. */
  PAYMENT_NOT_FOUND: 404,
  /** More than is left of a line of the invoice, or nothing. */
  CREDIT_TOO_HIGH: 409,
  /** Somebody has credited, or paid, a part of it since it was read. */
  INVOICE_CHANGED: 409,
} as const

/** Of an account that money is to be paid out to. */
export const payoutAccountRefusals = {
  ACCOUNT_INVALID: 422,
  /** It is the organisation’s. */
  ACCOUNT_OWN: 422,
} as const
export type InvoiceRefusal = keyof typeof invoiceRefusals
