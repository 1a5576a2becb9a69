import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { ReceiptRefusal } from './refusals.ts'

const texts: Readonly<Record<ReceiptRefusal, () => string>> = {
  RECEIPT_NOT_FOUND: m.card_receipt_not_found,
  RECEIPT_NOT_SET_UP: m.card_receipt_not_set_up,
}

/** Why there is no document; null for any other failure. */
export function receiptRefusalText(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code)) return null
  return texts[failure.code as ReceiptRefusal]()
}
