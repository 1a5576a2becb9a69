import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SchemesPage } from '../list/components/SchemesPage.tsx'

export const Route = createFileRoute('/staff/health/schemes/')({
  head: () => unlistedPageHead({ title: m.health_schemes_heading() }),
  component: SchemesPage,
})
