import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import formStyles from '#core/public-forms/components/PublicForm.module.css'
import { SentNotice } from '#core/public-forms/components/SentNotice.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { useLoadedDraft } from '../form/use-contact-draft.ts'
import type { OtherWays } from '../other-ways.ts'
import { categoriesQuery } from '../queries.ts'
import styles from './Contact.module.css'
import { ContactFields } from './ContactFields.tsx'
import { NoCategories } from './NoCategories.tsx'

/** The form, after the session and the categories are loaded; then the confirmation. */
export function Contact(props: { categoryId: string | undefined; otherWays: OtherWays }) {
  const { categoryId } = props
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <section className={`${formStyles.section} ${styles.contact}`} aria-label={m.contact_form()}>
      {sentFrom === null ? (
        <>
          <h2>{m.contact_form()}</h2>
          <noscript>
            <p>{m.contact_no_script()}</p>
          </noscript>
          <Form key={categoryId} {...props} onSent={setSentFrom} />
        </>
      ) : (
        <SentNotice
          headingId="contact-sent"
          heading={m.contact_sent_heading()}
          text={m.contact_sent_text({ email: sentFrom })}
          another={m.contact_another()}
          onAnother={() => setSentFrom(null)}
        />
      )}
    </section>
  )
}

function Form({
  categoryId,
  otherWays,
  onSent,
}: {
  categoryId: string | undefined
  otherWays: OtherWays
  onSent: (email: string) => void
}) {
  const user = useSessionUser()
  const userId = user === undefined ? undefined : (user?.id ?? null)
  const details = useQuery({ ...userDetailsQuery, enabled: Boolean(user) })
  const categories = useQuery(categoriesQuery(getLocale()))
  const loaded = useLoadedDraft(userId)
  // Keeps the form and its text when a query is repeated and fails.
  if (categories.isError && !categories.data)
    return <LoadFailure text={m.contact_categories_failed()} retry={categories.refetch} />
  // The form cannot be sent without a category.
  if (categories.data && categories.data.offered.length === 0)
    return <NoCategories otherWays={otherWays} />
  if (user && details.isError && !details.data)
    return <LoadFailure text={accountErrorText(details.error)} retry={details.refetch} />
  const isKnown = userId === null || details.data
  if (userId === undefined || !isKnown || !loaded || !categories.data) return <Waiting rows={3} />
  return (
    <ContactFields
      key={userId}
      userId={userId}
      loaded={loaded}
      categoryId={categoryId}
      onSent={onSent}
      offered={categories.data.offered}
      onCategoriesChanged={categories.refetch}
      account={userId === null ? null : (details.data ?? null)}
    />
  )
}
