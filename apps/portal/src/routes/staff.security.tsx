import { createFileRoute } from '@tanstack/react-router'
import { StaffSecurityPage } from '#features/staff-access/components/StaffSecurityPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/security')({
  head: () => unlistedPageHead({ title: m.staff_security_heading() }),
  component: StaffSecurityPage,
})
