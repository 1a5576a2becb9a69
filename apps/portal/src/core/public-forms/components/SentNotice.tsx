import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from './PublicForm.module.css'

/**
 * For so long the button for another form is not there: it lies where the button that sends was, and
 * the second press of a slow double press would clear the confirmation away before it is read.
 */
const settlesMilliseconds = 1_500

/** In the place of the form when it was taken; its heading takes the focus. */
export function SentNotice(props: {
  headingId: string
  heading: string
  text: string
  another: string
  onAnother: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const isSettled = useIsSettled()
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus(), [])
  return (
    <div ref={box} className={styles.sent}>
      <NoticeBox tone="success" heading={props.heading} isStepHeading>
        <p id={props.headingId}>{props.text}</p>
      </NoticeBox>
      <div className={styles.another} inert={!isSettled}>
        <Button type="button" variant="secondary" onClick={props.onAnother}>
          {props.another}
        </Button>
      </div>
    </div>
  )
}

function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
