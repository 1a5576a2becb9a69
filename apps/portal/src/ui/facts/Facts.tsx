import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type Props = {
  /** As many beside each other as there is room for: of things of which there are many on a page. */
  isDense?: boolean
  children: ReactNode
}

/** Names and values, one under the other. */
export function Facts({ isDense = false, children }: Props) {
  return <dl className={`${styles.facts} ${isDense ? styles.dense : ''}`}>{children}</dl>
}

/** Nothing at all when there is nothing to say. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false)
    return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
