import { reservedFirstSegments } from '@trivsel/content-contract/addresses'
import { addressPrefixOf, localeOfAddress } from '@trivsel/content-contract/locales'
import { placeOf } from '#platform/routing/old-address.ts'
import { findPage, isHousingPath, routeTable } from '#platform/routing/route-table.ts'

/**
 * Whether the site itself answers at an old address, so that a redirect would never apply. Pages that
 * editors write are not known here: they come before a redirect, too.
 */
export function hasOwnPage(oldAddress: string): boolean {
  const pathname = placeOf(oldAddress)?.pathname ?? '/'
  const locale = localeOfAddress(pathname)
  const [, first = ''] = pathname.slice(addressPrefixOf(locale).length).split('/')
  if (isHousingPath(pathname) || reservedFirstSegments.includes(first)) return true
  const page = findPage(pathname)
  return page !== null && !routeTable[page.id][locale].includes('$')
}
