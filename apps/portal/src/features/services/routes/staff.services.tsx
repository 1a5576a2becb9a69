import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ServicesPage } from '../components/ServicesPage.tsx'

export const Route = createFileRoute('/staff/services')({
  head: () => unlistedPageHead({ title: m.services_heading() }),
  component: ServicesPage,
})
