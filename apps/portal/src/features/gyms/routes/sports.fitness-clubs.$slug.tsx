import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { GymPage } from '../components/GymPage.tsx'
import { describeGym } from '../describe-gym.ts'

export const Route = createFileRoute('/sports/fitness-clubs/$slug')({
  loader: async ({ params: { slug } }) => ({
    ...(await loadDetail('gymBySlug', slug)),
    now: Date.now(),
  }),
  head: ({ loaderData }) => contentHead(loaderData),
  component: GymRoute,
})

function GymRoute() {
  const gym = Route.useLoaderData()
  return (
    <>
      <StructuredData things={[describeGym(gym), describeListTrail('gym', gym, gym.slug)]} />
      <GymPage gym={gym} />
    </>
  )
}
