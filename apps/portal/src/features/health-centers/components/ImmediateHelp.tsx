import type { RichText } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { GuardedRichText } from '#ui/rich-text/GuardedRichText.tsx'
import styles from './ImmediateHelp.module.css'

/** Where to turn when it cannot wait: before everything else on the page. */
export function ImmediateHelp({ header, text }: { header: string | null; text: RichText }) {
  return (
    <section className={styles.help} aria-labelledby="immediate-help">
      <h2 id="immediate-help">{header ?? m.health_center_immediate()}</h2>
      <GuardedRichText content={text} />
    </section>
  )
}
