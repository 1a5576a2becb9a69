import { listAnswers } from '#core/public-forms/answer-texts.ts'
import type { Institution } from '#core/studies/institutions.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { findServiceForm } from '../../model/service-forms/service-forms.ts'
import { withInstitutions } from '../../model/service-forms/with-institutions.ts'
import type { OpenInquiry } from '../contract.ts'
import styles from './Inbox.module.css'

/** The answers of a service form, in the language of the reader. */
export function Answers(props: { found: OpenInquiry; institutions: readonly Institution[] }) {
  const { found, institutions } = props
  const form = findServiceForm(found.form)
  if (!form || found.answers === null) return null
  return (
    <section className={styles.section} aria-labelledby="answers-heading">
      <h2 id="answers-heading" className={styles.heading}>
        {m.inbox_answers()}
      </h2>
      <Facts>
        {listAnswers(withInstitutions(form, institutions), found.answers, getLocale()).map(
          ({ id, label, text }) => (
            <Fact key={id} label={label}>
              {text}
            </Fact>
          ),
        )}
      </Facts>
    </section>
  )
}
