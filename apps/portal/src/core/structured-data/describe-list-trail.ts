import {
  fixedAddresses,
  type ListedKind,
  listedAddress,
  listOfKind,
} from '@trivsel/content-contract/addresses'
import type { BreadcrumbList } from 'schema-dts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { describeBreadcrumbs } from './describe-page.ts'

const listNames = {
  kindergarten: m.nav_kindergartens,
  gym: m.nav_gyms,
  eatery: m.nav_eateries,
  healthCenter: m.nav_health_centers,
  jobListing: m.nav_job_listings,
  buildingProject: m.nav_building_projects,
  studyPlace: m.nav_study_places,
  event: m.nav_events,
} as const satisfies Record<ListedKind, () => string>

/** From the front page over its list to one item. @param slug or, of an event, the id */
export function describeListTrail(
  kind: ListedKind,
  item: { displayName: string },
  slug: string | number,
): BreadcrumbList {
  const locale = getLocale()
  const list = { name: listNames[kind](), href: fixedAddresses[listOfKind[kind]][locale] }
  const href = listedAddress(kind, locale, slug)
  return describeBreadcrumbs([list], { name: item.displayName, href })
}
