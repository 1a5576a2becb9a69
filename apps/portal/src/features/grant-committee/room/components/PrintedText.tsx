import type { SentApplication } from '#core/grants/application/contract.ts'
import { ApplicationText } from '#core/grants/components/ApplicationText.tsx'
import type { OpenItem } from '../../model/contract.ts'
import { applicantText } from '../room-texts.ts'
import styles from './Room.module.css'

/** One application on paper; files are named. */
export function PrintedText({
  item,
  application,
}: {
  item: OpenItem
  application: SentApplication
}) {
  return (
    <article className={styles.printed} aria-labelledby={`printed-${item.id}`}>
      <h3 id={`printed-${item.id}`}>
        {applicantText(item)}: {item.title}
      </h3>
      <ApplicationText application={application} />
    </article>
  )
}
