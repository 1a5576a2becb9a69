import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { InUse, type UseKind } from './in-use.ts'
import type { ClassSetupRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  SETUP_CHANGED: m.class_setup_changed,
  CENTER_NOT_FOUND: m.schedule_center_not_found,
  CATEGORY_NOT_FOUND: m.schedule_category_not_found,
  ITEM_NOT_FOUND: m.class_setup_not_found,
  PAGE_NOT_FOUND: m.class_setup_page_not_found,
  ROOM_NAME_TAKEN: m.class_setup_room_name_taken,
  CONTENT_UNAVAILABLE: m.class_setup_content_unavailable,
} satisfies Record<Exclude<ClassSetupRefusal, 'IN_USE'>, () => string>

const useTexts = {
  scheduleRows: m.class_setup_used_by_rows,
  exceptions: m.class_setup_used_by_exceptions,
  classes: m.class_setup_used_by_classes,
  kinds: m.class_setup_used_by_kinds,
  rooms: m.class_setup_used_by_rooms,
  courts: m.class_setup_used_by_courts,
  courtRules: m.class_setup_used_by_court_rules,
  others: m.class_setup_used_by_others,
} satisfies Record<UseKind, (counts: { count: number }) => string>

/** The text that staff see when a call has failed; for what is in use, with what uses it. */
export function classSetupErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return staffErrorText(failure)
  if (failure.code === 'IN_USE') {
    const { data } = InUse.safeParse(failure.answer)
    const uses = (data?.uses ?? []).map(({ what, count }) => useTexts[what]({ count }))
    return m.class_setup_in_use({ uses: formatList(uses) })
  }
  return texts[failure.code]?.() ?? staffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  CENTER_REQUIRED: m.schedule_choose_center,
  CATEGORY_REQUIRED: m.schedule_choose_category,
  DURATION_INVALID: m.schedule_duration_invalid,
  CAPACITY_INVALID: m.staff_class_capacity_invalid,
  PICTURE_REQUIRED: m.schedule_choose_picture,
  CHARACTERS_INVALID: m.staff_class_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  NAME_REQUIRED: m.class_setup_name_required,
  OPENS_INVALID: m.class_settings_opens_invalid,
  CLOSES_INVALID: m.class_settings_closes_invalid,
  PER_DAY_INVALID: m.class_settings_per_day_invalid,
  QUEUE_INVALID: m.class_settings_queue_invalid,
  COLOUR_REQUIRED: m.class_setup_colour_required,
  NO_SHOWS_INVALID: m.class_settings_no_shows_invalid,
  DAYS_INVALID: m.class_settings_days_invalid,
}

const localizedTexts = {
  NAME_REQUIRED: m.class_setup_name_required_in,
  DESCRIPTION_REQUIRED: m.schedule_description_required,
}

/** The text beside an invalid field. */
export const classSetupFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ?? fieldTexts[code]?.() ?? texts[code]?.()
