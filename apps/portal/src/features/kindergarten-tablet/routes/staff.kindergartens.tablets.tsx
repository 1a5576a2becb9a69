import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TabletsPage } from '../review/components/TabletsPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/tablets')({
  head: () => unlistedPageHead({ title: m.tablet_staff_heading() }),
  component: TabletsPage,
})
