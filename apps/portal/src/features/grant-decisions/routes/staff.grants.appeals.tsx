import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { AppealsPage } from '../correct/components/AppealsPage.tsx'

export const Route = createFileRoute('/staff/grants/appeals')({
  head: () => unlistedPageHead({ title: m.grant_decisions_appeals_heading() }),
  component: AppealsPage,
})
