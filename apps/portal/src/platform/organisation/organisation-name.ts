import { getLocale, type Locale } from '#locale'
import { m } from '#messages'
import { organisation } from './current-organisation.ts'

/** What sentences, titles and mails call the organisation; a general word until it has a name. */
export function organisationName(locale: Locale = getLocale()): string {
  return organisation()?.name[locale] || m.organisation_unnamed({}, { locale })
}

/** What a mail ends with. */
export function mailSignature(locale: Locale): string {
  const own = organisation()?.mailSignature[locale]
  return own || m.mail_regards({ organisation: organisationName(locale) }, { locale })
}
