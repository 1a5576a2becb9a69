import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { RefundsPage } from '../overview/components/RefundsPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/')({
  head: () => pageHead({ title: m.health_refund_heading() }),
  component: RefundsPage,
})
