import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { OfferedPeriod } from '../../model/contract.ts'
import { applyStateTexts } from '../../overview/status-texts.ts'

/** Why there is no form, and where to go instead. */
export function NotNow({ state }: { state: Exclude<OfferedPeriod['state'], 'form'> }) {
  const locale = getLocale()
  return (
    <EmptyState>
      <p>{applyStateTexts[state]()}</p>
      <p>
        {state === 'not-open' ? (
          <ContentLink href={pagePath('healthRefunds', locale)}>
            {m.health_refund_to_schemes()}
          </ContentLink>
        ) : (
          <ContentLink href={pagePath('healthApplications', locale)}>
            {m.health_refund_to_applications()}
          </ContentLink>
        )}
      </p>
    </EmptyState>
  )
}
