import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PaymentPage } from '../share/components/PaymentPage.tsx'

export const Route = createFileRoute('/pay-deposit')({
  head: () => unlistedPageHead({ title: m.deposit_pay_heading() }),
  component: PaymentPage,
})
