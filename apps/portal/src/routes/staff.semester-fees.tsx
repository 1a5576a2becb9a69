import { createFileRoute } from '@tanstack/react-router'
import { SemesterDeliveriesPage } from '#features/semester-fee/components/SemesterDeliveriesPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/semester-fees')({
  head: () => unlistedPageHead({ title: m.staff_semester_fees_heading() }),
  component: SemesterDeliveriesPage,
})
