import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { DoorPage } from '../door/components/DoorPage.tsx'

export const Route = createFileRoute('/staff/courses/check-in/$id')({
  head: () => unlistedPageHead({ title: m.course_checkin_heading() }),
  component: DoorRoute,
})

function DoorRoute() {
  return <DoorPage id={Route.useParams().id} />
}
