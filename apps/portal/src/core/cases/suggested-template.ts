import { perLocale } from '@trivsel/content-contract/locales'
import type { SuggestedCheck, SuggestedTemplate } from '#core/staff-area/staff-offer.ts'
import type { Localized } from '#platform/i18n/localized.ts'

/** A suggestion as it is saved, for staff to edit. */
export const toTemplate = ({
  name,
  text,
}: SuggestedTemplate): { name: Localized; text: Localized } => ({
  name: perLocale((locale) => name({}, { locale })),
  text: perLocale((locale) => text({}, { locale })),
})

export const toCheck = ({
  text,
  isRequired,
}: SuggestedCheck): { text: Localized; isRequired: boolean } => ({
  text: perLocale((locale) => text({}, { locale })),
  isRequired,
})
