import { useLocation } from '@tanstack/react-router'
import { languageOf, locales } from '@trivsel/content-contract/locales'
import { declaredQuery } from '#platform/routing/declared-query.ts'
import { matchPath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { useAlternates } from './use-alternates.ts'

/** For search engines and for sharing: the one address of this page, and those in each language. */
export function PageAddresses() {
  const alternates = useAlternates()
  const publicHref = useLocation({ select: (location) => location.publicHref })
  const [path = '/', given] = publicHref.split('#')[0]?.split('?') ?? []
  const page = matchPath(path)
  if (!page) return null
  const origin = siteOrigin()
  const query = declaredQuery(page.id, new URLSearchParams(given), 'canonical')
  const canonical = origin + path + query
  // A page of a list has its counterpart in the other language only if it is the first.
  const inLanguages = query ? {} : alternates
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {locales.map((locale) => {
        const address = inLanguages[locale]
        return (
          address && (
            <link
              key={locale}
              rel="alternate"
              hrefLang={languageOf(locale)}
              href={origin + address}
            />
          )
        )
      })}
    </>
  )
}
