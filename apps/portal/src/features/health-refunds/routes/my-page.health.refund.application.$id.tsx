import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ApplicationPage } from '../overview/components/ApplicationPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/application/$id')({
  head: () => pageHead({ title: m.health_refund_application_heading() }),
  component: ApplicationRoute,
})

function ApplicationRoute() {
  const { id } = Route.useParams()
  return <ApplicationPage key={id} id={id} />
}
