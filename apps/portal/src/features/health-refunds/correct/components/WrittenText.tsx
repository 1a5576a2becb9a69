import styles from './WrittenText.module.css'

/** What somebody has written, with its line breaks. */
export const WrittenText = ({ text }: { text: string }) => (
  <span className={styles.text}>{text}</span>
)
