import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MyGrantsPage } from '../page/components/MyGrantsPage.tsx'

export const Route = createFileRoute('/my-page/grants/')({
  head: () => unlistedPageHead({ title: m.grant_applications_my_heading() }),
  component: MyGrantsPage,
})
