import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { useAlternates } from './use-alternates.ts'

/** A full page load: the document's language changes with it. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = getLocale() === 'en' ? 'no' : 'en'
  const alternates = useAlternates()
  const lang = other === 'en' ? 'en' : 'nb'
  return (
    <a
      className={className}
      href={alternates[other] ?? pagePath('front', other)}
      hrefLang={lang}
      lang={lang}
      title={m.language_switch_label()}
    >
      {m.language_switch()}
    </a>
  )
}
