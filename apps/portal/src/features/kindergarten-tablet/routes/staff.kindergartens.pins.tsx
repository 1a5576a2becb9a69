import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PinsPage } from '../pins/components/PinsPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/pins')({
  head: () => unlistedPageHead({ title: m.tablet_pins_heading() }),
  component: PinsPage,
})
