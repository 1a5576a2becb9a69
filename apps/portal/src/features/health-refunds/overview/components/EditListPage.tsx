import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { changeable } from '../open-matters.ts'
import { ApplicationRows } from './ApplicationRows.tsx'
import { FramedOverview } from './FramedOverview.tsx'

/** Applications that can be changed, with those first for which staff have asked. */
export function EditListPage() {
  return (
    <FramedOverview
      heading={m.health_refund_edit_heading()}
      intro={m.health_refund_edit_list_intro()}
    >
      {({ applications }) => {
        const found = changeable(applications)
        return found.length > 0 ? (
          <ApplicationRows
            label={m.health_refund_edit_heading()}
            applications={found}
            to="editHealthRefund"
          />
        ) : (
          <EmptyState>
            <p>{m.health_refund_nothing_to_edit()}</p>
            <p>
              <ContentLink href={pagePath('healthApplications', getLocale())}>
                {m.health_refund_to_applications()}
              </ContentLink>
            </p>
          </EmptyState>
        )
      }}
    </FramedOverview>
  )
}
