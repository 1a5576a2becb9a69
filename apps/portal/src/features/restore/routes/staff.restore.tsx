import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RestorePage } from '../components/RestorePage.tsx'

export const Route = createFileRoute('/staff/restore')({
  head: () => unlistedPageHead({ title: m.restore_heading() }),
  component: RestorePage,
})
