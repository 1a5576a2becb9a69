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
import type { ContactCategories } from '../contract.ts'
import { useLoadedDraft } from '../form/use-contact-draft.ts'
import type { OtherWays } from '../other-ways.ts'
import type { ContactOutcome } from '../plain/outcomes.ts'
import { usePlainForm } from '../plain/use-plain-form.ts'
import { categoriesQuery } from '../queries.ts'
import styles from './Contact.module.css'
import { ContactFields } from './ContactFields.tsx'
import { NoCategories } from './NoCategories.tsx'
import { PlainForm } from './PlainForm.tsx'
import { SentPlainForm } from './SentPlainForm.tsx'

type Props = {
  categoryId: string | undefined
  otherWays: OtherWays
  /** As loaded with the page; undefined when that failed. */
  categories: ContactCategories | undefined
}

/** The form, then the confirmation. */
export function Contact({
  outcome,
  ...props
}: Props & {
  /** Of the form when it was sent without JavaScript. */
  outcome: ContactOutcome | undefined
}) {
  const { categoryId } = props
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <section className={`${formStyles.section} ${styles.contact}`} aria-label={m.contact_form()}>
      {sentFrom === null ? (
        <>
          <h2>{m.contact_form()}</h2>
          {outcome ? (
            <SentPlainForm outcome={outcome} />
          ) : (
            <Form key={categoryId} {...props} onSent={setSentFrom} />
          )}
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
  categories: loadedCategories,
  onSent,
}: Props & { onSent: (email: string) => void }) {
  const user = useSessionUser()
  const userId = user === undefined ? undefined : (user?.id ?? null)
  const details = useQuery({ ...userDetailsQuery, enabled: Boolean(user) })
  const categories = useQuery(categoriesQuery(getLocale(), loadedCategories))
  const loaded = useLoadedDraft(userId)
  const isKnown = userId === null || details.data !== undefined
  // Those of the page may be a minute old.
  const isCurrent = categories.dataUpdatedAt > 0 || categories.isError
  const isReady = userId !== undefined && isKnown && loaded !== null && isCurrent
  const plain = usePlainForm(isReady ? { reader: userId, loaded } : null)
  // Keeps the form and its text when a query is repeated and fails.
  if (categories.isError && !categories.data)
    return <LoadFailure text={m.contact_categories_failed()} retry={categories.refetch} />
  // The form cannot be sent without a category.
  if (categories.data && categories.data.offered.length === 0)
    return <NoCategories otherWays={otherWays} />
  if (user && details.isError && !details.data)
    return <LoadFailure text={accountErrorText(details.error)} retry={details.refetch} />
  if (!categories.data) return <Waiting rows={3} />
  if (userId === undefined || plain.start === null)
    return <PlainForm ref={plain.form} offered={categories.data.offered} />
  return (
    <ContactFields
      key={userId}
      userId={userId}
      loaded={plain.start}
      categoryId={categoryId}
      onSent={onSent}
      offered={categories.data.offered}
      onCategoriesChanged={categories.refetch}
      account={userId === null ? null : (details.data ?? null)}
    />
  )
}
