import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { HealthPage } from '../overview/components/HealthPage.tsx'

export const Route = createFileRoute('/my-page/health/')({
  head: () => pageHead({ title: m.health_refund_health_heading() }),
  component: HealthPage,
})
