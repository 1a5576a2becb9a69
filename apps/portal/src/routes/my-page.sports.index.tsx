import { createFileRoute } from '@tanstack/react-router'
import { MySportsPage } from '#features/group-classes/my-sports/components/MySportsPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { mySportsSections } from '../offers/my-sports-sections.ts'

export const Route = createFileRoute('/my-page/sports/')({
  head: () => pageHead({ title: m.my_sports_heading(), description: m.my_sports_intro() }),
  component: MySportsRoute,
})

function MySportsRoute() {
  return <MySportsPage sections={mySportsSections()} />
}
