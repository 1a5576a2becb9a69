import styles from './OnPaper.module.css'

/** A text that says more on paper, which is read in other years. */
export function OnPaper({ screen, paper }: { screen: string; paper: string }) {
  if (screen === paper) return screen
  return (
    <>
      <span data-screen-only>{screen}</span>
      <span className={styles.paper}>{paper}</span>
    </>
  )
}
