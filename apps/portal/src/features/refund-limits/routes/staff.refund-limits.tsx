import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RefundLimitsPage } from '../components/RefundLimitsPage.tsx'

export const Route = createFileRoute('/staff/refund-limits')({
  head: () => unlistedPageHead({ title: m.refund_limits_heading() }),
  component: RefundLimitsPage,
})
