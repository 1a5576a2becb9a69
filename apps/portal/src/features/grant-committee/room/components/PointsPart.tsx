import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import type { OpenItem } from '../../model/contract.ts'
import { criteriaOf } from '../../model/reading-state.ts'
import { ownScore, stateOf } from '../arrange.ts'
import { nextCriterion, pointChoices } from '../points.ts'
import { pointsText, scoreText, stateTexts } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

type Props = { room: Room; item: OpenItem }

/** The reader’s points: by press, or by number keys from one criterion to the next. */
export function PointsPart({ room: { list, marking, isClosed }, item }: Props) {
  const criteria = criteriaOf(list.criteria, item.typeId)
  const [at, setAt] = useState(() => nextCriterion(criteria, item, -1))
  const state = stateOf(item, list.criteria)
  const current = criteria[at]

  function give(criterionId: string, points: number | null): void {
    marking.mark({
      kind: 'points',
      roundId: list.id,
      applicationId: item.id,
      criterionId,
      points,
      version: item.version,
      markedAt: new Date().toISOString(),
    })
  }
  function confirm(): void {
    for (const { criterionId, points } of item.given)
      if (criteria.some(({ id }) => id === criterionId)) give(criterionId, points)
  }
  function giveByKey(points: number | null): void {
    if (!current || (points ?? 0) > current.mostPoints) return
    give(current.id, points)
    setAt(Math.min(at + 1, criteria.length - 1))
  }

  const digits = Array.from({ length: 10 }, (_, digit) => [String(digit), () => giveByKey(digit)])
  useShortcuts(
    isClosed
      ? {}
      : {
          ...Object.fromEntries(digits),
          x: () => giveByKey(null),
          r: () => setAt(0),
          a: state === 'changed' ? confirm : undefined,
        },
  )

  return (
    <section className={styles.part} aria-labelledby="grant-committee-points">
      <h3 id="grant-committee-points">{m.grant_committee_points()}</h3>
      <p role="status">
        {stateTexts[state]()}.{' '}
        {state !== 'unread' &&
          m.grant_committee_own_score({ score: scoreText(ownScore(item, list.criteria)) })}
      </p>
      {state === 'changed' && (
        <NoticeBox tone="warning">
          <p>{m.grant_committee_changed_text()}</p>
          {!isClosed && (
            <Button variant="secondary" onClick={confirm}>
              {m.grant_committee_confirm()}
            </Button>
          )}
        </NoticeBox>
      )}
      {criteria.length === 0 && <p>{m.grant_committee_no_criteria()}</p>}
      {criteria.map(({ id, name, hint, weight, mostPoints }, index) => {
        const given = item.given.find(({ criterionId }) => criterionId === id)
        return (
          <fieldset
            key={id}
            className={styles.criterion}
            disabled={isClosed}
            data-current={index === at ? '' : undefined}
          >
            <legend>
              {textIn(name)} ({m.grant_committee_weight({ weight })})
            </legend>
            {textIn(hint) && <p className={styles.quiet}>{textIn(hint)}</p>}
            {given && given.version !== item.version && (
              <p className={styles.quiet}>
                {m.grant_committee_of_version({ version: given.version })}
              </p>
            )}
            <div className={styles.points}>
              {pointChoices(mostPoints).map((points) => (
                <label key={String(points)} className={styles.point}>
                  <input
                    type="radio"
                    className="ds-input"
                    name={`points-${id}`}
                    checked={given?.points === points && given !== undefined}
                    onChange={() => {
                      give(id, points)
                      setAt(index)
                    }}
                  />
                  {pointsText(points)}
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}
