import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { ApplicationRows } from './ApplicationRows.tsx'
import { FramedOverview } from './FramedOverview.tsx'
import { SchemePart } from './SchemePart.tsx'

/** What is refunded of health expenses, until when one may apply, and one’s own applications. */
export function RefundsPage() {
  return (
    <FramedOverview heading={m.health_refund_heading()} intro={m.health_refund_intro()}>
      {({ today, schemes, applications, keptMonths: months }) => (
        <>
          {schemes.length === 0 && (
            <EmptyState drawing="empty-bookings">
              <p>{m.health_refund_no_scheme()}</p>
              <p>{m.health_refund_no_scheme_next()}</p>
            </EmptyState>
          )}
          {schemes.map((scheme) => (
            <SchemePart key={scheme.id} scheme={scheme} today={today} />
          ))}
          <section aria-labelledby="health-applications" className={partStyles.part}>
            <h2 id="health-applications">{m.health_refund_applications()}</h2>
            {applications.length === 0 ? (
              <p>{m.health_refund_no_applications()}</p>
            ) : (
              <>
                <ApplicationRows
                  label={m.health_refund_applications()}
                  applications={applications}
                />
                {applications.some(({ mayChange }) => mayChange) && (
                  <p>
                    <ContentLink href={pagePath('editHealthRefunds', getLocale())}>
                      {m.health_refund_to_edit()}
                    </ContentLink>
                  </p>
                )}
              </>
            )}
            <p>{m.health_refund_stored_for({ months: String(months) })}</p>
          </section>
        </>
      )}
    </FramedOverview>
  )
}
