import {
  fixedAddresses,
  type ListedKind,
  listedAddress,
  listOfKind,
} from '@trivsel/content-contract/addresses'
import type { BreadcrumbList } from 'schema-dts'
import { getLocale } from '#locale'
import { pageNames } from '#ui/page-names.ts'
import { describeBreadcrumbs } from './describe-page.ts'

/** From the front page over its list to one item. @param slug or, of an event, the id */
export function describeListTrail(
  kind: ListedKind,
  item: { displayName: string },
  slug: string | number,
): BreadcrumbList {
  const locale = getLocale()
  const list = {
    name: pageNames[listOfKind[kind]](),
    href: fixedAddresses[listOfKind[kind]][locale],
  }
  const href = listedAddress(kind, locale, slug)
  return describeBreadcrumbs([list], { name: item.displayName, href })
}
