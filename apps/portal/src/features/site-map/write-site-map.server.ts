import { type FixedPageKey, fixedAddresses } from '@trivsel/content-contract/addresses'
import type { Alternates } from '@trivsel/content-contract/content'
import { defaultLocale, languageOf, locales, perLocale } from '@trivsel/content-contract/locales'
import type { PublishedPage } from '@trivsel/content-contract/published'
import type { ListedPage } from '#core/feature/feature.server.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'

/** A search page is nothing to be found by another search. */
const unlisted: readonly FixedPageKey[] = ['search']

/** Everything that there is to read and that is no example, with the same page in the other language (sitemaps.org). */
export function writeSiteMap(
  pages: readonly PublishedPage[],
  ofFeatures: readonly ListedPage[],
  portalUrl: string,
): string {
  const fixed = Object.entries(fixedAddresses)
    .filter(([key]) => !unlisted.includes(key as FixedPageKey))
    .map(([, addresses]) => addresses)
    .filter((addresses) => isOpenAddress(addresses[defaultLocale]))
  const front = perLocale((locale) => pagePath('front', locale))
  const entries = [
    ...[front, ...fixed].flatMap((alternates) =>
      locales.map((locale) => writeEntry(alternates[locale], alternates, null, portalUrl)),
    ),
    ...ofFeatures.flatMap(({ alternates, updatedAt }) =>
      Object.values(alternates).flatMap((href) =>
        href && isOpenAddress(href) ? [writeEntry(href, alternates, updatedAt, portalUrl)] : [],
      ),
    ),
    ...pages
      .filter(({ href, isExample }) => isOpenAddress(href) && !isExample)
      .map(({ href, alternates, updatedAt }) => writeEntry(href, alternates, updatedAt, portalUrl)),
  ]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ]
  return stripControlCharacters(lines.join('\n'))
}

function writeEntry(
  href: string,
  alternates: Alternates,
  updatedAt: string | null,
  portalUrl: string,
): string {
  const links = locales.flatMap((locale) => {
    const alternate = alternates[locale]
    return alternate
      ? `<xhtml:link rel="alternate" hreflang="${languageOf(locale)}" href="${escapeXml(portalUrl + alternate)}"/>`
      : []
  })
  const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(portalUrl + href)}</loc>${changed}${links.join('')}</url>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
