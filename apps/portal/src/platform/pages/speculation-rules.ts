import { reservedFirstSegments } from '@trivsel/content-contract/addresses'
import { addressPrefixOf, locales } from '@trivsel/content-contract/locales'
import { pageDefinition, pageIds, routeTable } from '../routing/route-table.ts'

/** Named by a header of each page. */
export const speculationRulesPath = '/speculation-rules.json'

/** What is no page, or not one of ours alone. */
const outside = reservedFirstSegments
  .filter((segment) => !(locales as readonly string[]).includes(segment))
  .flatMap((segment) => locales.map((locale) => `${addressPrefixOf(locale)}/${segment}`))

const isOutside = (address: string) =>
  outside.some((prefix) => address === prefix || address.startsWith(`${prefix}/`))

/** `/trening/baner/$id` as a URL pattern. */
const patternOf = (address: string) =>
  address.replace(/\$\.\.\.\w+/g, '*').replace(/\$(\w+)/g, ':$1')

/**
 * A browser fetches a light page as soon as its reader points at a link to it, so that it is there when
 * they press (docs/adr/0093-speculation-rules.md). Never rendered ahead: nothing of the reader is known by
 * a page that they have not opened.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules() {
  const hydrated = pageIds
    .filter((id) => !pageDefinition(id).light)
    .flatMap((id) => locales.map((locale) => routeTable[id][locale]))
    .filter((address) => !isOutside(address))
    .map(patternOf)
  const below = outside.flatMap((prefix) => [prefix, `${prefix}/*`])
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // Files have a dot in their address, and no page has.
            { not: { href_matches: [...below, ...hydrated, '/*.*'] } },
            { not: { selector_matches: '[download], [target]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}
