import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { dayText } from '../../model/time.ts'
import { answerText, noteOf } from '../answer-texts.ts'
import type { GuardianSurvey, SurveyOfChild } from '../contract.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Days.module.css'

/** A survey with a form for each child, or with what counts after its deadline. */
export function SurveyPart({ survey }: { survey: GuardianSurvey }) {
  const { id, title, kindergarten, answerUntil, isOpen, countsAsComing, children } = survey
  return (
    <section aria-labelledby={`survey-${id}`} className={styles.part}>
      <h2 id={`survey-${id}`}>{textOrOther(title)}</h2>
      <p>
        {isOpen
          ? m.kindergarten_days_answer_until({ kindergarten, day: dayText(answerUntil) })
          : m.kindergarten_days_answer_closed({ kindergarten, day: dayText(answerUntil) })}
      </p>
      <p>
        {countsAsComing ? m.kindergarten_days_silence_coming() : m.kindergarten_days_silence_away()}
      </p>
      {children.map((child) =>
        isOpen ? (
          <AnswerForm key={child.id} surveyId={id} child={child} />
        ) : (
          <Answered key={child.id} child={child} />
        ),
      )}
    </section>
  )
}

function Answered({ child: { firstName, days } }: { child: SurveyOfChild }) {
  return (
    <div className={styles.child}>
      <h3>{firstName}</h3>
      <Rows label={firstName}>
        {days.map(({ onDate, answer }) => (
          <Row
            key={onDate}
            name={`${dayText(onDate)}: ${answerText(answer)}`}
            details={answer && noteOf(answer)}
          />
        ))}
      </Rows>
    </div>
  )
}
