import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SurveyPage } from '../surveys/components/SurveyPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/days/survey/$id')({
  validateSearch: tableSearch(['answered']),
  head: () => unlistedPageHead({ title: m.kindergarten_days_survey() }),
  component: SurveyRoute,
})

function SurveyRoute() {
  return <SurveyPage id={Route.useParams().id} search={Route.useSearch()} />
}
