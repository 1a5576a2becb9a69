import type { Locale } from '@trivsel/content-contract/locales'

import type { Text } from '#core/personal-data/text.ts'
import { m } from '#messages'
import { formatDateAndTime } from '#platform/time/format.ts'

/** Words of the database and what people call them. */
const words: Readonly<Record<string, Text>> = {
  booked: m.data_value_booked,
  queued: m.data_value_queued,
  promoted: m.data_value_promoted,
  unbooked: m.data_value_unbooked,
  lapsed: m.data_value_lapsed,
  credential: m.data_value_credential,
  'sign-up': m.data_value_sign_up,
  'reset-password': m.data_value_reset_password,
  'change-email': m.data_value_change_email,
  'id-porten': m.data_value_id_porten,
  feide: m.data_value_feide,
  delivery: m.data_value_delivery,
  document: m.data_value_document,
  'national-id': m.privacy_access_log_national_id,
  'account-number': m.privacy_access_log_account_number,
  'all-data': m.privacy_access_log_all_data,
  'health-refund': m.privacy_access_log_health_refund,
  'own-profile': m.privacy_access_log_own_profile,
  'own-download': m.privacy_access_log_own_download,
  'identity-check': m.privacy_access_log_identity_check,
  case: m.privacy_access_log_case,
  self: m.privacy_access_log_who_self,
  staff: m.privacy_access_log_who_staff,
  gone: m.privacy_access_log_who_gone,
  no: m.data_value_no,
  en: m.data_value_en,
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
/** How a date is put together of year, month and day. */
const days = { no: '$3.$2.$1', en: '$3/$2/$1' } as const satisfies Record<Locale, string>
const day = /^(\d{4})-(\d\d)-(\d\d)$/

/** A value of the database as people read it: times in Oslo, words in their language, nothing as a dash. */
export function writeValue(value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return (value ? m.data_yes : m.data_no)({}, { locale })
  if (Array.isArray(value)) return value.map((each) => writeValue(each, locale)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (Object.hasOwn(words, text)) return words[text]?.({}, { locale }) ?? text
  if (instant.test(text) && !Number.isNaN(Date.parse(text)))
    return formatDateAndTime(new Date(text), locale)
  return text.replace(day, days[locale])
}
