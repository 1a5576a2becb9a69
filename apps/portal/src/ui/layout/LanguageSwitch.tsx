import { useLocation } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { languageLink } from '#platform/routing/language-link.ts'
import { HydratedLink } from '../HydratedLink.tsx'
import { useAlternates } from './use-alternates.ts'

/** A full page load: the document's language changes with it. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = getLocale() === 'en' ? 'no' : 'en'
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const { href, serverHref } = languageLink(here, other, useAlternates())
  const lang = other === 'en' ? 'en' : 'nb'
  const props = {
    className,
    href,
    hrefLang: lang,
    lang,
    title: m.language_switch_label(),
    children: m.language_switch(),
  }
  return serverHref === undefined ? (
    <a {...props} />
  ) : (
    <HydratedLink {...props} serverHref={serverHref} />
  )
}
