import { Button } from '@digdir/designsystemet-react'

/** A button of a row, which says of what it is to those who only hear it. */
export function RowButton(props: { text: string; about: string; onPress: () => void }) {
  return (
    <Button variant="tertiary" onClick={props.onPress}>
      {props.text}
      <span className="ds-sr-only"> {props.about}</span>
    </Button>
  )
}
