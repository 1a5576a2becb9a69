import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RetentionPage } from '../components/RetentionPage.tsx'

export const Route = createFileRoute('/staff/retention')({
  head: () => unlistedPageHead({ title: m.retention_heading() }),
  component: RetentionPage,
})
