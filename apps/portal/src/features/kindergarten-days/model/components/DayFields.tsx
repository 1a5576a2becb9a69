import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { chooseAll, type DayValues } from '../day-values.ts'
import { dayText } from '../time.ts'
import styles from './DayFields.module.css'

type Props = {
  /** Of the elements, without the day. */
  idPrefix: string
  days: readonly { readonly onDate: string; readonly note?: ReactNode }[]
  values: DayValues
  onChange: (values: DayValues) => void
}

/** For each day: comes, by when, or is away. */
export function DayFields({ idPrefix, days, values, onChange }: Props) {
  return (
    <>
      {days.length > 1 && (
        <div className={styles.all}>
          <Button
            type="button"
            variant="secondary"
            data-size="sm"
            onClick={() => onChange(chooseAll(values, 'coming'))}
          >
            {m.kindergarten_days_all_coming()}
          </Button>
          <Button
            type="button"
            variant="secondary"
            data-size="sm"
            onClick={() => onChange(chooseAll(values, 'away'))}
          >
            {m.kindergarten_days_all_away()}
          </Button>
        </div>
      )}
      <div className={styles.days}>
        {days.map(({ onDate, note }) => {
          const value = values[onDate] ?? { choice: '', time: '' }
          const id = idPrefix + onDate
          const set = (changed: Partial<typeof value>) =>
            onChange({ ...values, [onDate]: { ...value, ...changed } })
          return (
            <div key={onDate} className={styles.day}>
              <Choices
                id={id}
                type="radio"
                legend={dayText(onDate)}
                options={[
                  { value: 'coming', text: m.kindergarten_days_coming() },
                  { value: 'away', text: m.kindergarten_days_away() },
                ]}
                chosen={value.choice === '' ? [] : [value.choice]}
                onChange={([choice]) => choice && set({ choice: choice as 'away' | 'coming' })}
              />
              {value.choice === 'coming' && (
                <TextField
                  id={`${id}-time`}
                  label={m.kindergarten_days_arrives_at({ day: dayText(onDate) })}
                  type="time"
                  value={value.time}
                  onChange={({ target }) => set({ time: target.value })}
                  error={undefined}
                />
              )}
              {note && <p className={styles.note}>{note}</p>}
            </div>
          )
        })}
      </div>
    </>
  )
}
