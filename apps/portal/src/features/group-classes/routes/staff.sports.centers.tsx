import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CentersPage } from '../setup/components/CentersPage.tsx'

export const Route = createFileRoute('/staff/sports/centers')({
  head: () => unlistedPageHead({ title: m.sports_centers_heading() }),
  component: CentersPage,
})
