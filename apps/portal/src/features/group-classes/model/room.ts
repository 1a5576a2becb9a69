import { defaultLocale, perLocale } from '@trivsel/content-contract/locales'
import { type Localized, locales } from '#platform/i18n/localized.ts'

/** Rooms of a centre are told apart by their name in the default language. */
export const roomKey = (room: Localized): string => room[defaultLocale]

export const isSameRoom = (one: Localized, other: Localized): boolean =>
  locales.every((locale) => one[locale] === other[locale])

/** A room as staff name it: empty in another language than the default one where the name is the same. */
export const completeRoom = (typed: Localized): Localized =>
  perLocale((locale) => typed[locale] || typed[defaultLocale])

export const typedRoom = (room: Localized): Localized =>
  perLocale((locale) =>
    locale !== defaultLocale && room[locale] === room[defaultLocale] ? '' : room[locale],
  )
