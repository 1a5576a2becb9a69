import { listedAddress } from '@trivsel/content-contract/addresses'
import { type ListedKind, listedKinds } from '@trivsel/content-contract/kinds'
import type { BreadcrumbList } from 'schema-dts'
import { getLocale } from '#locale'
import { describeBreadcrumbs } from './describe-page.ts'

/** From the front page over its list to one item. @param slug or, of an event, the id */
export function describeListTrail(
  kind: ListedKind,
  item: { displayName: string },
  slug: string | number,
): BreadcrumbList {
  const locale = getLocale()
  const { name, addresses } = listedKinds[kind]
  const list = { name: name[locale], href: addresses[locale] }
  const href = listedAddress(kind, locale, slug)
  return describeBreadcrumbs([list], { name: item.displayName, href })
}
