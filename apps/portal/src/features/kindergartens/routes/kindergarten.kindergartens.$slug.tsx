import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { KindergartenPage } from '../components/KindergartenPage.tsx'
import { describeKindergarten } from '../describe-kindergarten.ts'

export const Route = createFileRoute('/kindergarten/kindergartens/$slug')({
  loader: async ({ params: { slug } }) => ({
    ...(await loadDetail('kindergartenBySlug', slug)),
    now: Date.now(),
  }),
  head: ({ loaderData }) => contentHead(loaderData),
  component: KindergartenRoute,
})

function KindergartenRoute() {
  const kindergarten = Route.useLoaderData()
  return (
    <>
      <StructuredData
        things={[
          describeKindergarten(kindergarten),
          describeListTrail('kindergarten', kindergarten, kindergarten.slug),
        ]}
      />
      <KindergartenPage kindergarten={kindergarten} />
    </>
  )
}
