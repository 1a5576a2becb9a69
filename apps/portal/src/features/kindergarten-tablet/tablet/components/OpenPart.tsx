import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import type { TabletDay } from '../../list/contract.ts'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import { lockTablet, tabletDayQuery } from '../queries.ts'
import { PinDialog } from './PinDialog.tsx'
import styles from './Tablet.module.css'

type Props = {
  day: TabletDay
  opened: TabletDay['opened']
  isOffline: boolean
  onChange: () => unknown
  onMessages: () => void
}

/** What a PIN opens: health data of each child, and conversations with guardians. */
export function OpenPart({ day, opened, isOffline, onChange, onMessages }: Props) {
  const [isOpen, setOpen] = useState(false)
  const locking = usePress({
    call: () => lockTablet(),
    changes: tabletDayQuery.queryKey,
    errorText: tabletErrorText,
    done: () => m.tablet_locked(),
  })
  return (
    <section className={styles.open} aria-labelledby="tablet-pin">
      <h3 id="tablet-pin">{m.tablet_pin_heading()}</h3>
      <p role="status">
        {opened && m.tablet_opened({ name: opened.by, time: formatTime(new Date(opened.until)) })}
      </p>
      {!isOffline && day.unreadThreads > 0 && (
        <p>{m.tablet_threads_unread({ count: day.unreadThreads })}</p>
      )}
      {isOffline && <p>{m.tablet_pin_offline()}</p>}
      {!isOffline && day.employees.length === 0 && <p>{m.tablet_no_pins()}</p>}
      {!isOffline && day.employees.length > 0 && (
        <p className={styles.buttons}>
          {opened ? (
            <>
              <Button variant="secondary" onClick={onMessages}>
                {m.tablet_messages()}
              </Button>
              <Button
                variant="secondary"
                loading={locking.isPending}
                onClick={() => locking.mutate()}
              >
                {m.tablet_lock()}
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {m.tablet_open()}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <PinDialog employees={day.employees} onOpened={onChange} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
