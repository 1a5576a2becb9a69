import { m } from '#messages'
import styles from './Steps.module.css'

type Props = {
  names: readonly string[]
  /** From 1. */
  current: number
}

/** The progress in a task of several pages; the numbers show it without colour. */
export function Steps({ names, current }: Props) {
  return (
    <nav aria-label={m.steps_label()}>
      <p className={styles.where}>{m.steps_where({ current, count: names.length })}</p>
      <ol className={styles.steps}>
        {names.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-done={index + 1 < current || undefined}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.name}>
              {name}
              {index + 1 < current && <span className="ds-sr-only"> {m.steps_done()}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
