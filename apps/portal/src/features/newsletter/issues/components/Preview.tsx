import { languageOf, locales } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { OpenIssue } from '../contract.ts'
import styles from './Newsletter.module.css'

/** The mails as subscribers get them. */
export function Preview({ issue: { preview, subject } }: { issue: OpenIssue }) {
  const languages = locales.filter((language) => subject[language] !== '')
  return (
    <section className={styles.section} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        {m.newsletter_preview()}
      </h2>
      {languages.length === 0 && <p>{m.newsletter_preview_empty()}</p>}
      {languages.map((language) => (
        <article
          key={language}
          lang={languageOf(language)}
          className={styles.mail}
          aria-label={preview[language].subject}
        >
          <h3>{preview[language].subject}</h3>
          <p className={styles.text}>{preview[language].text}</p>
        </article>
      ))}
    </section>
  )
}
