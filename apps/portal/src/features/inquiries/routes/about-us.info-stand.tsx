import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { infoStand } from '../model/service-forms/info-stand.ts'
import { ServicePage } from '../services/components/ServicePage.tsx'

export const Route = createFileRoute('/about-us/info-stand')({
  loader: async () => ({ fixedPage: await loadFixedPage('infoStand') }),
  head: ({ loaderData }) => listHead(loaderData, m.stand_name(), m.stand_intro()),
  component: InfoStandRoute,
})

function InfoStandRoute() {
  return <ServicePage form={infoStand} content={Route.useLoaderData().fixedPage} />
}
