import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TabletPage } from '../tablet/components/TabletPage.tsx'

export const Route = createFileRoute('/tablet')({
  staticData: { hasOwnFrame: true },
  head: () => unlistedPageHead({ title: m.tablet_heading() }),
  component: TabletPage,
})
