import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FeeStatusPage } from '../pay/components/FeeStatusPage.tsx'
import { statusSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/associations/find-your-association/become-a-member/status')({
  validateSearch: statusSearch,
  head: () => unlistedPageHead({ title: m.association_status_heading() }),
  component: StatusRoute,
})

function StatusRoute() {
  const { association, paymentId } = Route.useSearch()
  return <FeeStatusPage key={paymentId} slug={association} paymentId={paymentId} />
}
