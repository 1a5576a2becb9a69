import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FollowConfirmPage } from '../follow/components/FollowConfirmPage.tsx'

export const Route = createFileRoute('/associations/follow/confirm')({
  head: () => unlistedPageHead({ title: m.association_follow_confirm_heading() }),
  component: FollowConfirmPage,
})
