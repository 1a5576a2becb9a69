import { useLocation } from '@tanstack/react-router'
import {
  type Locale,
  languageOf,
  nameOfLocale,
  otherLocales,
} from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { languageLink } from '#platform/routing/language-link.ts'
import { HydratedLink } from '../HydratedLink.tsx'
import { useAlternates } from './use-alternates.ts'

/** A link to this page in each of the other languages. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  return otherLocales(getLocale()).map((locale) => (
    <LocaleLink key={locale} locale={locale} className={className} />
  ))
}

/** A full page load: the document's language changes with it. */
function LocaleLink({ locale, className }: { locale: Locale; className: string | undefined }) {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const { href, serverHref } = languageLink(here, locale, useAlternates())
  const lang = languageOf(locale)
  const props = {
    className,
    href,
    hrefLang: lang,
    lang,
    title: m.language_switch_label({}, { locale }),
    children: nameOfLocale(locale),
  }
  return serverHref === undefined ? (
    <a {...props} />
  ) : (
    <HydratedLink {...props} serverHref={serverHref} />
  )
}
