import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { healthCoordinator } from '../model/service-forms/health-coordinator.ts'
import { ServicePage } from '../services/components/ServicePage.tsx'
import { Urgent } from '../services/components/Urgent.tsx'

export const Route = createFileRoute('/about-us/student-health-coordinator')({
  loader: async () => ({ fixedPage: await loadFixedPage('healthCoordinator') }),
  head: ({ loaderData }) => listHead(loaderData, m.coordinator_name(), m.coordinator_intro()),
  component: HealthCoordinatorRoute,
})

function HealthCoordinatorRoute() {
  return (
    <ServicePage
      form={healthCoordinator}
      content={Route.useLoaderData().fixedPage}
      notice={<Urgent />}
    />
  )
}
