/** Refusal codes of receipts and their credit notes, with the HTTP status of each. */
export const receiptRefusals = {
  /** There is none, or it is of another person. */
  RECEIPT_NOT_FOUND: 404,
  /** The organisation has no number or address that a document needs. */
  RECEIPT_NOT_SET_UP: 503,
} as const
export type ReceiptRefusal = keyof typeof receiptRefusals
