import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffFundingPage } from '../staff/components/StaffFundingPage.tsx'

export const Route = createFileRoute('/staff/grants/payment')({
  head: () => unlistedPageHead({ title: m.grant_funding_staff_heading() }),
  component: StaffFundingPage,
})
