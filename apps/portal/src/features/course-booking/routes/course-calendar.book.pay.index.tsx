import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayListPage } from '../mine/components/PayListPage.tsx'

export const Route = createFileRoute('/course-calendar/book/pay/')({
  head: () => unlistedPageHead({ title: m.course_booking_pay_heading() }),
  component: PayListPage,
})
