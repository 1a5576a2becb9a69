import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ChecklistPage } from '../components/ChecklistPage.tsx'

export const Route = createFileRoute('/staff/cases/checklists')({
  head: () => unlistedPageHead({ title: m.checklist_setup_heading() }),
  component: ChecklistPage,
})
