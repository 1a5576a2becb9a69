import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { refundErrorText } from '../../model/refund-errors.ts'
import styles from './Apply.module.css'

/** Another tab or device has saved the form: what is here stays on the screen until it is loaded again. */
export function ChangedElsewhere({ reload }: { reload: () => Promise<unknown> }) {
  const box = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function load() {
    setBusy(true)
    setFailure(null)
    try {
      await reload()
    } catch (error) {
      setFailure(refundErrorText(error))
    }
    setBusy(false)
  }

  return (
    <div ref={box} role="alert">
      <NoticeBox tone="warning" heading={m.health_refund_changed_heading()}>
        <div className={styles.form}>
          <p>{m.health_refund_changed_elsewhere()}</p>
          {failure && <p>{failure}</p>}
          <div>
            <Button type="button" variant="secondary" loading={isBusy} onClick={load}>
              {m.health_refund_load_again()}
            </Button>
          </div>
        </div>
      </NoticeBox>
    </div>
  )
}
