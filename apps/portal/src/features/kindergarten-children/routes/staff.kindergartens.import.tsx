import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ImportPage } from '../child-file/components/ImportPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/import')({
  head: () => unlistedPageHead({ title: m.staff_child_import_heading() }),
  component: ImportPage,
})
