import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ApplicationsPage } from '../overview/components/ApplicationsPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/application/')({
  head: () => pageHead({ title: m.health_refund_applications() }),
  component: ApplicationsPage,
})
