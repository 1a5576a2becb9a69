import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { NewPayoutPage } from '../money/components/NewPayoutPage.tsx'

export const Route = createFileRoute('/staff/payouts/new')({
  head: () => unlistedPageHead({ title: m.money_new_payout_heading() }),
  component: NewPayoutPage,
})
