import type { OwnAssociation } from '#core/associations/contract.ts'
import { stateMeanings, stateReasonTexts } from '#core/associations/names.ts'
import { meaningOf } from '#core/associations/states.ts'
import { grantedPath } from '#core/grants/grant-paths.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { MissingReport } from '../../model/contract.ts'
import { dayText } from '../state-texts.ts'

type Props = {
  /** Null for a person. */
  association: OwnAssociation | null
  missingReports: readonly MissingReport[]
}

/** Whether nothing can be begun or sent, whatever the application says. */
export const hasObstacle = ({ association, missingReports }: Props): boolean =>
  (association !== null && !meaningOf(association.state).mayApplyForGrants) ||
  missingReports.length > 0

/** Why nothing can be begun or sent, and what changes that. */
export function Obstacles({ association, missingReports }: Props) {
  const isInactive = association && !meaningOf(association.state).mayApplyForGrants
  return (
    <>
      {isInactive && (
        <NoticeBox tone="warning" heading={m.grant_applications_inactive()}>
          <p>{stateReasonTexts[association.stateReason]()}</p>
          {association.stateNote && <p>{association.stateNote}</p>}
          <p>{stateMeanings[association.state]()}</p>
          {association.state === 'inactive' && (
            <p>
              <ContentLink
                href={pagePath('associationContacts', getLocale(), { id: association.id })}
              >
                {m.grant_applications_to_contacts()}
              </ContentLink>
            </p>
          )}
        </NoticeBox>
      )}
      {missingReports.length > 0 && (
        <NoticeBox tone="warning" heading={m.grant_applications_report_missing()}>
          <ul>
            {missingReports.map(({ applicationId, title, dueOn }) => (
              <li key={applicationId}>
                <ContentLink href={grantedPath(association?.id ?? null, getLocale())}>
                  {title}
                </ContentLink>
                {': '}
                {m.grant_applications_report_due({ day: dayText(dueOn) })}
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
    </>
  )
}
