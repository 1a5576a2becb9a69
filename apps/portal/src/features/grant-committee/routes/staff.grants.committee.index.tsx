import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CommitteePage } from '../room/components/CommitteePage.tsx'

export const Route = createFileRoute('/staff/grants/committee/')({
  head: () => unlistedPageHead({ title: m.grant_committee_heading() }),
  component: CommitteePage,
})
