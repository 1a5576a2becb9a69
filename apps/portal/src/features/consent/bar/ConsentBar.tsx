import { useId } from 'react'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { type Purpose, purposes } from '#platform/consent/consent-cookie.ts'
import styles from './ConsentBar.module.css'
import { attach } from './consent-bar.behaviour.ts'

const purposeTexts = {
  media: m.consent_media,
  analytics: m.consent_analytics,
} as const satisfies Record<Purpose, () => string>

/** Yes and no on the same level and of the same size, and a choice for each purpose. */
export function ConsentBar() {
  const bar = useBehaviour<HTMLElement>(attach)
  const heading = useId()
  const choices = useId()
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby={heading}
      tabIndex={-1}
      hidden
      data-behaviour="consent-bar"
      data-consent
      data-screen-only
      data-nosnippet
    >
      <div className={styles.content}>
        <div>
          <h2 id={heading} className={styles.heading}>
            {m.consent_heading()}
          </h2>
          <p className={styles.text}>{m.consent_text()}</p>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className="ds-button"
            data-variant="secondary"
            data-consent-refuse=""
          >
            {m.consent_refuse()}
          </button>
          <button
            type="button"
            className="ds-button"
            data-variant="secondary"
            data-consent-accept=""
          >
            {m.consent_accept()}
          </button>
          <button
            type="button"
            className="ds-button"
            data-variant="tertiary"
            aria-expanded={false}
            aria-controls={choices}
            data-consent-choose=""
          >
            {m.consent_choose()}
          </button>
        </div>
        <form id={choices} className={styles.choices} hidden>
          {purposes.map((purpose) => (
            <label key={purpose} className={styles.purpose}>
              <input type="checkbox" name={purpose} />
              <span>{purposeTexts[purpose]()}</span>
            </label>
          ))}
          <button type="submit" className="ds-button" data-variant="secondary">
            {m.consent_save()}
          </button>
        </form>
      </div>
    </section>
  )
}
