import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from './Setup.module.css'

export type SetupRow = {
  readonly key: string
  readonly name: string
  readonly details?: ReactNode
  /** What can be done about it. */
  readonly actions?: ReactNode
}

/** A part of a kindergarten: its rows, what can be done about each, and the button that adds one. */
export function SetupSection(props: {
  id: string
  heading: string
  text?: string
  /** In place of an empty list. */
  noneText: string
  rows: readonly SetupRow[]
  /** Left out where the reader adds none. */
  add?: { readonly text: string; readonly onPress: () => void } | undefined
  /** Below the rows, and the dialogs. */
  children?: ReactNode
}) {
  const { id, heading, text, noneText, rows, add, children } = props
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {add && (
          <Button variant="secondary" onClick={add.onPress}>
            {add.text}
          </Button>
        )}
      </div>
      {text && <p>{text}</p>}
      {rows.length === 0 ? (
        <p>{noneText}</p>
      ) : (
        <Rows label={heading}>
          {rows.map(({ key, name, details, actions }) => (
            <Row key={key} name={name} details={details} action={actions} />
          ))}
        </Rows>
      )}
      {children}
    </section>
  )
}
