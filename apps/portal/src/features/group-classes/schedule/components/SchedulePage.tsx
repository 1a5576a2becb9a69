import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ExceptionOfSchedule, SavedChange, Schedule, ScheduleRow } from '../contract.ts'
import { scheduleQuery } from '../queries.ts'
import { scheduleErrorText } from '../refusal-messages.ts'
import { EndDialog } from './EndDialog.tsx'
import { ExceptionDialog } from './ExceptionDialog.tsx'
import { Exceptions } from './Exceptions.tsx'
import { Holidays } from './Holidays.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RowDialog } from './RowDialog.tsx'
import styles from './Schedule.module.css'
import { Summary } from './Summary.tsx'
import { Week } from './Week.tsx'

/** The weekly schedule of a centre, and its exceptions. */
export function SchedulePage({
  search,
  file,
}: {
  search: TableSearch
  file: (schedule: Schedule) => ReactNode
}) {
  return (
    <StaffPage
      heading={m.schedule_heading()}
      intro={m.schedule_intro()}
      needs={['sports', 'admin']}
    >
      {() => <WholeSchedule search={search} file={file} />}
    </StaffPage>
  )
}

type OpenDialog =
  | { what: 'row'; row: ScheduleRow | null }
  | { what: 'end'; row: ScheduleRow }
  | { what: 'exception' }
  | { what: 'remove'; exception: ExceptionOfSchedule }

function WholeSchedule({ search, file }: Parameters<typeof SchedulePage>[0]) {
  const { data, error, refetch } = useQuery(scheduleQuery())
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [saved, setSaved] = useState<SavedChange | null>(null)
  const openDialog = (next: OpenDialog) => {
    setSaved(null)
    setDialog(next)
  }
  if (error && !data) return <LoadFailure text={scheduleErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const [first] = data.centers
  if (!first)
    return (
      <EmptyState>
        <p>{m.schedule_no_centers()}</p>
        <Link to="/staff/sports/centers">{m.schedule_no_centers_link()}</Link>
      </EmptyState>
    )
  const center = data.centers.find(({ id }) => String(id) === String(search.center)) ?? first
  const dialogProps = {
    schedule: data,
    centerId: center.id,
    onClose: () => setDialog(null),
    onSaved: setSaved,
  }
  return (
    <div className={styles.schedule}>
      {saved && <Saved counts={saved} />}
      {(data.instructors.length === 0 || data.categories.length === 0) && (
        <NoticeBox tone="info">
          <p>{m.schedule_needs_setup()}</p>
          <Link to="/staff/sports/class-setup">{m.schedule_needs_setup_link()}</Link>
        </NoticeBox>
      )}
      <CenterChoice schedule={data} centerId={center.id} />
      <section aria-labelledby="week-heading" className={styles.part}>
        <div className={styles.head}>
          <h2 id="week-heading">{m.schedule_week({ center: center.name })}</h2>
          <Button onClick={() => openDialog({ what: 'row', row: null })}>
            {m.schedule_add_row()}
          </Button>
        </div>
        <Week
          schedule={data}
          centerId={center.id}
          onChoose={(row) => openDialog({ what: 'row', row })}
        />
      </section>
      <div className={styles.columns}>
        <section aria-labelledby="exceptions-heading" className={styles.part}>
          <div className={styles.head}>
            <h2 id="exceptions-heading">{m.schedule_exceptions()}</h2>
            <Button variant="secondary" onClick={() => openDialog({ what: 'exception' })}>
              {m.schedule_add_exception()}
            </Button>
          </div>
          <p>{m.schedule_exceptions_text()}</p>
          <Exceptions
            schedule={data}
            centerId={center.id}
            onRemove={(exception) => openDialog({ what: 'remove', exception })}
          />
        </section>
        <section aria-labelledby="holidays-heading" className={styles.part}>
          <h2 id="holidays-heading">{m.schedule_holidays()}</h2>
          <p>{m.schedule_holidays_text()}</p>
          <Holidays schedule={data} centerId={center.id} />
        </section>
      </div>
      {file(data)}
      {dialog?.what === 'row' && (
        <RowDialog
          {...dialogProps}
          row={dialog.row}
          onEnd={(row) => setDialog({ what: 'end', row })}
        />
      )}
      {dialog?.what === 'end' && <EndDialog {...dialogProps} row={dialog.row} />}
      {dialog?.what === 'exception' && <ExceptionDialog {...dialogProps} />}
      {dialog?.what === 'remove' && <RemoveDialog {...dialogProps} exception={dialog.exception} />}
    </div>
  )
}

/** The outcome at the top of the page. It gets the focus, since staff may have scrolled down. */
function Saved({ counts }: { counts: SavedChange }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <NoticeBox tone="success">
        <p>{m.schedule_saved()}</p>
        <Summary counts={counts} />
      </NoticeBox>
    </div>
  )
}

function CenterChoice({ schedule, centerId }: { schedule: Schedule; centerId: number }) {
  const navigate = useNavigate()
  return (
    <div className={styles.center}>
      <SelectField
        id="center"
        label={m.schedule_center()}
        error={undefined}
        value={centerId}
        onChange={({ target }) =>
          navigate({
            to: '/staff/sports/schedule',
            search: { center: target.value },
            resetScroll: false,
          })
        }
      >
        {schedule.centers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
