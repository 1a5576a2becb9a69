import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isOffered } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { pageName } from '#ui/page-names.ts'

const pages = ['semesterWafers', 'infoStand', 'welcomeLecture', 'healthCoordinator'] as const

/** Links from the contact page to the service forms. */
export function ServiceLinks() {
  const offered = pages.filter((page) => isOffered({ id: page, params: {} }))
  if (offered.length === 0) return null
  return (
    <nav aria-labelledby="service-forms-heading">
      <h2 id="service-forms-heading">{m.service_others()}</h2>
      <ul>
        {offered.map((page) => (
          <li key={page}>
            <ContentLink href={fixedAddresses[page][getLocale()]}>
              {pageName(page, getLocale())}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
