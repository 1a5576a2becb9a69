import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FounderPage } from '../found/components/FounderPage.tsx'

export const Route = createFileRoute('/associations/founder')({
  head: () => unlistedPageHead({ title: m.associations_founder_heading() }),
  component: FounderPage,
})
