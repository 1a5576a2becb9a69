import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { type ApplySearch, readApplySearch } from '../apply/apply-search.ts'
import { ApplyPage } from '../apply/components/ApplyPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/apply')({
  validateSearch: readApplySearch,
  head: () => pageHead({ title: m.health_refund_apply_heading() }),
  component: ApplyRoute,
})

function ApplyRoute() {
  const navigate = Route.useNavigate()
  const go = useCallback(
    (search: ApplySearch, replace: boolean) =>
      void navigate({
        search: (before) => ({ ...before, ...search }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return <ApplyPage search={Route.useSearch()} go={go} />
}
