import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { EateryPage } from '../components/EateryPage.tsx'
import { describeEatery } from '../describe-eatery.ts'

export const Route = createFileRoute('/food-and-drink/eateries/$slug')({
  loader: async ({ params: { slug } }) => ({
    ...(await loadDetail('eateryBySlug', slug)),
    now: Date.now(),
  }),
  head: ({ loaderData }) => contentHead(loaderData),
  component: EateryRoute,
})

function EateryRoute() {
  const eatery = Route.useLoaderData()
  return (
    <>
      <StructuredData
        things={[describeEatery(eatery), describeListTrail('eatery', eatery, eatery.slug)]}
      />
      <EateryPage eatery={eatery} />
    </>
  )
}
