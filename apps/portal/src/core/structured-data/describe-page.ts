import type { ContentImage, PageReference } from '@trivsel/content-contract/content'
import type { BreadcrumbList, Organization } from 'schema-dts'
import { getLocale } from '#locale'
import { organisation } from '#platform/organisation/current-organisation.ts'
import { iconAddress } from '#platform/organisation/icon-address.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { pictureAddress } from '#ui/Picture.tsx'

/** What all things have that have a page of their own. */
export type DescribedPage = {
  displayName: string
  ingress: string | null
  image: ContentImage | null
}

/** Name, description and picture; `href` is the public address of the page. */
export function describePage(page: DescribedPage, href: string) {
  const url = siteOrigin() + href
  const largest = page.image?.sizes.at(-1)
  return {
    '@id': url,
    url,
    name: page.displayName,
    ...(page.ingress && { description: page.ingress }),
    ...(page.image &&
      largest && { image: siteOrigin() + pictureAddress(page.image, largest.file) }),
  }
}

/** The way down to a page; one above it that is not published is named without an address. */
export function describeBreadcrumbs(
  parents: readonly PageReference[],
  current: { name: string; href: string },
): BreadcrumbList {
  const front = { name: organisationName(), href: pagePath('front', getLocale()) }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [front, ...parents, current].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: siteOrigin() + href }),
    })),
  }
}

/** Who we are, named in every page that says who offers something. */
export function describeOrganization(): Organization {
  const url = `${siteOrigin()}/`
  const { legalName, phone, email, links = [] } = organisation() ?? {}
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: organisationName(),
    url,
    logo: siteOrigin() + iconAddress('/icon-512.png'),
    ...(legalName && { legalName }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(links.length > 0 && { sameAs: [...links] }),
  }
}
