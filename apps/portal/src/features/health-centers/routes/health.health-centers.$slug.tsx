import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { HealthCenterPage } from '../components/HealthCenterPage.tsx'
import { describeHealthCenter } from '../describe-health-center.ts'

export const Route = createFileRoute('/health/health-centers/$slug')({
  loader: ({ params: { slug } }) => loadDetail('healthCenterBySlug', slug),
  head: ({ loaderData }) => contentHead(loaderData),
  component: HealthCenterRoute,
})

function HealthCenterRoute() {
  const healthCenter = Route.useLoaderData()
  return (
    <>
      <StructuredData
        things={[
          describeHealthCenter(healthCenter),
          describeListTrail('healthCenter', healthCenter, healthCenter.slug),
        ]}
      />
      <HealthCenterPage healthCenter={healthCenter} />
    </>
  )
}
