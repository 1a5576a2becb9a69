import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FeesPage } from '../prices/components/FeesPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/prices')({
  head: () => unlistedPageHead({ title: m.kindergarten_fees_heading() }),
  component: FeesPage,
})
