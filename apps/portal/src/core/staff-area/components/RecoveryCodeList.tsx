import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from './StaffArea.module.css'

/** Shown once. They stay until the person says that they are kept. */
export function RecoveryCodeList({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const showMessage = useSnackbar()
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showMessage(m.staff_codes_copied(), 'success')
    } catch {
      showMessage(m.staff_codes_not_copied(), 'error')
    }
  }

  return (
    <section className={styles.section} aria-labelledby="recovery-codes-heading">
      <h2 id="recovery-codes-heading" ref={heading} tabIndex={-1}>
        {m.staff_codes_heading()}
      </h2>
      <p>{m.staff_codes_text()}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={onSaved}>{m.staff_codes_kept()}</Button>
        <Button variant="secondary" onClick={copy}>
          {m.staff_codes_copy()}
        </Button>
      </div>
    </section>
  )
}
