import { useQuery } from '@tanstack/react-query'
import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { useEffect, useState } from 'react'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { type Draft, readDraft } from '../draft.ts'
import { FormFields } from './FormFields.tsx'
import styles from './PublicForm.module.css'
import type { PublicFormProps } from './public-form-props.ts'
import { SentNotice } from './SentNotice.tsx'

/** A form that anybody may send, with what it says when it has come. */
export function PublicForm(props: PublicFormProps) {
  const { definition, heading, sent } = props
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const headingId = `${definition.id}-heading`
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      {sentFrom === null ? (
        <>
          <h2 id={headingId}>{heading}</h2>
          <noscript>
            <p>{m.form_no_script()}</p>
            <p>
              <a href={`${fixedAddresses.contact[getLocale()]}#contact`}>
                {m.contact_areas_heading()}
              </a>
            </p>
          </noscript>
          <QueryProvider>
            <WhenKnown {...props} onSent={setSentFrom} />
          </QueryProvider>
        </>
      ) : (
        <SentNotice
          headingId={headingId}
          heading={sent.heading}
          another={sent.another}
          text={sent.text(sentFrom)}
          onAnother={() => setSentFrom(null)}
        />
      )}
    </section>
  )
}

/** The form when it is known who fills it in. */
function WhenKnown(props: PublicFormProps & { onSent: (email: string) => void }) {
  const user = useSessionUser()
  const userId = user === undefined ? undefined : (user?.id ?? null)
  const details = useQuery({ ...userDetailsQuery, enabled: Boolean(user) })
  const draft = useBegunDraft(props.definition.id, userId)
  // What is written here stays when something is asked for again and cannot be had.
  if (user && details.isError && !details.data)
    return <LoadFailure text={accountErrorText(details.error)} retry={details.refetch} />
  const isKnown = userId === null || details.data
  if (userId === undefined || !isKnown || draft === undefined) return <Waiting rows={3} />
  const account = userId === null ? null : (details.data ?? null)
  return <FormFields key={userId} {...props} userId={userId} draft={draft} account={account} />
}

/** @returns undefined until it is known */
function useBegunDraft(formId: string, reader: string | null | undefined) {
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    if (reader !== undefined) setDraft(readDraft(window.sessionStorage, formId, reader, Date.now()))
  }, [formId, reader])
  return draft
}
