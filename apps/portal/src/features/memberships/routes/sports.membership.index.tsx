import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MembershipPage } from '../buy/components/MembershipPage.tsx'
import { fetchOfferedTypes } from '../buy/queries.ts'

export const Route = createFileRoute('/sports/membership/')({
  loader: fetchOfferedTypes,
  head: () => pageHead({ title: m.membership_heading(), description: m.membership_intro() }),
  component: MembershipRoute,
})

function MembershipRoute() {
  return <MembershipPage types={Route.useLoaderData().items} />
}
