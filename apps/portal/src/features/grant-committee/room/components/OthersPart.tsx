import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { OpenItem, Reading } from '../../model/contract.ts'
import { criteriaOf } from '../../model/reading-state.ts'
import { quorumOfCase } from '../participation.ts'
import { pointsText, scoreText } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

type Props = { room: Room; item: OpenItem; reading: Reading }

/** What others give, once the reader has judged all of it, and who steps out. */
export function OthersPart({ room: { list }, item, reading: { others } }: Props) {
  const { steppingOut, isEnough } = quorumOfCase(list, item.out)
  const criteria = criteriaOf(list.criteria, item.typeId)
  return (
    <section className={styles.part} aria-labelledby="grant-committee-others">
      <h3 id="grant-committee-others">{m.grant_committee_others()}</h3>
      {item.others === null ? (
        <p>{m.grant_committee_others_later()}</p>
      ) : (
        <p>
          {m.grant_committee_mean_of({
            mean: scoreText(item.others.mean),
            count: item.others.scorers,
          })}
        </p>
      )}
      {others && others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ userId, name, score, given, isOfEarlier }) => (
            <li key={userId}>
              <strong>{name}</strong>: {scoreText(score)}
              {isOfEarlier && ` (${m.grant_committee_others_earlier()})`}
              <br />
              <span className={styles.quiet}>
                {criteria
                  .map(({ id, name: criterion }) => {
                    const points = given.find(({ criterionId }) => criterionId === id)?.points
                    return `${textIn(criterion)} ${pointsText(points)}`
                  })
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {steppingOut.length > 0 && (
        <p>
          {m.grant_committee_stepping_out({
            names: steppingOut.map(({ name }) => name).join(', '),
          })}{' '}
          {!isEnough && m.grant_committee_case_no_quorum()}
        </p>
      )}
    </section>
  )
}
