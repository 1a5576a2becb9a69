import { useState } from 'react'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { dayOf } from '../../components/day-text.ts'
import type { Meeting } from '../../meeting/contract.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { releaseMeeting } from '../queries.ts'

/** A second person sends all letters, or reads who can. */
export function ReleasePart({ meeting }: { meeting: Meeting }) {
  const { id, agreed, cases, hidden, may, releasers, laterRounds } = meeting
  const [laterRoundId, setLaterRound] = useState('')
  const postponed = cases.filter(({ outcome }) => outcome === 'postponed').length
  if (releasers)
    return (
      <NoticeBox tone="info">
        <p>
          {releasers.length > 0
            ? m.grant_decisions_releasers({ names: releasers.join(', ') })
            : m.grant_decisions_releasers_none()}
        </p>
      </NoticeBox>
    )
  if (!(may.release && agreed)) return <p>{m.grant_decisions_release_waits()}</p>
  return (
    <>
      {postponed > 0 && (
        <SelectField
          id="later-round"
          label={m.grant_decisions_later_round({ count: postponed })}
          error={undefined}
          value={laterRoundId}
          onChange={(event) => setLaterRound(event.target.value)}
        >
          <option value="">{m.grant_decisions_later_round_next()}</option>
          {laterRounds.map((round) => (
            <option key={round.id} value={round.id}>
              {m.grant_decisions_later_round_option({
                name: textIn(round.name),
                date: dayOf(round.deadlineAt),
              })}
            </option>
          ))}
        </SelectField>
      )}
      <div>
        <AskFirst
          errorText={staffDecisionErrorText}
          name={m.grant_decisions_release()}
          heading={m.grant_decisions_release_heading({ count: cases.length + hidden - postponed })}
          call={() =>
            releaseMeeting(id, {
              agreedAt: agreed.at,
              laterRoundId: laterRoundId === '' ? null : laterRoundId,
            })
          }
          changes={staffKey}
          done={({ letters, mails }) => m.grant_decisions_released_done({ letters, mails })}
        >
          <p>{m.grant_decisions_release_text()}</p>
          <p>{m.grant_decisions_release_wait()}</p>
        </AskFirst>
      </div>
    </>
  )
}
