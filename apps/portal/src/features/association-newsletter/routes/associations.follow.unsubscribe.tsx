import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FollowEndPage } from '../follow/components/FollowEndPage.tsx'

export const Route = createFileRoute('/associations/follow/unsubscribe')({
  head: () => unlistedPageHead({ title: m.association_follow_end_heading() }),
  component: FollowEndPage,
})
