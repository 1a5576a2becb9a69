import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { openingKindNames } from '../../model/names.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { dayText, shortDayText } from '../../model/time.ts'
import { NewOpeningDialog } from '../../openings/components/NewOpeningDialog.tsx'
import { NewSurveyDialog } from '../../surveys/components/NewSurveyDialog.tsx'
import type { LedKindergarten, ListedOpening, ListedSurvey, StaffDays } from '../contract.ts'
import { staffDaysQuery } from '../queries.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import styles from './StaffDays.module.css'

/** Surveys, Saturdays and the exam guarantee of the kindergartens of the caller. */
export function StaffDaysPage() {
  return (
    <StaffPage
      heading={m.kindergarten_days_heading()}
      intro={m.kindergarten_days_intro()}
      needs={kindergartenRoles}
    >
      {() => <Days />}
    </StaffPage>
  )
}

function Days() {
  useStoredMessage()
  const { data, error, refetch } = useQuery(staffDaysQuery)
  if (error && !data)
    return <LoadFailure text={staffDaysErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.kindergartens.length === 0) return <p>{m.kindergarten_days_no_kindergarten_yet()}</p>
  return (
    <div className={styles.page}>
      <Surveys days={data} />
      <Openings days={data} />
      <Notices kindergartens={data.kindergartens} />
    </div>
  )
}

function Surveys({ days: { kindergartens, surveys } }: { days: StaffDays }) {
  const [isNew, setNew] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="surveys">
      <h2 id="surveys">{m.kindergarten_days_surveys()}</h2>
      <p>
        <Button onClick={() => setNew(true)}>{m.kindergarten_days_new_survey()}</Button>
      </p>
      {surveys.length === 0 && <p>{m.kindergarten_days_no_surveys()}</p>}
      <Rows>
        {surveys.map((survey) => (
          <Row key={survey.id} name={<SurveyLink survey={survey} />} details={surveyText(survey)} />
        ))}
      </Rows>
      {isNew && <NewSurveyDialog kindergartens={kindergartens} onClose={() => setNew(false)} />}
    </section>
  )
}

function SurveyLink({ survey: { id, title, isOpen } }: { survey: ListedSurvey }) {
  return (
    <>
      <Link to="/staff/kindergartens/days/survey/$id" params={{ id }}>
        {textOrOther(title)}
      </Link>{' '}
      <Tag data-color={isOpen ? 'success' : 'neutral'}>
        {isOpen ? m.kindergarten_days_state_open() : m.kindergarten_days_state_closed()}
      </Tag>
    </>
  )
}

const surveyText = (survey: ListedSurvey): string =>
  m.kindergarten_days_survey_row({
    kindergarten: survey.kindergarten,
    first: shortDayText(survey.firstDay),
    last: shortDayText(survey.lastDay),
    answered: survey.answered,
    children: survey.children,
  })

function Openings({ days: { kindergartens, openings } }: { days: StaffDays }) {
  const [isNew, setNew] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="openings">
      <h2 id="openings">{m.kindergarten_days_openings()}</h2>
      <p>
        <Button onClick={() => setNew(true)}>{m.kindergarten_days_new_opening()}</Button>
      </p>
      {openings.length === 0 && <p>{m.kindergarten_days_no_openings()}</p>}
      <Rows>
        {openings.map((opening) => (
          <Row
            key={opening.id}
            name={<OpeningLink opening={opening} />}
            details={openingText(opening)}
          />
        ))}
      </Rows>
      {isNew && <NewOpeningDialog kindergartens={kindergartens} onClose={() => setNew(false)} />}
    </section>
  )
}

const stateNames = {
  open: m.kindergarten_days_state_open,
  closed: m.kindergarten_days_state_closed,
  'called-off': m.kindergarten_days_state_called_off,
  over: m.kindergarten_days_state_over,
} satisfies Record<ListedOpening['state'], () => string>

function OpeningLink({ opening: { id, kind, onDate, state } }: { opening: ListedOpening }) {
  return (
    <>
      <Link to="/staff/kindergartens/days/extra/$id" params={{ id }}>
        {m.kindergarten_days_opening_heading({
          kind: openingKindNames[kind](),
          day: dayText(onDate),
        })}
      </Link>{' '}
      <Tag data-color={state === 'open' ? 'success' : 'neutral'}>{stateNames[state]()}</Tag>
    </>
  )
}

const openingText = ({ kindergarten, taken, places, waiting }: ListedOpening): string =>
  m.kindergarten_days_opening_row({ kindergarten, taken, places, waiting })

function Notices({ kindergartens }: { kindergartens: readonly LedKindergarten[] }) {
  const [chosen, setChosen] = useState<LedKindergarten | null>(null)
  return (
    <section className={styles.section} aria-labelledby="notices">
      <h2 id="notices">{m.kindergarten_days_notices()}</h2>
      <p>{m.kindergarten_days_notices_text()}</p>
      <Rows>
        {kindergartens.map((one) => (
          <Row
            key={one.id}
            name={one.name}
            details={m.kindergarten_days_notice_days({ count: one.examNoticeDays })}
            action={
              <Button
                variant="tertiary"
                onClick={() => setChosen(one)}
                aria-label={m.kindergarten_days_change_notice_of({ name: one.name })}
              >
                {m.kindergarten_days_change_notice()}
              </Button>
            }
          />
        ))}
      </Rows>
      {chosen && <NoticeDialog kindergarten={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}
