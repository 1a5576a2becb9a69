import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { isDate } from '#platform/time/date.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PaymentsPage } from '../components/PaymentsPage.tsx'

export const Route = createFileRoute('/staff/payments')({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === 'string' && isDate(day) ? { day } : {},
  head: () => unlistedPageHead({ title: m.payments_heading() }),
  component: PaymentsRoute,
})

function PaymentsRoute() {
  return <PaymentsPage day={Route.useSearch().day} />
}
