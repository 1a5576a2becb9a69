import type { Ref } from 'react'
import { m } from '#messages'
import { emptyTrap } from '../traps.ts'
import styles from './PublicForm.module.css'

/** Machines find it, people do not. */
export function Trap({ idPrefix, ref }: { idPrefix: string; ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={idPrefix + emptyTrap}>{m.form_trap()}</label>
      <input
        ref={ref}
        id={idPrefix + emptyTrap}
        name={emptyTrap}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
