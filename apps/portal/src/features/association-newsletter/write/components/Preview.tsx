import { languageOf } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { OpenIssue } from '../contract.ts'
import { languagesText } from '../issue-texts.ts'
import styles from './Newsletter.module.css'

/** The mails as readers get them. */
export function Preview({ issue }: { issue: OpenIssue }) {
  return (
    <section className={styles.section} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        {m.association_newsletter_preview()}
      </h2>
      <p>
        {issue.preview.length === 0
          ? m.association_newsletter_preview_empty()
          : languagesText(issue)}
      </p>
      {issue.preview.map(({ language, subject, text }) => (
        <article
          key={language}
          lang={languageOf(language)}
          className={styles.mail}
          aria-label={subject}
        >
          <h3>{subject}</h3>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  )
}
