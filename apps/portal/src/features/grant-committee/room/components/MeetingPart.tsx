import { m } from '#messages'
import { quorumOf } from '../participation.ts'
import { seatTexts } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

/** Who is present, and whether the meeting can decide. */
export function MeetingPart({ room: { list, marking, isClosed } }: { room: Room }) {
  const { present, isEnough } = quorumOf(list)
  const count = present.length
  const least = list.leastPresent
  return (
    <details className={styles.meeting}>
      <summary>
        {m.grant_committee_present({ count, all: list.members.length })}{' '}
        {isEnough ? m.grant_committee_quorum() : m.grant_committee_no_quorum({ least })}
      </summary>
      <fieldset className={styles.members} disabled={isClosed}>
        <legend>{m.grant_committee_present_legend()}</legend>
        {list.members.map(({ userId, name, seat, isPresent }) => (
          <label key={userId} className={styles.member}>
            <input
              type="checkbox"
              className="ds-input"
              checked={isPresent}
              onChange={({ target }) =>
                marking.mark({
                  kind: 'presence',
                  roundId: list.id,
                  userId,
                  isPresent: target.checked,
                })
              }
            />
            {name}
            {seat !== 'member' && ` (${seatTexts[seat]()})`}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
