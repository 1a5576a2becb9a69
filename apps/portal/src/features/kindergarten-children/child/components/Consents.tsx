import { Tag } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import type { StaffChild } from '../../model/contract.ts'

/** What each guardian consents to. That two of them disagree is shown, and not resolved. */
export function Consents({ consents }: Pick<StaffChild, 'consents'>) {
  return (
    <section aria-labelledby="child-consents" className={styles.part}>
      <h2 id="child-consents">{m.staff_child_consents()}</h2>
      {consents.length === 0 && <p>{m.staff_child_consents_none()}</p>}
      <Rows>
        {consents.map(({ kindId, name, answers, isDisagreed }) => (
          <Row
            key={kindId}
            name={
              <>
                {textOrOther(name)}{' '}
                {isDisagreed && <Tag data-color="warning">{m.staff_child_consent_disagreed()}</Tag>}
              </>
            }
            details={
              answers.length === 0
                ? m.staff_child_consent_unanswered()
                : answers.map(({ guardian, isGiven, at }) => (
                    <div key={guardian}>
                      {m.staff_child_consent_answer({
                        guardian,
                        answer: isGiven ? m.staff_child_yes() : m.staff_child_no(),
                        at: formatDayAndTime(new Date(at)),
                      })}
                    </div>
                  ))
            }
          />
        ))}
      </Rows>
    </section>
  )
}
