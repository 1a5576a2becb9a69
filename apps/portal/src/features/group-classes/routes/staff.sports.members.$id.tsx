import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MemberPage } from '../staff/components/MemberPage.tsx'

export const Route = createFileRoute('/staff/sports/members/$id')({
  head: () => unlistedPageHead({ title: m.staff_member_heading() }),
  component: MemberRoute,
})

function MemberRoute() {
  const { id } = Route.useParams()
  return <MemberPage key={id} id={id} />
}
