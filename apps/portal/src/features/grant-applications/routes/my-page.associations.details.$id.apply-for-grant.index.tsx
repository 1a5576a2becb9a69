import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ApplyForGrantPage } from '../page/components/ApplyForGrantPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/apply-for-grant/')({
  head: () => unlistedPageHead({ title: m.grant_applications_heading() }),
  component: ApplyRoute,
})

function ApplyRoute() {
  const { id } = Route.useParams()
  return <ApplyForGrantPage key={id} id={id} />
}
