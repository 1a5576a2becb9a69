import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import styles from './Setup.module.css'
import { type Move, moveId, type useMove } from './use-move.ts'

/** Moves an entry up or down. At either end the button remains, so that it keeps the focus. */
export function MoveButtons(props: {
  name: string
  move: Omit<Move, 'to'>
  isFirst: boolean
  isLast: boolean
  moving: ReturnType<typeof useMove>
}) {
  const { name, move, isFirst, isLast, moving } = props
  const button = (to: Move['to'], text: string, sign: string, isAtEnd: boolean) => (
    <Button
      id={moveId({ ...move, to })}
      variant="tertiary"
      icon
      aria-label={`${text}: ${name}`}
      title={text}
      aria-disabled={isAtEnd || moving.isPending}
      onClick={() => {
        if (!isAtEnd && !moving.isPending) moving.mutate({ ...move, to })
      }}
    >
      <span aria-hidden="true" className={styles.arrow}>
        {sign}
      </span>
    </Button>
  )
  return (
    <>
      {button('earlier', m.inquiry_setup_earlier(), '↑', isFirst)}
      {button('later', m.inquiry_setup_later(), '↓', isLast)}
    </>
  )
}
