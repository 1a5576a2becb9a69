import { Button } from '@digdir/designsystemet-react'
import type { RefusedMark } from '#core/offline-marks/send-marks.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ReadingList } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { proposedBy } from '../marks/proposal-mark.ts'
import type { CommitteeMark } from '../marks/waiting-marks.ts'
import { pointsText, proposalText } from '../room-texts.ts'

type Props = {
  refused: readonly RefusedMark<CommitteeMark>[]
  /** Names what they are about; it may be gone with the membership. */
  list: ReadingList | undefined
  onPutAway: () => void
}

/** What the portal did not take, each with what it was and why: nothing is lost without a word. */
export function RefusedMarks({ refused, list, onPutAway }: Props) {
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
          <Button variant="secondary" onClick={onPutAway}>
            {m.grant_committee_refused_put_away()}
          </Button>
        </NoticeBox>
      )}
    </div>
  )
}

function markText(mark: CommitteeMark, list: ReadingList | undefined): string {
  if (mark.kind === 'presence') {
    const name = list?.members.find(({ userId }) => userId === mark.userId)?.name ?? ''
    return m.grant_committee_refused_presence({ name })
  }
  const title =
    list?.items.find(({ id }) => id === mark.applicationId)?.title ??
    m.grant_committee_application()
  switch (mark.kind) {
    case 'points': {
      const criterion = list?.criteria.find(({ id }) => id === mark.criterionId)
      const name = criterion ? textIn(criterion.name) : ''
      return m.grant_committee_refused_points({ title, name, points: pointsText(mark.points) })
    }
    case 'comment':
      return mark.text === null
        ? m.grant_committee_refused_removal({ title })
        : m.grant_committee_refused_comment({ title, text: mark.text })
    case 'proposal': {
      const proposed = proposedBy(mark)
      if (!proposed) return m.grant_committee_refused_proposal_back({ title })
      const said = [proposalText(proposed), proposed.words, proposed.conditions].filter(Boolean)
      return m.grant_committee_refused_proposal({ title, text: said.join(' – ') })
    }
    case 'conflict':
      return m.grant_committee_refused_conflict({ title })
  }
}
