import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../timeslots/components/Courts.module.css'

/** The first that whoever comes back from paying sees: nothing is said before somebody was asked. */
export function Checking() {
  return (
    <div className={styles.step}>
      <h2>{m.courts_checking()}</h2>
      <Waiting rows={3} label={m.courts_checking()} />
    </div>
  )
}
