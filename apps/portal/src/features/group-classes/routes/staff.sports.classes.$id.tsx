import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffClassPage } from '../staff/components/StaffClassPage.tsx'

export const Route = createFileRoute('/staff/sports/classes/$id')({
  head: () => unlistedPageHead({ title: m.staff_class_heading() }),
  component: StaffClassRoute,
})

function StaffClassRoute() {
  const { id } = Route.useParams()
  return <StaffClassPage key={id} id={id} />
}
