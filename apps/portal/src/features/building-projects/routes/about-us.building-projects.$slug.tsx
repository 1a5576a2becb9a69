import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { BuildingProjectPage } from '../components/BuildingProjectPage.tsx'

export const Route = createFileRoute('/about-us/building-projects/$slug')({
  loader: ({ params: { slug } }) => loadDetail('buildingProjectBySlug', slug),
  head: ({ loaderData }) => contentHead(loaderData),
  component: BuildingProjectRoute,
})

function BuildingProjectRoute() {
  const project = Route.useLoaderData()
  return (
    <>
      <StructuredData things={[describeListTrail('buildingProject', project, project.slug)]} />
      <BuildingProjectPage project={project} />
    </>
  )
}
