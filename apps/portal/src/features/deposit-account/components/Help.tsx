import type { HelpText } from '@trivsel/content-contract/pages'
import { ContactAreas } from '#ui/contact-areas/ContactAreas.tsx'
import { Questions } from '#ui/questions/Questions.tsx'
import styles from './Application.module.css'

/** What the editors answer to everybody, and whom to ask about the rest. */
export function Help({ help }: { help: HelpText | null }) {
  if (!help) return null
  return (
    <div className={styles.help} data-screen-only data-after-waiting>
      <Questions items={help.questions} />
      <ContactAreas areas={help.contactAreas} />
    </div>
  )
}
