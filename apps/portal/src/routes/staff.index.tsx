import { createFileRoute } from '@tanstack/react-router'
import { StaffHomePage } from '#features/staff-access/components/StaffHomePage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/')({
  head: () => unlistedPageHead({ title: m.staff_heading() }),
  component: StaffHomePage,
})
