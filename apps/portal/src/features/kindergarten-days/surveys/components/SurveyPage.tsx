import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { storeMessage, useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { dayText } from '../../model/time.ts'
import type { OpenSurvey } from '../contract.ts'
import { removeSurvey, surveyQuery } from '../queries.ts'
import { ChangeSurveyDialog } from './ChangeSurveyDialog.tsx'
import { ChildrenTable } from './ChildrenTable.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import styles from './Survey.module.css'

type Props = { id: string; search: TableSearch }

/** One survey: its figures, who has not answered, and the answers for each child. */
export function SurveyPage({ id, search }: Props) {
  const { data } = useQuery({ ...surveyQuery(id), enabled: false })
  return (
    <StaffPage
      heading={data ? textOrOther(data.title) : m.kindergarten_days_survey()}
      isNamed
      needs={kindergartenRoles}
    >
      {() => <Open id={id} search={search} />}
    </StaffPage>
  )
}

function Open({ id, search }: Props) {
  useStoredMessage()
  const { data, error, refetch } = useQuery(surveyQuery(id))
  if (error && !data)
    return <LoadFailure text={staffDaysErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <SurveyFacts survey={data} />
      <Actions survey={data} />
      <section className={styles.section} aria-labelledby="survey-figures">
        <h2 id="survey-figures">{m.kindergarten_days_figures_heading()}</h2>
        {data.departments.length === 0 ? (
          <p>{m.kindergarten_days_nobody_enrolled()}</p>
        ) : (
          <FiguresTable survey={data} />
        )}
      </section>
      <section className={styles.section} aria-labelledby="survey-children">
        <h2 id="survey-children">{m.kindergarten_days_children()}</h2>
        <ChildrenTable survey={data} search={search} refetch={refetch} />
      </section>
    </div>
  )
}

function SurveyFacts({ survey }: { survey: OpenSurvey }) {
  const { kindergarten, answerUntil, isOpen, countsAsComing, children, remindedAt } = survey
  const silent = children.filter(({ answers }) =>
    answers.some(({ isComing }) => isComing === null),
  ).length
  return (
    <Facts>
      <Fact label={m.kindergarten_days_kindergarten()}>{kindergarten}</Fact>
      <Fact label={m.kindergarten_days_deadline()}>
        {isOpen
          ? dayText(answerUntil)
          : m.kindergarten_days_deadline_over({ day: dayText(answerUntil) })}
      </Fact>
      <Fact label={m.kindergarten_days_silence()}>
        {countsAsComing ? m.kindergarten_days_coming() : m.kindergarten_days_away()}
      </Fact>
      <Fact label={m.kindergarten_days_silent()}>
        {m.kindergarten_days_silent_of({ silent, count: children.length })}
      </Fact>
      <Fact label={m.kindergarten_days_reminded()}>
        {remindedAt && formatDayAndTime(new Date(remindedAt))}
      </Fact>
    </Facts>
  )
}

function Actions({ survey }: { survey: OpenSurvey }) {
  const { id, version, hasAnswers } = survey
  const [chosen, setChosen] = useState<'change' | 'remove' | null>(null)
  const close = () => setChosen(null)
  const navigate = useNavigate()
  const removing = usePress({
    call: () => removeSurvey(id, { version }),
    changes: staffDaysKey,
    done: null,
    onDone: () => {
      storeMessage(m.kindergarten_days_survey_removed())
      void navigate({ to: '/staff/kindergartens/days' })
    },
    errorText: staffDaysErrorText,
  })
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={() => setChosen('change')}>
        {m.kindergarten_days_change_survey()}
      </Button>
      {!hasAnswers && (
        <Button variant="tertiary" data-color="danger" onClick={() => setChosen('remove')}>
          {m.kindergarten_days_remove_survey()}
        </Button>
      )}
      {chosen === 'change' && <ChangeSurveyDialog open={survey} onClose={close} />}
      {chosen === 'remove' && (
        <ConfirmDialog
          heading={m.kindergarten_days_remove_survey()}
          yes={m.kindergarten_days_remove_yes()}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={close}
        >
          <p>{m.kindergarten_days_remove_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
