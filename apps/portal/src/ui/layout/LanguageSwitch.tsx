import { useLocation } from '@tanstack/react-router'
import {
  type Locale,
  languageOf,
  nameOfLocale,
  otherLocales,
} from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { languageLink } from '#platform/routing/language-link.ts'
import { attach } from './complete-address.behaviour.ts'
import { useAlternates } from './use-alternates.ts'

/** A link to this page in each of the other languages. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  return otherLocales(getLocale()).map((locale) => (
    <LocaleLink key={locale} locale={locale} className={className} />
  ))
}

/** A full page load: the document's language changes with it. */
function LocaleLink({ locale, className }: { locale: Locale; className: string | undefined }) {
  const link = useBehaviour<HTMLAnchorElement>(attach)
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const { href, browserQuery, browserFragment } = languageLink(here, locale, useAlternates())
  const lang = languageOf(locale)
  return (
    <a
      ref={link}
      className={className}
      href={href}
      hrefLang={lang}
      lang={lang}
      title={m.language_switch_label({}, { locale })}
      data-behaviour="complete-address"
      data-address={href}
      data-query={browserQuery.join(' ') || undefined}
      data-fragment={browserFragment ? '' : undefined}
      data-unhydrated={browserFragment || browserQuery.length > 0 ? '' : undefined}
    >
      {nameOfLocale(locale)}
    </a>
  )
}
