import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { EditListPage } from '../overview/components/EditListPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/edit/')({
  head: () => pageHead({ title: m.health_refund_edit_heading() }),
  component: EditListPage,
})
