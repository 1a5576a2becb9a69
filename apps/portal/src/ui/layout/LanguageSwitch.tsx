import { useLocation } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { matchPath, pagePath } from '#platform/routing/route-table.ts'
import { useAlternates } from './use-alternates.ts'

/** A full page load: the document's language changes with it. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = getLocale() === 'en' ? 'no' : 'en'
  const alternates = useAlternates()
  const page = matchPath(
    useLocation({ select: ({ publicHref }) => publicHref.split('?')[0] ?? '' }),
  )
  // A page that is missing in the other language says so there, and leads back here.
  const withSameName = page ? pagePath(page.id, other, page.params) : pagePath('front', other)
  const lang = other === 'en' ? 'en' : 'nb'
  return (
    <a
      className={className}
      href={alternates[other] ?? withSameName}
      hrefLang={lang}
      lang={lang}
      title={m.language_switch_label()}
    >
      {m.language_switch()}
    </a>
  )
}
