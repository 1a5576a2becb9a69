import { createFileRoute } from '@tanstack/react-router'
import { StaffPeoplePage } from '#features/staff-access/components/StaffPeoplePage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/people')({
  head: () => unlistedPageHead({ title: m.staff_people_heading() }),
  component: StaffPeoplePage,
})
