import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { JoinAssociationPage } from '../joining/components/JoinAssociationPage.tsx'
import { codeSearch } from '../joining/joining-search.ts'

export const Route = createFileRoute('/associations/find-your-association/join')({
  validateSearch: codeSearch,
  head: () =>
    pageHead({ title: m.association_join_heading(), description: m.association_join_intro() }),
  component: JoinRoute,
})

function JoinRoute() {
  const { code } = Route.useSearch()
  return <JoinAssociationPage key={code} code={code} />
}
