import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayFeePage } from '../pay/components/PayFeePage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/associations/find-your-association/become-a-member/pay')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.association_pay_heading() }),
  component: PayRoute,
})

function PayRoute() {
  const { association, code, paymentId } = Route.useSearch()
  return (
    <PayFeePage key={association} slug={association} code={code} startedPaymentId={paymentId} />
  )
}
