import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ApplicationRows } from './ApplicationRows.tsx'
import { FramedOverview } from './FramedOverview.tsx'

/** One’s own applications, the newest first. */
export function ApplicationsPage() {
  return (
    <FramedOverview heading={m.health_refund_applications()}>
      {({ applications, keptMonths: months }) => (
        <>
          {applications.length === 0 ? (
            <EmptyState drawing="empty-bookings">
              <p>{m.health_refund_no_applications()}</p>
              <p>
                <ContentLink href={pagePath('healthRefunds', getLocale())}>
                  {m.health_refund_to_schemes()}
                </ContentLink>
              </p>
            </EmptyState>
          ) : (
            <ApplicationRows label={m.health_refund_applications()} applications={applications} />
          )}
          <p>{m.health_refund_stored_for({ months: String(months) })}</p>
        </>
      )}
    </FramedOverview>
  )
}
