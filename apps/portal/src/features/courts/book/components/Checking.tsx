import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../timeslots/components/Courts.module.css'

/** The first view after paying. It claims nothing before the provider has answered. */
export function Checking() {
  return (
    <div className={styles.step}>
      <h2>{m.courts_checking()}</h2>
      <Waiting rows={3} label={m.courts_checking()} />
    </div>
  )
}
