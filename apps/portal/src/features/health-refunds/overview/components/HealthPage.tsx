import { PagesBelow } from '#core/members-area/PagesBelow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { isUnfinished } from '../open-matters.ts'
import { ApplicationRows } from './ApplicationRows.tsx'
import { FramedOverview } from './FramedOverview.tsx'

/** Health on my page: the way to refunds, and what waits. */
export function HealthPage() {
  return (
    <FramedOverview
      heading={m.health_refund_health_heading()}
      intro={m.health_refund_health_intro()}
    >
      {({ applications }) => {
        const unfinished = applications.filter(isUnfinished)
        return (
          <>
            <PagesBelow label={m.health_refund_health_heading()} />
            <section aria-labelledby="health-refunds" className={partStyles.part}>
              <h2 id="health-refunds">{m.health_refund_heading()}</h2>
              <p>{m.health_refund_intro()}</p>
              <p>
                <ContentLink href={pagePath('healthRefunds', getLocale())} className="ds-button">
                  {m.health_refund_to_schemes()}
                </ContentLink>
              </p>
            </section>
            {unfinished.length > 0 && (
              <section aria-labelledby="health-waiting" className={partStyles.part}>
                <h2 id="health-waiting">{m.health_refund_waiting()}</h2>
                <ApplicationRows label={m.health_refund_waiting()} applications={unfinished} />
              </section>
            )}
          </>
        )
      }}
    </FramedOverview>
  )
}
