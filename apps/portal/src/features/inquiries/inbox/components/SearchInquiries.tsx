import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { FoundInquiries } from '../contract.ts'
import { SearchForm } from '../forms.ts'
import { searchInquiries } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'
import styles from './Inbox.module.css'

const idPrefix = 'inquiry-search-'

/** Searches all inquiries, independent of the filters of the list. */
export function SearchInquiries({ onFound }: { onFound: (found: FoundInquiries) => void }) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(SearchForm),
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: inboxErrorText,
    codeText: () => m.inbox_search_short(),
    send: async (values) => onFound(await whileLoggedIn(() => searchInquiries(values))),
  })
  return (
    <search>
      <form method="post" onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <div className={styles.search}>
          <TextField
            id={`${idPrefix}text`}
            label={m.inbox_search_label()}
            autoComplete="off"
            error={textOf('text')}
            {...form.register('text')}
          />
          <Button type="submit" variant="secondary" loading={isSubmitting}>
            {m.inbox_search()}
          </Button>
        </div>
      </form>
    </search>
  )
}
