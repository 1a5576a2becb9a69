import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { welcomeLecture } from '../model/service-forms/welcome-lecture.ts'
import { ServicePage } from '../services/components/ServicePage.tsx'

export const Route = createFileRoute('/about-us/welcome-lecture')({
  loader: async () => ({ fixedPage: await loadFixedPage('welcomeLecture') }),
  head: ({ loaderData }) => listHead(loaderData, m.lecture_name(), m.lecture_intro()),
  component: WelcomeLectureRoute,
})

function WelcomeLectureRoute() {
  return <ServicePage form={welcomeLecture} content={Route.useLoaderData().fixedPage} />
}
