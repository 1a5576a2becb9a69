import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from './PublicForm.module.css'

/** In the place of the form when it was taken; it takes the focus. */
export function SentNotice(props: {
  headingId: string
  heading: string
  text: string
  another: string
  onAnother: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <NoticeBox tone="success" heading={props.heading}>
        <p id={props.headingId}>{props.text}</p>
      </NoticeBox>
      <div>
        <Button type="button" variant="secondary" onClick={props.onAnother}>
          {props.another}
        </Button>
      </div>
    </div>
  )
}
