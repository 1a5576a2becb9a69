import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import styles from './Move.module.css'
import type { Direction } from './order.ts'
import type { Moving } from './use-move.ts'

/** Moves an entry up or down. At either end the button remains, so that it keeps the focus. */
export function MoveButtons<Entry>(props: {
  name: string
  entry: Entry
  isFirst: boolean
  isLast: boolean
  moving: Moving<Entry>
}) {
  const { name, entry, isFirst, isLast, moving } = props
  const button = (to: Direction, text: string, sign: string, isAtEnd: boolean) => (
    <Button
      id={moving.buttonId(entry, to)}
      variant="tertiary"
      icon
      aria-label={`${text}: ${name}`}
      title={text}
      aria-disabled={isAtEnd || moving.isPending}
      onClick={() => {
        if (!isAtEnd && !moving.isPending) moving.move(entry, to)
      }}
    >
      <span aria-hidden="true" className={styles.arrow}>
        {sign}
      </span>
    </Button>
  )
  return (
    <>
      {button('earlier', m.editable_move_up(), '↑', isFirst)}
      {button('later', m.editable_move_down(), '↓', isLast)}
    </>
  )
}
