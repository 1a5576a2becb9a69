import type { ComponentProps } from 'react'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { attach } from './command-button.behaviour.ts'

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  command: 'show-modal' | 'close'
  /** The id of the dialog. */
  commandfor: string
}

/** Opens or closes a `PageDialog`: the browser does it, in most cases. */
export function CommandButton({ command, commandfor, ...props }: Props) {
  const button = useBehaviour<HTMLButtonElement>(attach)
  // React's types do not know them yet.
  const invoker = { command, commandfor }
  return (
    <button ref={button} type="button" data-behaviour="command-button" {...props} {...invoker} />
  )
}
