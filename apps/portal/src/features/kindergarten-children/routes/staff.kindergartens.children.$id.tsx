import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ChildPage } from '../child/components/ChildPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/children/$id')({
  head: () => unlistedPageHead({ title: m.staff_child_child_heading() }),
  component: ChildRoute,
})

function ChildRoute() {
  const { id } = Route.useParams()
  return <ChildPage key={id} id={id} />
}
