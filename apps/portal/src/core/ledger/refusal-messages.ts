import { m } from '#messages'
import type { LedgerRefusal } from './refusals.ts'

/** What is said when the books refuse something. */
export const ledgerRefusalTexts: Readonly<Record<LedgerRefusal, () => string>> = {
  LEDGER_KEY_USED: m.ledger_key_used,
  LEDGER_NOT_COVERED: m.ledger_not_covered,
  LEDGER_ALREADY_REVERSED: m.ledger_already_reversed,
  LEDGER_REVERSAL: m.ledger_reversal,
  LEDGER_TRANSACTION_UNKNOWN: m.ledger_transaction_unknown,
}
