import { type ComponentProps, useEffect, useState } from 'react'
import { TextField } from '#ui/form/TextField.tsx'

type Props<Value> = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> & {
  value: Value
  error: string | undefined
  /** How a value is typed. */
  write: (value: Value) => string
  /** Undefined for what is none. */
  read: (typed: string) => Value | undefined
  /** Beside what is none. */
  wrong: string
  onChange: (value: Value) => void
  /** Whether something is typed that is none: it is not saved. */
  onWrong: (isInvalid: boolean) => void
}

/** A field whose value is another than its text, such as an amount: what is wrong stays in it. */
export function TypedField<Value>(props: Props<Value>) {
  const { value, error, write, read, wrong, onChange, onWrong, ...input } = props
  const [typed, setTyped] = useState(() => write(value))
  const [known, setKnown] = useState(value)
  // Somebody else has changed it, or who typed has chosen theirs.
  if (known !== value) {
    setKnown(value)
    if (read(typed) !== value) setTyped(write(value))
  }
  const isWrong = read(typed) === undefined
  useEffect(() => onWrong(isWrong), [isWrong, onWrong])
  return (
    <TextField
      {...input}
      value={typed}
      error={isWrong ? wrong : error}
      autoComplete="off"
      onChange={(event) => {
        const text = event.target.value
        const next = read(text)
        setTyped(text)
        if (next === undefined) return
        setKnown(next)
        onChange(next)
      }}
    />
  )
}
