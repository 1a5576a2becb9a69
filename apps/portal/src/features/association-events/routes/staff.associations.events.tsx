import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffEventsPage } from '../publish/components/StaffEventsPage.tsx'

export const Route = createFileRoute('/staff/associations/events')({
  head: () => unlistedPageHead({ title: m.association_event_staff_heading() }),
  component: StaffEventsPage,
})
