import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  TEXT_REQUIRED: m.kindergarten_money_why_required,
  TOO_LONG: m.account_too_long,
  CHARACTERS_INVALID: m.kindergarten_money_characters,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  AMOUNT_INVALID: m.kindergarten_amount_invalid,
  CREDIT_INVALID: m.kindergarten_credit_too_high,
  CREDIT_EMPTY: m.kindergarten_credit_empty,
  PERCENT_INVALID: m.kindergarten_percent_invalid,
  DAYS_INVALID: m.kindergarten_days_invalid,
  MONTH_INVALID: m.kindergarten_month_invalid,
  DECISION_AMOUNT: m.kindergarten_decision_either,
  DECISION_ORDER: m.kindergarten_decision_order,
  SPLIT_INVALID: m.kindergarten_split_invalid,
  DAY_INVALID: m.kindergarten_day_invalid,
  ACCOUNT_INVALID: m.kindergarten_account_invalid,
  ACCOUNT_OWN: m.kindergarten_account_own,
}

/** The error text beside a field. */
export const moneyFieldText = (code: string): string | undefined => texts[code]?.()
