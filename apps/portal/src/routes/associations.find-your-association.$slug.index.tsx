import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeBreadcrumbs } from '#core/structured-data/describe-page.ts'
import { textInEither } from '#features/association-directory/model/text-in-either.ts'
import { ProfilePage } from '#features/association-directory/profile/components/ProfilePage.tsx'
import { describeAssociation } from '#features/association-directory/profile/describe-association.ts'
import { loadProfile } from '#features/association-directory/profile/load-profile.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { pageHead, unlistedPageHead } from '#ui/page-head.ts'
import { associationProfileSections } from '../offers/association-profile-sections.ts'

export const Route = createFileRoute('/associations/find-your-association/$slug/')({
  loader: async ({ params: { slug } }) => {
    const [profile, parts] = await Promise.all([loadProfile(slug), loadParts(slug)])
    return { profile, parts }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { name, purpose, state } = loaderData.profile
    const description = textInEither(purpose)?.text
    const page = { title: name, ...(description && { description }) }
    return state === 'active' ? pageHead(page) : unlistedPageHead(page)
  },
  component: ProfileRoute,
})

async function loadParts(slug: string) {
  const offers = await import('../offers/association-profile-sections.ts')
  return Promise.all(offers.associationProfileSections().map(({ load }) => load(slug)))
}

function ProfileRoute() {
  const { profile, parts } = Route.useLoaderData()
  const locale = getLocale()
  const list = { name: m.association_find_heading(), href: pagePath('findAssociation', locale) }
  const own = pagePath('associationProfile', locale, { slug: profile.slug })
  return (
    <>
      <StructuredData
        things={[
          describeAssociation(profile),
          describeBreadcrumbs([list], { name: profile.name, href: own }),
        ]}
      />
      <ProfilePage profile={profile}>
        {associationProfileSections().map(({ Section, order }, at) => {
          const data = parts[at]
          return data ? <Section key={order} data={data} /> : null
        })}
      </ProfilePage>
    </>
  )
}
