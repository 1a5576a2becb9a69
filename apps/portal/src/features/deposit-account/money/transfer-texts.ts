import { m } from '#messages'
import type { suggestionReasons } from './contract.ts'
import type { TransferState } from './forms.ts'

export const transferStateNames = {
  unmatched: m.money_state_unmatched,
  unconfirmed: m.money_state_unconfirmed,
  corrections: m.money_state_corrections,
  matched: m.money_state_matched,
  reversed: m.money_state_reversed,
  all: m.money_state_all,
} satisfies Record<TransferState, () => string>

export const suggestionReasonTexts = {
  number: m.money_why_number,
  'birth-date': m.money_why_birth_date,
  name: m.money_why_name,
  amount: m.money_why_amount,
} satisfies Record<(typeof suggestionReasons)[number], () => string>
