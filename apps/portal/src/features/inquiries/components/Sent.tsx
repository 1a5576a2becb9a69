import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from './Contact.module.css'

/** In the place of the form when it was taken. */
export function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <div ref={box} tabIndex={-1}>
        <NoticeBox tone="success" heading={m.contact_sent_heading()}>
          <p>{m.contact_sent_text({ email })}</p>
        </NoticeBox>
      </div>
      <div>
        <Button type="button" variant="secondary" onClick={onAnother}>
          {m.contact_another()}
        </Button>
      </div>
    </div>
  )
}
