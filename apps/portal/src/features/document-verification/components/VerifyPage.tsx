import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'
import type { CheckedLetter } from '../contract.ts'
import { CheckCodeForm } from './CheckCodeForm.tsx'
import { LetterResult } from './LetterResult.tsx'

/** For recipients of a letter who want to check that it is from us. */
export function VerifyPage() {
  const [letter, setLetter] = useState<CheckedLetter | null>(null)
  const [isFirst, setFirst] = useState(true)
  function checkAnother() {
    setFirst(false)
    setLetter(null)
  }
  return (
    <Page heading={m.verify_heading()} intro={m.verify_intro()}>
      {letter ? (
        <Outcome letter={letter} onAgain={checkAnother} />
      ) : (
        <CheckCodeForm takesCameraCode={isFirst} onChecked={setLetter} />
      )}
    </Page>
  )
}

function Outcome({ letter, onAgain }: { letter: CheckedLetter; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <div className={formStyles.outcome} ref={box} tabIndex={-1} role="status">
        <LetterResult letter={letter} />
      </div>
      <p className={styles.text}>
        <Button variant="tertiary" onClick={onAgain}>
          {m.verify_again()}
        </Button>
      </p>
    </>
  )
}
