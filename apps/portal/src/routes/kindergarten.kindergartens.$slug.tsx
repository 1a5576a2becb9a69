import { createFileRoute, notFound } from '@tanstack/react-router'
import { KindergartenPage } from '#features/kindergartens/components/KindergartenPage.tsx'
import { fetchKindergarten } from '#features/kindergartens/queries.ts'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { alternatesBySlug } from '#platform/routing/page-links.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/kindergarten/kindergartens/$slug')({
  loader: async ({ params }) => {
    try {
      const kindergarten = await fetchKindergarten({ locale: getLocale(), slug: params.slug })
      return { kindergarten, alternates: alternatesBySlug('kindergarten', kindergarten.slugs) }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
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
