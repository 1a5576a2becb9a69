import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeOrganization } from '#core/structured-data/describe-page.ts'
import { Today } from '#core/today/components/Today.tsx'
import { loadToday } from '#core/today/load-today.ts'
import { FrontPage } from '#features/front/components/FrontPage.tsx'
import { loadFrontPage } from '#features/front/load-front-page.ts'
import { headOfWritten } from '#ui/page-head.ts'
import { todayOffers } from '../offers/today.ts'

export const Route = createFileRoute('/')({
  loader: async () => {
    const [page, today] = await Promise.all([loadFrontPage(), loadToday(todayOffers(), new Date())])
    return { page, today }
  },
  head: ({ loaderData }) =>
    headOfWritten(
      loaderData?.page,
      loaderData?.page.ingress ? { description: loaderData.page.ingress } : {},
    ),
  component: FrontRoute,
})

function FrontRoute() {
  const { page, today } = Route.useLoaderData()
  return (
    <>
      <StructuredData things={[describeOrganization()]} />
      <FrontPage page={page} today={<Today offers={todayOffers()} said={today} />} />
    </>
  )
}
