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
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <NoticeBox tone="success" heading={m.contact_sent_heading()}>
        <p id="contact-form-heading">{m.contact_sent_text({ email })}</p>
      </NoticeBox>
      <div>
        <Button type="button" variant="secondary" onClick={onAnother}>
          {m.contact_another()}
        </Button>
      </div>
    </div>
  )
}
