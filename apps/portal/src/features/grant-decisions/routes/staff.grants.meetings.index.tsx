import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MeetingsPage } from '../meeting/components/MeetingsPage.tsx'

export const Route = createFileRoute('/staff/grants/meetings/')({
  head: () => unlistedPageHead({ title: m.grant_decisions_meetings_heading() }),
  component: MeetingsPage,
})
