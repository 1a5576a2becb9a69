import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import styles from './FrontDesk.module.css'

/** Rules that staff can waive. */
export function WaivedRules<Rule extends string>(props: {
  options: readonly { value: Rule; text: string }[]
  chosen: readonly Rule[]
  onChange: (chosen: Rule[]) => void
}) {
  return (
    <div className={styles.waivedRules}>
      <Choices id="desk-set-aside" legend={m.desk_set_aside()} type="checkbox" {...props} />
      <p className={styles.quiet}>{m.desk_set_aside_hint()}</p>
    </div>
  )
}
