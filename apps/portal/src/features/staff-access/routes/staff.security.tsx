import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffSecurityPage } from '../enter/components/StaffSecurityPage.tsx'

export const Route = createFileRoute('/staff/security')({
  head: () => unlistedPageHead({ title: m.staff_security_heading() }),
  component: StaffSecurityPage,
})
