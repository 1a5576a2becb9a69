import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { semesterWafers } from '../model/service-forms/semester-wafers.ts'
import { ServicePage } from '../services/components/ServicePage.tsx'

export const Route = createFileRoute('/about-us/semester-waffles')({
  loader: async () => ({ fixedPage: await loadFixedPage('semesterWafers') }),
  head: ({ loaderData }) => listHead(loaderData, m.wafers_name(), m.wafers_intro()),
  component: SemesterWafersRoute,
})

function SemesterWafersRoute() {
  return <ServicePage form={semesterWafers} content={Route.useLoaderData().fixedPage} />
}
