import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { m } from '#messages'
import { addDays, isDate } from '#platform/time/date.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { CourtDay } from '../contract.ts'
import styles from './Calendar.module.css'

/** Links to other days and centres, so that each has an address and Back works. */
export function DayChoice({ found: { day, today, centers, centerId } }: { found: CourtDay }) {
  const navigate = useNavigate()
  const of = (wanted: string, center = centerId) => ({
    ...(wanted !== today && { day: wanted }),
    ...(center !== null && center !== centers[0]?.id && { center }),
  })
  return (
    <div className={styles.choice}>
      {centers.length > 1 && (
        <nav aria-label={m.court_calendar_centers()}>
          <ul className={styles.dayLinks}>
            {centers.map(({ id, name }) => (
              <li key={id}>
                <SearchLink
                  search={of(day, id)}
                  resetScroll={false}
                  className={styles.dayLink}
                  current={id === centerId ? 'page' : undefined}
                >
                  {name}
                </SearchLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={m.court_calendar_days()} className={styles.days}>
        <ul className={styles.dayLinks}>
          <li>
            <DayLink search={of(addDays(day, -1))} rel="prev">
              {m.court_calendar_previous()}
            </DayLink>
          </li>
          <li>
            <DayLink search={of(today)} current={day === today}>
              {m.court_calendar_today()}
            </DayLink>
          </li>
          <li>
            <DayLink search={of(addDays(day, 1))} rel="next">
              {m.court_calendar_next()}
            </DayLink>
          </li>
        </ul>
        <form
          key={day}
          className={styles.date}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('day'))
            if (isDate(typed))
              void navigate({ to: '/staff/sports/court-calendar', search: of(typed) })
          }}
        >
          <TextField
            id="calendar-day"
            name="day"
            type="date"
            label={m.court_calendar_day()}
            defaultValue={day}
            min="2000-01-01"
            max="2999-12-31"
            required
            error={undefined}
          />
          <Button type="submit" variant="secondary">
            {m.court_calendar_show()}
          </Button>
        </form>
      </nav>
    </div>
  )
}

function DayLink(props: {
  search: Record<string, string | number | undefined>
  rel?: 'prev' | 'next'
  current?: boolean
  children: string
}) {
  return (
    <SearchLink
      search={props.search}
      resetScroll={false}
      className={styles.dayLink}
      rel={props.rel}
      current={props.current ? 'date' : undefined}
    >
      {props.children}
    </SearchLink>
  )
}
