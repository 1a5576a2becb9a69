import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ClassSetupPage } from '../setup/components/ClassSetupPage.tsx'

export const Route = createFileRoute('/staff/sports/class-setup')({
  head: () => unlistedPageHead({ title: m.class_setup_heading() }),
  component: ClassSetupPage,
})
