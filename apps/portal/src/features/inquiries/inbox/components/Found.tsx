import { Button } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { FoundInquiries } from '../contract.ts'
import { stateNames, subjectText } from '../inbox-texts.ts'
import styles from './Inbox.module.css'

/** The results of a search, shown instead of the list. */
export function Found({ found, onClear }: { found: FoundInquiries; onClear: () => void }) {
  const { items, isMore } = found
  return (
    <section className={styles.section} aria-labelledby="found-heading">
      <h2 id="found-heading" className={styles.heading}>
        {m.inbox_search_heading()}
      </h2>
      <p role="status">
        {isMore ? m.inbox_search_more() : m.inbox_search_found({ count: items.length })}
      </p>
      <ul className={styles.found}>
        {items.map((line) => (
          <li key={line.id}>
            <Link to="/staff/inquiries/$id" params={{ id: line.id }}>
              {m.inbox_open_number({ number: line.number, subject: subjectText(line) })}
            </Link>
            <p className={styles.subtle}>
              {line.name} · {textIn(line.category)} · {stateNames[line.state]()}
            </p>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={onClear}>
          {m.inbox_search_clear()}
        </Button>
      </div>
    </section>
  )
}
