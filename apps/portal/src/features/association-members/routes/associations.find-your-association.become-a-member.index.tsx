import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { BecomeMemberPage } from '../joining/components/BecomeMemberPage.tsx'
import { joiningSearch } from '../joining/joining-search.ts'

export const Route = createFileRoute('/associations/find-your-association/become-a-member/')({
  validateSearch: joiningSearch,
  head: () => unlistedPageHead({ title: m.association_become_heading() }),
  component: BecomeRoute,
})

function BecomeRoute() {
  const { association, code } = Route.useSearch()
  return <BecomeMemberPage key={association} slug={association} code={code} />
}
