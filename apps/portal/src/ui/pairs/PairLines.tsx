import styles from './Pairs.module.css'

/** Names and what holds for each where there is little room, as on a card. */
export function PairLines({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <ul className={styles.lines}>
      {rows.map(({ name, value }) => (
        <li key={name + value}>
          <span>{name} </span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  )
}
