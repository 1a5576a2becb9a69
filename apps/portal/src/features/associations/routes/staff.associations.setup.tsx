import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SetupPage } from '../setup/components/SetupPage.tsx'

export const Route = createFileRoute('/staff/associations/setup')({
  head: () => unlistedPageHead({ title: m.associations_setup_heading() }),
  component: SetupPage,
})
