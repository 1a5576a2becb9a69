import { Button } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { isDate, noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import styles from '../../pairing/components/Tablets.module.css'
import type { DayPresence, StaffDay, StaffDayChild } from '../contract.ts'
import type { DaySearch } from '../day-search.ts'
import { absenceText, presenceText } from '../day-texts.ts'
import { dayQuery } from '../queries.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'

/** The page where a leader sees who came and went in a department on a day. */
export function DayPage({ search }: { search: DaySearch }) {
  return (
    <StaffPage
      heading={m.tablet_day_heading()}
      intro={m.tablet_day_intro()}
      needs={kindergartenRoles}
    >
      {() => <Day search={search} />}
    </StaffPage>
  )
}

function Day({ search }: { search: DaySearch }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...dayQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error && (!data || isPlaceholderData))
    return <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.departmentId === null)
    return (
      <EmptyState>
        <p>{m.tablet_no_departments()}</p>
      </EmptyState>
    )
  return (
    <div className={styles.area} aria-busy={isPlaceholderData}>
      <Choice day={data} />
      <Children key={`${data.departmentId} ${data.onDate}`} day={data} />
    </div>
  )
}

function Choice({ day: { departments, departmentId, onDate, today } }: { day: StaffDay }) {
  const navigate = useNavigate()
  const show = (department: string | null, date: string) =>
    void navigate({
      to: '/staff/kindergartens/day',
      search: { ...(department && { department }), ...(date !== today && { date }) },
    })
  return (
    <form
      key={onDate}
      className={styles.choice}
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('date'))
        if (isDate(typed)) show(departmentId, typed)
      }}
    >
      <SelectField
        id="kindergarten-day-department"
        label={m.tablet_staff_department()}
        value={departmentId ?? ''}
        error={undefined}
        onChange={({ target }) => show(target.value, onDate)}
      >
        {departments.map(({ id, name, kindergarten }) => (
          <option key={id} value={id}>
            {m.tablet_department({ department: name, kindergarten })}
          </option>
        ))}
      </SelectField>
      <TextField
        id="kindergarten-day-date"
        name="date"
        type="date"
        label={m.tablet_day_date()}
        defaultValue={onDate}
        min="2000-01-01"
        max="2999-12-31"
        required
        error={undefined}
      />
      <Button type="submit" variant="secondary">
        {m.tablet_day_show()}
      </Button>
    </form>
  )
}

type ToCorrect = { readonly child: StaffDayChild; readonly presence: DayPresence | null }

function Children({ day }: { day: StaffDay }) {
  const { departmentId, onDate, today, isOpen, children } = day
  const [toCorrect, setToCorrect] = useState<ToCorrect | null>(null)
  return (
    <section className={styles.part} aria-labelledby="kindergarten-day">
      <h2 id="kindergarten-day">{sentenceCase(formatDayAndYear(noonOf(onDate)))}</h2>
      {!isOpen && <p>{m.tablet_day_closed()}</p>}
      {onDate === today && departmentId && (
        <p>
          <Link to="/staff/kindergartens/day/fire-list/$id" params={{ id: departmentId }}>
            {m.tablet_fire_link()}
          </Link>
        </p>
      )}
      {children.length === 0 ? (
        <EmptyState>
          <p>{m.tablet_no_children()}</p>
        </EmptyState>
      ) : (
        <Rows label={m.tablet_children()}>
          {children.map((child) => (
            <ChildRow
              key={child.id}
              child={child}
              isExpected={isOpen}
              canCorrect={onDate <= today}
              onCorrect={(presence) => setToCorrect({ child, presence })}
            />
          ))}
        </Rows>
      )}
      {toCorrect && departmentId && (
        <CorrectionDialog
          {...toCorrect}
          departmentId={departmentId}
          onDate={onDate}
          onClose={() => setToCorrect(null)}
        />
      )}
    </section>
  )
}

function ChildRow(props: {
  child: StaffDayChild
  isExpected: boolean
  canCorrect: boolean
  onCorrect: (presence: DayPresence | null) => void
}) {
  const { child, isExpected, canCorrect, onCorrect } = props
  const { name, presences } = child
  return (
    <Row
      name={name}
      details={
        presences.length > 0
          ? presences.map((presence) => <p key={presence.id}>{presenceText(presence)}</p>)
          : isExpected && <p>{absenceText(child)}</p>
      }
      action={
        canCorrect && (
          <span className={styles.buttons}>
            {presences.map((presence) => (
              <Button
                key={presence.id}
                variant="tertiary"
                data-size="sm"
                aria-label={m.tablet_day_correct_of({ name, times: presenceText(presence) })}
                onClick={() => onCorrect(presence)}
              >
                {m.tablet_day_correct()}
              </Button>
            ))}
            <Button
              variant="tertiary"
              data-size="sm"
              aria-label={m.tablet_day_add_of({ name })}
              onClick={() => onCorrect(null)}
            >
              {m.tablet_day_add()}
            </Button>
          </span>
        )
      }
    />
  )
}
