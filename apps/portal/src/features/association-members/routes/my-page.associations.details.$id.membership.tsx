import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MembershipPage } from '../board/components/MembershipPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/membership')({
  head: () => unlistedPageHead({ title: m.association_membership_heading() }),
  component: MembershipRoute,
})

function MembershipRoute() {
  const { id } = Route.useParams()
  return <MembershipPage key={id} id={id} />
}
