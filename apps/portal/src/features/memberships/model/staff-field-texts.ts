import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  CODE_INVALID: m.membership_type_code_invalid,
  DAY_INVALID: m.membership_day_invalid,
  CHARACTERS_INVALID: m.membership_type_characters_invalid,
  MONTHS_INVALID: m.membership_type_months_invalid,
  ACCOUNT_INVALID: m.fitness_account_invalid,
  AMOUNT_INVALID: m.fitness_amount_invalid,
  CREDIT_INVALID: m.fitness_credit_invalid,
  CREDIT_EMPTY: m.fitness_credit_empty,
  REPLACE_EMPTY: m.fitness_credit_empty,
  VAT_INVALID: m.membership_type_vat_invalid,
  KRONER_INVALID: m.membership_type_kroner_invalid,
  NOTICE_INVALID: m.fitness_notice_invalid,
  LIMIT_INVALID: m.fitness_limit_invalid,
  DAYS_TO_PAY_INVALID: m.fitness_days_to_pay_invalid,
  TOO_LONG: m.account_too_long,
  WHY_REQUIRED: m.desk_why_required,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

const localizedTexts = { NAME_REQUIRED: m.membership_type_name_required }

/** The error text beside a field. */
export const staffFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ?? texts[code]?.()
