import { Button, Tag } from '@digdir/designsystemet-react'
import type { ConsentState } from '#core/kindergartens/children/consent-states.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import partStyles from '#ui/parts/Parts.module.css'
import type { Consent } from '../../model/contract.ts'
import { useChildAction } from '../../model/use-child-action.ts'
import { useKeptFocus } from '../../model/use-kept-focus.ts'
import { answerConsent } from '../queries.ts'
import styles from './ConsentsPart.module.css'

/** What a guardian consents to for a child, and what the other guardians have answered. */
export function ConsentsPart(props: { childId: string; consents: readonly Consent[] }) {
  const { childId, consents } = props
  if (consents.length === 0) return null
  return (
    <section aria-labelledby="child-consents" className={partStyles.part}>
      <h2 id="child-consents">{m.my_kindergarten_consents()}</h2>
      <p>{m.my_kindergarten_consents_text()}</p>
      {consents.map((consent) => (
        <OneConsent key={consent.kindId} childId={childId} consent={consent} />
      ))}
    </section>
  )
}

const states = {
  given: { tone: 'success', text: m.my_kindergarten_consent_given },
  refused: { tone: 'neutral', text: m.my_kindergarten_consent_refused },
  divided: { tone: 'warning', text: m.my_kindergarten_consent_divided },
  unanswered: { tone: 'info', text: m.my_kindergarten_consent_unanswered },
} as const satisfies Record<ConsentState, object>

function OneConsent({ childId, consent }: { childId: string; consent: Consent }) {
  const { kindId, name, text, isOffered, state, own, others } = consent
  const { tone, text: stateText } = states[state]
  const title = textOrOther(name)
  const { container, notePress } = useKeptFocus<HTMLDivElement>()
  const answer = { childId, kindId, title, own, onPress: notePress }
  return (
    <div className={styles.consent}>
      <div className={styles.head}>
        <h3 id={`consent-${kindId}`}>{title}</h3>
        <Tag data-color={tone}>{stateText()}</Tag>
      </div>
      <p className={styles.text}>{textOrOther(text)}</p>
      <ul className={styles.answers}>
        <li>{m.my_kindergarten_consent_own({ answer: answerText(own) })}</li>
        {others.map(({ guardianId, name: other, answer: given }) => (
          <li key={guardianId}>
            {m.my_kindergarten_consent_other({ name: other, answer: answerText(given) })}
          </li>
        ))}
      </ul>
      <div className={partStyles.buttons} ref={container}>
        {own !== true && isOffered && <Answer {...answer} isGiven={true} />}
        {own !== false && <Answer {...answer} isGiven={false} />}
      </div>
    </div>
  )
}

type AnswerProps = {
  childId: string
  kindId: string
  title: string
  isGiven: boolean
  own: boolean | null
  onPress: () => void
}

function Answer({ childId, kindId, title, isGiven, own, onPress }: AnswerProps) {
  const answering = useChildAction({
    call: () => answerConsent(childId, kindId, isGiven),
    done: () => (isGiven ? m.my_kindergarten_consent_gave() : m.my_kindergarten_consent_withdrew()),
  })
  const refusal =
    own === null ? m.my_kindergarten_consent_no() : m.my_kindergarten_consent_withdraw()
  return (
    <Button
      variant="secondary"
      data-size="sm"
      loading={answering.isPending}
      onClick={() => {
        onPress()
        answering.mutate()
      }}
    >
      {isGiven ? m.my_kindergarten_consent_yes() : refusal}
      <span className="ds-sr-only">: {title}</span>
    </Button>
  )
}

function answerText(answer: boolean | null): string {
  if (answer === null) return m.my_kindergarten_answer_none()
  return answer ? m.my_kindergarten_answer_yes() : m.my_kindergarten_answer_no()
}
