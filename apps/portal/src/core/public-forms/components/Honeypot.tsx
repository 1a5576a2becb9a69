import type { Ref } from 'react'
import { m } from '#messages'
import { emptyHoneypot } from '../honeypots.ts'
import styles from './PublicForm.module.css'

/** Machines find it, people do not. */
export function Honeypot({ idPrefix, ref }: { idPrefix: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={idPrefix + emptyHoneypot}>{m.form_trap()}</label>
      <input
        ref={ref}
        id={idPrefix + emptyHoneypot}
        name={emptyHoneypot}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
