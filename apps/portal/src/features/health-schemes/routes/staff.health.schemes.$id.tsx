import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { isDate } from '#platform/time/date.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { VersionPage } from '../versions/components/VersionPage.tsx'

export const Route = createFileRoute('/staff/health/schemes/$id')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' && isDate(from) ? { from } : {},
  head: () => unlistedPageHead({ title: m.health_scheme_rules() }),
  component: VersionRoute,
})

function VersionRoute() {
  const { id } = Route.useParams()
  const { from = null } = Route.useSearch()
  return <VersionPage key={`${id} ${from}`} id={id} from={from} />
}
