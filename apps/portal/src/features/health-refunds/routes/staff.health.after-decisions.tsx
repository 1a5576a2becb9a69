import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FollowUpPage } from '../correct/components/FollowUpPage.tsx'

export const Route = createFileRoute('/staff/health/after-decisions')({
  head: () => unlistedPageHead({ title: m.health_after_heading() }),
  component: FollowUpPage,
})
