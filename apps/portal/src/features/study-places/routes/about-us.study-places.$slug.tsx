import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { StudyPlacePage } from '../components/StudyPlacePage.tsx'

export const Route = createFileRoute('/about-us/study-places/$slug')({
  loader: ({ params: { slug } }) => loadDetail('studyPlaceBySlug', slug),
  head: ({ loaderData }) => contentHead(loaderData),
  component: StudyPlaceRoute,
})

function StudyPlaceRoute() {
  const studyPlace = Route.useLoaderData()
  return (
    <>
      <StructuredData things={[describeListTrail('studyPlace', studyPlace, studyPlace.slug)]} />
      <StudyPlacePage studyPlace={studyPlace} />
    </>
  )
}
