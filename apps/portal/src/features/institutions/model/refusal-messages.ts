import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { type InstitutionRefusal, type InstitutionUse, institutionUses } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  INSTITUTION_NOT_FOUND: m.institution_not_found,
  INSTITUTION_EXISTS: m.institution_exists,
  DBH_EXISTS: m.institution_dbh_exists,
  INSTITUTION_CHANGED: m.institution_changed,
  INSTITUTION_IN_USE: m.institution_in_use,
  CAMPUS_NOT_FOUND: m.institution_campus_not_found,
  CAMPUS_CHANGED: m.institution_campus_changed,
  CAMPUS_IN_USE: m.institution_campus_in_use,
  KEY_NOT_FOUND: m.institution_key_not_found,
} satisfies Record<InstitutionRefusal, () => string>

const useTexts = {
  profiles: m.institution_use_profiles,
  cases: m.institution_use_cases,
  deliveries: m.institution_use_deliveries,
  keys: m.institution_use_keys,
  associations: m.institution_use_associations,
} satisfies Record<InstitutionUse, (inputs: { count: number }) => string>

/** The text when a change was refused, with what uses an institution that cannot be removed. */
export function institutionErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return staffErrorText(failure)
  const text = texts[failure.code]
  if (!text) return staffErrorText(failure)
  if (failure.code !== 'INSTITUTION_IN_USE') return text()
  const { uses = {} } = failure.answer as { uses?: Partial<Record<InstitutionUse, number>> }
  return `${text()} ${m.institution_used_by({ uses: usesText(uses) })}`
}

export function usesText(uses: Partial<Record<InstitutionUse, number>>): string {
  const named = institutionUses.flatMap((use) => {
    const count = uses[use] ?? 0
    return count > 0 ? [useTexts[use]({ count })] : []
  })
  return formatList(named)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  CODE_REQUIRED: m.institution_code_required,
  CODE_INVALID: m.institution_code_invalid,
  DBH_INVALID: m.institution_dbh_invalid,
  FORM_REQUIRED: m.institution_form_required,
  INSTITUTION_EXISTS: m.institution_exists,
  DBH_EXISTS: m.institution_dbh_exists,
  CAMPUS_NOT_FOUND: m.institution_campus_not_found,
  CHARACTERS_INVALID: m.institution_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside an invalid field. */
export const setupFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText({ NAME_REQUIRED: m.institution_name_required }, code, field) ??
  fieldTexts[code]?.()
