import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MySportsPage } from '../components/MySportsPage.tsx'

export const Route = createFileRoute('/my-page/sports/')({
  head: () => pageHead({ title: m.my_sports_heading(), description: m.my_sports_intro() }),
  component: MySportsPage,
})
