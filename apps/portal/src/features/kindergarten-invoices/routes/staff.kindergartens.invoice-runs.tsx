import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RunsPage } from '../runs/components/RunsPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/invoice-runs')({
  head: () => unlistedPageHead({ title: m.kindergarten_runs_heading() }),
  component: RunsPage,
})
