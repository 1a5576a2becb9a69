import { createFileRoute } from '@tanstack/react-router'
import { KindergartenPage } from '#features/kindergartens/components/KindergartenPage.tsx'
import { fetchKindergarten } from '#features/kindergartens/queries.ts'
import { getLocale } from '#locale'
import { alternatesBySlug } from '#platform/routing/page-links.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/kindergarten/kindergartens/$slug')({
  loader: async ({ params: { slug } }) => {
    const locale = getLocale()
    const kindergarten = await orNotFound(fetchKindergarten({ locale, slug }), async () => {
      const other = locale === 'en' ? 'no' : 'en'
      const { slugs } = await fetchKindergarten({ locale: other, slug })
      return alternatesBySlug('kindergarten', slugs)[other] ?? null
    })
    return { kindergarten, alternates: alternatesBySlug('kindergarten', kindergarten.slugs) }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData?.kindergarten.displayName ?? '',
      description: loaderData?.kindergarten.ingress ?? '',
      alternates: loaderData?.alternates ?? {},
    }),
  component: KindergartenRoute,
})

function KindergartenRoute() {
  return <KindergartenPage kindergarten={Route.useLoaderData().kindergarten} />
}
