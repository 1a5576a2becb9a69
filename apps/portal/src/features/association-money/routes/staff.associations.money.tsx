import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffMoneyPage } from '../staff/components/StaffMoneyPage.tsx'

export const Route = createFileRoute('/staff/associations/money')({
  head: () => unlistedPageHead({ title: m.association_money_staff_heading() }),
  component: StaffMoneyPage,
})
