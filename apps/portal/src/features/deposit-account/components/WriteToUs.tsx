import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import styles from './Application.module.css'

/** The way to the contact form, for what the page does not answer (specification, section 2). */
export function WriteToUs() {
  if (!isServiceOffered('contact')) return null
  return (
    <section
      aria-labelledby="write-to-us"
      className={styles.writeToUs}
      data-screen-only
      data-after-waiting
    >
      <h2 id="write-to-us">{m.deposit_write_to_us_heading()}</h2>
      <p>{m.deposit_write_to_us_text()}</p>
      <Link
        to="/contact"
        search={{ category: 'deposit-account' }}
        className="ds-button"
        data-variant="secondary"
      >
        {m.deposit_write_to_us()}
      </Link>
    </section>
  )
}
