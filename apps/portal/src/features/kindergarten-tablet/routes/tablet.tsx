import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TabletPage } from '../tablet/components/TabletPage.tsx'

export const Route = createFileRoute('/tablet')({
  head: () => unlistedPageHead({ title: m.tablet_heading() }),
  component: TabletPage,
})
