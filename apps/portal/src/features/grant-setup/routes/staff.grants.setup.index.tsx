import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SetupPage } from '../lists/components/SetupPage.tsx'

export const Route = createFileRoute('/staff/grants/setup/')({
  head: () => unlistedPageHead({ title: m.grant_setup_heading() }),
  component: SetupPage,
})
