import { m } from '#messages'
import type { Alternates } from '#platform/routing/page-links.ts'

/** Title, description and language alternatives of a page, for a route's `head`. */
export function pageHead(page: { title?: string; description?: string; alternates?: Alternates }) {
  const title = page.title ? `${page.title} – ${m.site_name()}` : m.site_name()
  const description = page.description ?? m.site_description()
  const { no, en } = page.alternates ?? {}
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [
      ...(no ? [{ rel: 'alternate', hrefLang: 'nb', href: no }] : []),
      ...(en ? [{ rel: 'alternate', hrefLang: 'en', href: en }] : []),
    ],
  }
}
