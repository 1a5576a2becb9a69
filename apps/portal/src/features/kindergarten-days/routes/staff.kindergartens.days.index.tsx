import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffDaysPage } from '../page/components/StaffDaysPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/days/')({
  head: () => unlistedPageHead({ title: m.kindergarten_days_heading() }),
  component: StaffDaysPage,
})
