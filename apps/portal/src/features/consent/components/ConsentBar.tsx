import { type FormEvent, useId, useRef, useState } from 'react'
import { type Purpose, purposes } from '#core/consent/consent-cookie.ts'
import { currentConsent, saveConsent } from '#core/consent/consent-store.ts'
import { m } from '#messages'
import { useCoveredFoot } from '../use-covered-foot.ts'
import { useReturnedFocus } from '../use-returned-focus.ts'
import styles from './ConsentBar.module.css'

const purposeTexts = {
  media: m.consent_media,
  analytics: m.consent_analytics,
} as const satisfies Record<Purpose, () => string>

/** Yes and no on the same level and of the same size, and a choice for each purpose. */
export function ConsentBar() {
  const heading = useId()
  const bar = useRef<HTMLElement>(null)
  const choices = useId()
  const answer = currentConsent()
  const [isChoosing, setIsChoosing] = useState(answer !== null)
  useCoveredFoot(bar)
  useReturnedFocus(bar)

  function saveChosen(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    saveConsent(new Set(purposes.filter((purpose) => chosen.has(purpose))))
  }

  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby={heading}
      tabIndex={-1}
      data-consent
      data-screen-only
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
            onClick={() => saveConsent(new Set())}
          >
            {m.consent_refuse()}
          </button>
          <button
            type="button"
            className="ds-button"
            data-variant="secondary"
            onClick={() => saveConsent(new Set(purposes))}
          >
            {m.consent_accept()}
          </button>
          <button
            type="button"
            className="ds-button"
            data-variant="tertiary"
            aria-expanded={isChoosing}
            aria-controls={choices}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {m.consent_choose()}
          </button>
        </div>
        <form id={choices} className={styles.choices} hidden={!isChoosing} onSubmit={saveChosen}>
          {purposes.map((purpose) => (
            <label key={purpose} className={styles.purpose}>
              <input
                type="checkbox"
                name={purpose}
                defaultChecked={answer?.has(purpose) ?? false}
              />
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
