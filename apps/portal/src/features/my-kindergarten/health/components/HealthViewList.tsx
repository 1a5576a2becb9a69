import { Button } from '@digdir/designsystemet-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { HealthViewPlace } from '#core/kindergartens/states.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDateAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { HealthViews } from '../../model/contract.ts'
import { healthViewsQuery } from '../queries.ts'

const places = {
  guardian: m.my_kindergarten_view_guardian,
  tablet: m.my_kindergarten_view_tablet,
  staff: m.my_kindergarten_view_staff,
  export: m.my_kindergarten_view_export,
} satisfies Record<HealthViewPlace, () => string>

type View = HealthViews['items'][number]

/** Who has looked at the health data, the newest first. */
export function HealthViewList({ childId }: { childId: string }) {
  const views = useInfiniteQuery(healthViewsQuery(childId))
  if (!views.data)
    return views.isError ? (
      <LoadFailure text={m.my_kindergarten_load_error()} retry={() => views.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  // A look while the list is open moves the others: none is shown twice.
  const items = [...new Map(views.data.pages.flatMap((page) => page.items.map(byId))).values()]
  return (
    <>
      <h3>{m.my_kindergarten_views()}</h3>
      {items.length === 0 ? (
        <p>{m.my_kindergarten_views_none()}</p>
      ) : (
        <Rows label={m.my_kindergarten_views()} isBusy={views.isFetching}>
          {items.map((view) => (
            <Row
              key={view.id}
              name={nameOf(view)}
              details={
                <p>
                  {formatDateAndTime(new Date(view.at), getLocale())} · {places[view.place]()}
                </p>
              }
            />
          ))}
        </Rows>
      )}
      {views.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={views.isFetchingNextPage}
            onClick={() => views.fetchNextPage()}
          >
            {m.my_kindergarten_views_more()}
          </Button>
        </div>
      )}
    </>
  )
}

const byId = (view: View) => [view.id, view] as const

function nameOf({ name, isOwn }: View): string {
  if (isOwn) return m.my_kindergarten_view_own()
  return name ?? m.my_kindergarten_view_unnamed()
}
