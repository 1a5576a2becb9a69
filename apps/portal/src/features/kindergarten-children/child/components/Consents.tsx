import { Tag } from '@digdir/designsystemet-react'
import type { ConsentState } from '#core/kindergartens/children/consent-states.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import type { StaffChild } from '../../model/contract.ts'

type Answers = StaffChild['consents'][number]['answers']

/**
 * What counts as consented to: only what every guardian with access has agreed to. That two of them
 * disagree is shown, and not resolved.
 */
export function Consents({ consents }: Pick<StaffChild, 'consents'>) {
  return (
    <section aria-labelledby="child-consents" className={styles.part}>
      <h2 id="child-consents">{m.staff_child_consents()}</h2>
      <p>{consents.length === 0 ? m.staff_child_consents_none() : m.staff_child_consents_rule()}</p>
      <Rows>
        {consents.map(({ kindId, name, state, answers }) => (
          <Row
            key={kindId}
            name={
              <>
                {textOrOther(name)} <StateTag state={state} />
              </>
            }
            details={answers.map((one) => <div key={one.guardianId}>{answerText(one)}</div>)}
          />
        ))}
      </Rows>
    </section>
  )
}

const stateTags = {
  given: { color: 'success', text: m.staff_child_consent_given },
  refused: { color: 'danger', text: m.staff_child_consent_refused },
  divided: { color: 'warning', text: m.staff_child_consent_divided },
  unanswered: { color: 'neutral', text: m.staff_child_consent_unanswered },
} as const satisfies Record<ConsentState, object>

function StateTag({ state }: { state: ConsentState }) {
  const { color, text } = stateTags[state]
  return <Tag data-color={color}>{text()}</Tag>
}

function answerText({ guardian, given }: Answers[number]): string {
  if (!given) return m.staff_child_consent_waits({ guardian })
  return m.staff_child_consent_answer({
    guardian,
    answer: given.isGiven ? m.staff_child_yes() : m.staff_child_no(),
    at: formatDayAndTime(new Date(given.at)),
  })
}
