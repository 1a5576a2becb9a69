import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RoundsPage } from '../rounds/components/RoundsPage.tsx'

export const Route = createFileRoute('/staff/grants/setup/rounds')({
  head: () => unlistedPageHead({ title: m.grant_setup_rounds_heading() }),
  component: RoundsPage,
})
