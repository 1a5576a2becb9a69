import type { ReactNode } from 'react'
import styles from './Pairs.module.css'

type Props = {
  /** Either a caption of its own or the id of a heading before it. */
  name: { caption: string | null } | { headingId: string }
  rows: readonly { name: string; value: string; mark?: ReactNode; isToday?: boolean }[]
}

/** Names and what holds for each, such as days and hours. */
export function PairTable({ name, rows }: Props) {
  return (
    <table
      className={styles.table}
      aria-labelledby={'headingId' in name ? name.headingId : undefined}
    >
      {'caption' in name && name.caption && <caption>{name.caption}</caption>}
      <tbody>
        {rows.map((row) => (
          <tr key={row.name + row.value} aria-current={row.isToday ? 'date' : undefined}>
            <th scope="row">
              {row.name}
              {row.mark}
            </th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
