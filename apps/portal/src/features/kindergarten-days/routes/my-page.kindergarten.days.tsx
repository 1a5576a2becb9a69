import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { DaysPage } from '../guardian/components/DaysPage.tsx'

export const Route = createFileRoute('/my-page/kindergarten/days')({
  head: () => pageHead({ title: m.kindergarten_days_mine() }),
  component: DaysPage,
})
