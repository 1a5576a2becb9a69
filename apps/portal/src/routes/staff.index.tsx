import { createFileRoute } from '@tanstack/react-router'
import { StaffHome } from '#core/staff-area/StaffHome.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/')({
  head: () => unlistedPageHead({ title: m.staff_heading() }),
  component: StaffHome,
})
