import styles from './Kindergarten.module.css'

/** Staff say that they have read a warning. */
export function Tick(props: {
  text: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className="ds-input"
        checked={props.isTicked}
        onChange={({ target }) => props.onTick(target.checked)}
      />
      {props.text}
    </label>
  )
}
