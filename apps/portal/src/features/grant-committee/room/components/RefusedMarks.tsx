import type { RefusedMark } from '#core/offline-marks/send-marks.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ReadingList } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import type { CommitteeMark } from '../marks/waiting-marks.ts'
import { pointsText } from '../room-texts.ts'

type Props = { refused: readonly RefusedMark<CommitteeMark>[]; list: ReadingList }

/** What the portal did not take, each with what it was and why: nothing is lost without a word. */
export function RefusedMarks({ refused, list }: Props) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <NoticeBox tone="danger" heading={m.grant_committee_refused_heading()}>
          <ul>
            {refused.map(({ error, ...mark }) => (
              <li key={JSON.stringify(mark)}>
                {markText(mark as CommitteeMark, list)}: {committeeErrorText(error)}
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
    </div>
  )
}

function markText(mark: CommitteeMark, list: ReadingList): string {
  if (mark.kind === 'presence') {
    const name = list.members.find(({ userId }) => userId === mark.userId)?.name ?? ''
    return m.grant_committee_refused_presence({ name })
  }
  const title = list.items.find(({ id }) => id === mark.applicationId)?.title ?? ''
  switch (mark.kind) {
    case 'points': {
      const criterion = list.criteria.find(({ id }) => id === mark.criterionId)
      const name = criterion ? textIn(criterion.name) : ''
      return m.grant_committee_refused_points({ title, name, points: pointsText(mark.points) })
    }
    case 'comment':
      return mark.text === null
        ? m.grant_committee_refused_removal({ title })
        : m.grant_committee_refused_comment({ title, text: mark.text })
    case 'conflict':
      return m.grant_committee_refused_conflict({ title })
  }
}
