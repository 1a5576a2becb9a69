import { questionFieldTexts } from '#core/questions/question-texts.ts'
import { m } from '#messages'

const texts: Readonly<Record<string, (field: string) => string>> = {
  TITLE_REQUIRED: () => m.association_event_title_required(),
  TEXT_REQUIRED: () => m.association_event_text_required(),
  PLACE_REQUIRED: () => m.association_event_place_required(),
  LINK_INVALID: () => m.association_event_link_invalid(),
  LINK_NEEDS_PLACES: () => m.association_event_link_needs_places(),
  LANGUAGES_REQUIRED: () => m.association_event_languages_required(),
  DAY_INVALID: () => m.association_event_day_invalid(),
  DAYS_REQUIRED: () => m.association_event_days_required(),
  TIME_INVALID: () => m.association_event_time_invalid(),
  EVENT_ENDS_BEFORE: () => m.association_event_ends_before(),
  NUMBER_INVALID: () => m.association_event_number_invalid(),
  PRICE_INVALID: () => m.association_event_price_invalid(),
  ...questionFieldTexts,
  REASON_REQUIRED: () => m.association_event_reason_required(),
  TOO_LONG: () => m.association_event_too_long(),
  CHARACTERS_INVALID: () => m.association_event_characters_invalid(),
  LOOKS_LIKE_NATIONAL_ID: () => m.association_event_national_id(),
  INVALID_REQUEST: () => m.association_event_characters_invalid(),
}

/** The text beside a field. */
export const eventFieldText = (code: string, field: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code]?.(field) : m.association_event_field_invalid()
