import { useId } from 'react'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import styles from './FileField.module.css'

/** How much of a form has been sent. @param share 0 to 1 */
export function UploadProgress({ share }: { share: number }) {
  const id = useId()
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{m.files_sending()}</label>
      <progress id={id} max={100} value={percent} />
      <span aria-hidden="true">{formatPercent(percent)}</span>
    </div>
  )
}
